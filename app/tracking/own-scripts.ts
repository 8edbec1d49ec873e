// Runs the brand's own scripts in a frame that cannot read this page, and sends it the events.
import type { SeenPage } from './google-tags.ts';
import type { MoneyEvent } from './money-events.ts';

export class OwnScripts {
  readonly #frame = document.createElement('iframe');
  #waiting: unknown[] | null = [];

  constructor() {
    const frame = this.#frame;
    frame.src = '/etiquetas';
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.hidden = true;
    frame.title = 'etiquetas';
    frame.tabIndex = -1;
    frame.addEventListener('load', () => {
      const waiting = this.#waiting ?? [];
      this.#waiting = null;
      for (const message of waiting) this.#post(message);
    });
    document.body.append(frame);
  }

  page(detail: SeenPage): void {
    this.#send({ kind: 'quitute:page', detail });
  }

  tell(detail: MoneyEvent): void {
    this.#send({ kind: 'quitute:money', detail });
  }

  #send(message: unknown): void {
    if (this.#waiting === null) this.#post(message);
    else this.#waiting.push(message);
  }

  /** The frame has no origin, and the message contains no secret. */
  #post(message: unknown): void {
    this.#frame.contentWindow?.postMessage(message, '*');
  }
}
