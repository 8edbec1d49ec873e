// Rarely used brand settings: custom scripts, with a warning.
import { Trans, useLingui } from '@lingui/react/macro';
import type { ConsoleStore } from '#contract/entities/console/store.ts';
import { Notice } from '../../ui/notice.tsx';
import { ParagraphField } from '../forms/typed-fields.tsx';

type Look = NonNullable<ConsoleStore['marca']>;
const LONGEST_SCRIPT = 20_000;

export function BrandScripts({
  draft,
  onChange,
}: {
  draft: Look;
  onChange: (part: Partial<Look>) => void;
}) {
  const { t } = useLingui();
  const slots = [
    { name: 'script', label: t`Script` },
    { name: 'scriptscriptBody', label: t`Script do corpo da página` },
  ] as const;
  return (
    <section className="card stack">
      <h2 className="t-item">
        <Trans>Scripts próprios</Trans>
      </h2>
      <Notice tone="warning">
        <Trans>
          Cole só o que vem de quem você conhece. O script roda isolado: depois do consentimento do
          cliente, sem ler a página nem desenhar nela. Ele recebe as páginas vistas e as vendas.
        </Trans>
      </Notice>
      {slots.map(({ name, label }) => (
        <ParagraphField
          key={name}
          label={label}
          optional
          rows={5}
          maxLength={LONGEST_SCRIPT}
          spellCheck={false}
          autoComplete="off"
          value={draft[name] ?? ''}
          onChange={(text) => onChange({ [name]: text.trim() === '' ? null : text })}
        />
      ))}
    </section>
  );
}
