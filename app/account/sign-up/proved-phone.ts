// A phone whose code was right but which no account has: on the way to the sign-up it travels in
// the history's state, and need not be confirmed again.

export function provedPhoneOf(state: unknown): string | null {
  const phone =
    typeof state === 'object' && state !== null && 'provedPhone' in state
      ? state.provedPhone
      : null;
  return typeof phone === 'string' ? phone : null;
}
