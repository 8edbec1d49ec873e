// The console's shortcuts on this device: their list, and the switch for those of one letter.
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { writeStored } from '../../storage.ts';
import { Button } from '../../ui/button.tsx';
import { SwitchRow } from '../../ui/choice-row.tsx';
import { ShortcutsSheet } from '../palette/shortcuts-sheet.tsx';
import { usesShortcuts } from '../palette/use-shortcuts.ts';

export function AccountShortcuts() {
  const { t } = useLingui();
  const [on, setOn] = useState(true);
  const [listed, setListed] = useState(false);
  useEffect(() => setOn(usesShortcuts()), []);
  return (
    <section className="card stack needs-keyboard">
      <h2 className="t-head">
        <Trans>Atalhos do teclado</Trans>
      </h2>
      <SwitchRow
        label={t`Atalhos de uma letra`}
        detail={t`N começa um pedido e G leva a outra seção. Vale neste aparelho.`}
        checked={on}
        onChange={({ currentTarget: { checked } }) => {
          setOn(checked);
          writeStored('staffKeys', checked ? null : false);
        }}
      />
      <Button variant="neutral" size="md" onClick={() => setListed(true)}>
        <Trans>Ver os atalhos</Trans>
      </Button>
      {listed ? <ShortcutsSheet onClose={() => setListed(false)} /> : null}
    </section>
  );
}
