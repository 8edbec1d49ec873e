// The field of the search on a phone, with the button that closes the search.
import { Trans, useLingui } from '@lingui/react/macro';
import { Search, X } from 'lucide-react';
import { type SyntheticEvent, useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { pages } from '#contract/pages.ts';
import { useSearchWords } from '../brand/menu-words.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import type { MenuSearch } from './use-search.ts';

export function SearchBar({ search, suffix }: { search: MenuSearch; suffix: string }) {
  const { t } = useLingui();
  const searchWords = useSearchWords();
  const field = useRef<HTMLInputElement>(null);
  const loja = new URLSearchParams(suffix).get('loja');
  useEffect(() => {
    // On a desktop, the top bar's field has focus.
    if (field.current?.offsetParent !== null) field.current?.focus();
  }, []);
  // The results are already shown: Enter only hides the keyboard.
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    field.current?.blur();
  };
  return (
    <header className="searchbar mob-only">
      <Form action={pages.menu} className="input search" role="search" onSubmit={submit}>
        {loja === null ? null : <input type="hidden" name="loja" value={loja} />}
        <Icon of={Search} />
        <input
          ref={field}
          type="search"
          name="busca"
          aria-label={searchWords}
          placeholder={searchWords}
          autoComplete="off"
          enterKeyHint="search"
          value={search.text}
          onChange={(event) => search.type(event.target.value)}
        />
        {search.text === '' ? null : (
          <IconButton
            label={t`Limpar`}
            icon={X}
            size={18}
            className="clear"
            onClick={() => {
              search.type('');
              field.current?.focus();
            }}
          />
        )}
      </Form>
      <Button variant="quiet" size="md" onClick={search.close}>
        <Trans context="search">Cancelar</Trans>
      </Button>
    </header>
  );
}
