// Light, dark, or the system's setting. Only this browser knows the choice, so it is read after
// hydration.
import { Trans, useLingui } from '@lingui/react/macro';
import { Moon, Sun, SunMoon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type Appearance, readAppearance, setAppearance } from '../brand/theme.ts';
import { Icon } from '../ui/icon.tsx';
import { Segmented } from '../ui/segmented.tsx';

export function AppearanceChoice() {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<Appearance | null>(null);
  useEffect(() => setChosen(readAppearance()), []);
  const choose = (appearance: Appearance) => {
    setAppearance(appearance);
    setChosen(appearance);
  };
  return (
    <li className="appearance">
      <div className="li">
        <Icon of={SunMoon} />
        <span className="t-label">
          <Trans>Aparência</Trans>
        </span>
      </div>
      <Segmented
        label={t`Aparência`}
        options={[
          { value: 'system', label: t`Automática` },
          { value: 'light', label: t`Clara`, icon: Sun },
          { value: 'dark', label: t`Escura`, icon: Moon },
        ]}
        value={chosen}
        onChange={choose}
      />
    </li>
  );
}
