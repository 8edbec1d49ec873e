// The name of a call for the sentence of an unexpected reply: the Portuguese of its path in the
// specification, as words.

/** '/quitute/PedidoCalculado' is 'Pedido calculado'; parameters of a path name nothing. */
export function callName(path: string): string {
  const named = path.split('/').findLast((part) => part !== '' && !part.startsWith(':')) ?? '';
  const words = named.replaceAll('_', ' ').replace(/(?<=[a-zà-ú])(?=[A-ZÀ-Ú])/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}
