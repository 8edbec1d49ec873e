// The address that limits count: the socket's, unless requests pass our own proxies.

/**
 * `proxies` is how many of ours a request passes. Each appends the address that it saw to
 * X-Forwarded-For; anything further left came from the caller and proves nothing. With fewer
 * entries than proxies the request bypassed one, so the socket's address is used.
 */
export function callerAddress(
  socket: string,
  forwardedFor: string | null,
  proxies: number,
): string {
  if (proxies === 0 || forwardedFor === null) return socket;
  const seen = forwardedFor.split(',').map((address) => address.trim());
  return seen.at(-proxies) || socket;
}
