// The command palette: any order, customer, product, page or setting, by keyboard alone.
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useState,
} from 'react';
import { useNavigate } from 'react-router';
import { useFailureText } from '../../errors/failure-text.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useKeydown } from '../frame/use-keydown.ts';
import { SoldOutSheet } from '../menu-stores/sold-out-sheet.tsx';
import type { Result } from './found-rows.ts';
import { PaletteContext } from './palette-context.ts';
import { ShortcutsSheet } from './shortcuts-sheet.tsx';
import { usePaletteResults } from './use-results.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { waitsForResults } from './wanted.ts';
import './palette.css';

/** Ctrl-K, or Cmd-K, opens it everywhere in the console. */
export function PaletteProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  useKeydown((event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'k')
      return;
    event.preventDefault();
    setOpen(true);
  });
  const [show] = useState(() => () => setOpen(true));
  const [ranOut, setRanOut] = useState<Result['ranOut']>();
  const [listed, setListed] = useState(false);
  useShortcuts(() => setListed(true));
  return (
    <PaletteContext value={show}>
      {children}
      {open ? <Palette onClose={() => setOpen(false)} onRanOut={setRanOut} /> : null}
      {listed ? <ShortcutsSheet onClose={() => setListed(false)} /> : null}
      {ranOut === undefined ? null : (
        <SoldOutSheet product={ranOut} onClose={() => setRanOut(undefined)} />
      )}
    </PaletteContext>
  );
}

type PaletteProps = { onClose: () => void; onRanOut: (product: Result['ranOut']) => void };

function Palette({ onClose, onRanOut }: PaletteProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const [entered, setEntered] = useState(false);
  const failureText = useFailureText();
  const { results, looking, stale, failed } = usePaletteResults(typed);
  const current = Math.min(at, Math.max(0, results.length - 1));
  const optionId = (position: number) => `${listId}-${position}`;
  const count = results.length;
  const go = (result: Result | undefined) => {
    if (result === undefined) return;
    onClose();
    if (result.ranOut !== undefined) onRanOut(result.ranOut);
    else void navigate(result.to);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && count > 0) {
      event.preventDefault();
      const next = (current + step + count) % count;
      setAt(next);
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      if (waitsForResults({ current, stale, count, looking })) setEntered(true);
      else go(results[current]);
    }
  };
  const arrive = useEffectEvent(() => {
    setEntered(false);
    go(results[current]);
  });
  useEffect(() => {
    if (entered && !looking) arrive();
  }, [entered, looking]);
  return (
    <Sheet title={t`Buscar em tudo`} titleHidden className="palette" onClose={onClose}>
      <label className="input search">
        <Icon of={Search} size={18} />
        <span className="sr">
          <Trans>Buscar em tudo</Trans>
        </span>
        <input
          role="combobox"
          aria-expanded={count > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={count > 0 ? optionId(current) : undefined}
          autoComplete="off"
          maxLength={80}
          value={typed}
          placeholder={t`Pedido, cliente, produto, ajuste`}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setAt(0);
            setEntered(false);
          }}
          onKeyDown={press}
        />
      </label>
      <p className="sr" role="status">
        {looking
          ? t`Buscando…`
          : t`${plural(count, { one: '# resultado', other: '# resultados' })}`}
      </p>
      <div className="palette-list" id={listId} role="listbox" aria-label={t`Resultados`}>
        {results.map((result, position) => (
          <button
            key={result.key}
            id={optionId(position)}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={position === current}
            className={classes('palette-result', position === current && 'on')}
            onClick={() => go(result)}
          >
            <Icon of={result.icon} size={18} />
            <span className="grow">
              {result.name} <small>{result.detail}</small>
            </span>
            <small>{result.group}</small>
          </button>
        ))}
      </div>
      {failed === null ? null : (
        <p className="t-cap" role="alert">
          {failureText(failed)}
        </p>
      )}
      {count === 0 && !looking && failed === null ? (
        <p className="t-cap">
          <Trans>Nada com “{typed}”.</Trans>
        </p>
      ) : null}
      <p className="t-cap palette-keys">
        <Trans>↑ ↓ escolhe, Enter abre. # pedidos, @ clientes, {'>'} telas e ajustes.</Trans>
      </p>
    </Sheet>
  );
}
