// Reads an open reply, as a browser's EventSource would.

export type Listener = {
  /** Everything so far. */
  received(): string;
  /** Waits until the received text contains this so many times. */
  until(part: string, times?: number): Promise<void>;
  /** Waits for the end. */
  end(): Promise<void>;
};

export function listen(response: Response): Listener {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  async function more(): Promise<boolean> {
    const part = await reader?.read();
    text += decoder.decode(part?.value, { stream: true });
    return part?.done === false;
  }
  return {
    received: () => text,
    async until(part, times = 1) {
      while (text.split(part).length <= times)
        if (!(await more())) throw new Error(`the reply ended before ${part}`);
    },
    async end() {
      while (await more());
    },
  };
}
