// Nobody looks at the store's orders just now: said calmly, where nothing on the menu has to move
// for it.
import { Trans } from '@lingui/react/macro';

export function SlowAnswer() {
  return (
    <p className="slow-answer t-cap" role="status">
      <Trans>A loja pode demorar a responder agora.</Trans>
    </p>
  );
}
