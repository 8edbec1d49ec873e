// Every shortcut of the console, in a list.
import { useLingui } from '@lingui/react/macro';
import { Sheet } from '../../ui/sheet.tsx';
import { sectionsFor } from '../frame/navigation.ts';
import { useRole } from '../frame/use-role.ts';
import { sectionKeys } from './shortcut-keys.ts';

type Line = { keys: readonly string[]; does: string };

export function ShortcutsSheet({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useLingui();
  const role = useRole();
  const sections = sectionsFor(role);
  const parts: { name: string; lines: readonly Line[] }[] = [
    {
      name: t`Em qualquer tela`,
      lines: [
        { keys: ['Ctrl', 'K'], does: t`Buscar em tudo` },
        { keys: ['?'], does: t`Atalhos do teclado` },
        { keys: ['N'], does: t`Novo pedido` },
        ...sections.map(({ section, name }) => ({
          keys: ['G', sectionKeys[section].toUpperCase()],
          does: i18n._(name),
        })),
      ],
    },
    {
      name: t`Balcão`,
      lines: [
        { keys: ['F2'], does: t`Cliente` },
        { keys: ['F4'], does: t`Produto` },
        { keys: ['F7'], does: t`Cupom` },
        { keys: ['F8'], does: t`Quando` },
        { keys: ['F9'], does: t`Pagamento` },
        { keys: ['Alt', '1–3'], does: t`Repetir` },
        { keys: ['Ctrl', 'S'], does: t`Guardar pedido` },
        { keys: ['Ctrl', 'Enter'], does: t`Enviar à cozinha` },
      ],
    },
    ...(sections.some(({ section }) => section === 'settings')
      ? [{ name: t`Configurações`, lines: [{ keys: ['/'], does: t`Buscar` }] }]
      : []),
  ];
  return (
    <Sheet title={t`Atalhos do teclado`} onClose={onClose}>
      <div className="stack">
        {parts.map(({ name, lines }) => (
          <section key={name} className="stack md">
            <h3 className="overline">{name}</h3>
            <dl className="shortcut-list">
              {lines.map(({ keys, does }) => (
                <div key={does} className="shortcut">
                  <dt>
                    {keys.map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Sheet>
  );
}
