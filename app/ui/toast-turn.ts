// Which toast is shown, one at a time: an error stays for its time, and other toasts wait.

export type ToastTone = 'plain' | 'success' | 'danger';
export type Turn<Message> = { shown: Message | null; waiting: Message | null };

/** A new error replaces an error; the same text keeps the toast and restarts its time. */
export function nextTurn<Message extends { tone?: ToastTone }>(
  { shown }: Turn<Message>,
  message: Message,
): Turn<Message> {
  if (shown?.tone === 'danger' && message.tone !== 'danger') return { shown, waiting: message };
  return { shown: message, waiting: null };
}

export function afterTurn<Message>({ waiting }: Turn<Message>): Turn<Message> {
  return { shown: waiting, waiting: null };
}

/** An error whose cause has ended gives its turn away. */
export function withoutError<Message extends { text: string }>(
  turn: Turn<Message>,
  text: string,
): Turn<Message> {
  return turn.shown?.text === text ? afterTurn(turn) : turn;
}
