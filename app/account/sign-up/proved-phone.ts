// A confirmed phone without an account: passed to the sign-up in the history state, so that it need
// not be confirmed again.

export function provedPhoneOf(state: unknown): string | null {
  const phone =
    typeof state === 'object' && state !== null && 'provedPhone' in state
      ? state.provedPhone
      : null;
  return typeof phone === 'string' ? phone : null;
}
