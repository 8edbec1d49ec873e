// Says that the store is not watching its orders now, without moving the menu.
import { Trans } from '@lingui/react/macro';

export function UnwatchedStoreLine() {
  return (
    <p className="slow-answer t-cap" role="status">
      <Trans>A loja pode demorar a responder agora.</Trans>
    </p>
  );
}
