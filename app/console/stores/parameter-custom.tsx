// Custom parameters: pairs of name and value for the restaurant's own integrations.
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, X } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { CodeField, WordField } from '../forms/typed-fields.tsx';

export type CustomPair = { key: string; nome: string; valor: string };
const MOST = 50;

export function ParameterCustom({
  own,
  onChange,
}: {
  own: readonly CustomPair[];
  onChange: (own: CustomPair[]) => void;
}) {
  const { t } = useLingui();
  const set = (key: string, part: Partial<CustomPair>) =>
    onChange(own.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const add = () =>
    onChange([
      ...own,
      {
        key: `new-${Math.max(0, ...own.map(({ key }) => Number(key.split('-')[1]))) + 1}`,
        nome: '',
        valor: '',
      },
    ]);
  return (
    <section className="card stack">
      <h3 className="t-item">
        <Trans>Parâmetros próprios</Trans>
      </h3>
      <p className="t-cap">
        <Trans>
          Para os programas que você liga ao site: saem com os dados do aplicativo, onde “true” e
          “false” viram sim e não, e só algarismos viram número. O site não os usa.
        </Trans>
      </p>
      {own.map(({ key, nome, valor }) => (
        <div key={key} className="parameter-own">
          <CodeField
            label={t`Nome`}
            value={nome}
            maxLength={80}
            error={
              nome === '' || /^[A-Za-z_]\w*$/.test(nome.trim())
                ? ''
                : t`Só letras sem acento, algarismos e _.`
            }
            onChange={(text) => set(key, { nome: text })}
          />
          <WordField
            label={t`Valor`}
            value={valor}
            maxLength={300}
            onChange={(text) => set(key, { valor: text })}
          />
          <IconButton
            label={t`Tirar ${nome}`}
            icon={X}
            size={18}
            onClick={() => onChange(own.filter((one) => one.key !== key))}
          />
        </div>
      ))}
      {own.length < MOST ? (
        <div>
          <Button variant="outline" size="sm" onClick={add}>
            <Icon of={Plus} size={16} />
            <Trans>Novo parâmetro</Trans>
          </Button>
        </div>
      ) : null}
    </section>
  );
}
