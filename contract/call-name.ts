// The name of a call for the message about an unexpected reply: the Portuguese of its path in the
// specification, as words.

/** '/quitute/PedidoCalculado' becomes 'Pedido calculado'; path parameters are left out. */
export function callName(path: string): string {
  const named = path.split('/').findLast((part) => part !== '' && !part.startsWith(':')) ?? '';
  const words = named.replaceAll('_', ' ').replace(/(?<=[a-zà-ú])(?=[A-ZÀ-Ú])/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}
