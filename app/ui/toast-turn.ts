// Which toast is shown, one at a time: an error keeps its time, and what is no error waits behind it.

export type ToastTone = 'plain' | 'success' | 'danger';
export type Turn<Message> = { shown: Message | null; waiting: Message | null };

/** A newer error takes the place of an error; the same words keep the toast and start its time. */
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
