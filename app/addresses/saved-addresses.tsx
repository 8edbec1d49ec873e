// The saved addresses as a section of the profile: view, edit, remove and add.
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronRight, House, MapPin, Plus } from 'lucide-react';
import { useState } from 'react';
import type { Address } from '#contract/entities/address.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { useFailureText } from '../errors/failure-text.ts';
import { Icon } from '../ui/icon.tsx';
import { Notice } from '../ui/notice.tsx';
import { RetryButton } from '../ui/retry-button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useToast } from '../ui/toast.tsx';
import { AddressEntry } from './address-entry.tsx';
import { addressLines } from './address-lines.ts';
import { renewChosen } from './moved-choice.ts';
import { SavedAddressSheet } from './saved-address-sheet.tsx';
import { type SavedAddress, useSavedAddresses } from './use-saved-addresses.ts';

/** `storeId`: the customer's store; by default the brand's first one. */
export function SavedAddresses({ storeId }: { storeId: number | null }) {
  const { estabelecimentos, possuiDelivery } = useBrand();
  const store = estabelecimentos.find(({ id }) => id === storeId) ?? estabelecimentos[0];
  const saved = useSavedAddresses(null, possuiDelivery);
  const { show } = useToast();
  const { t } = useLingui();
  const failureText = useFailureText();
  const [open, setOpen] = useState<SavedAddress | null>(null);
  /** `new`, or the address being edited. */
  const [entry, setEntry] = useState<SavedAddress | 'new' | null>(null);
  if (!possuiDelivery || store === undefined) return null;
  const { list } = saved;
  return (
    <section>
      <h2 className="overline">
        <Trans>Endereços</Trans>
      </h2>
      {list.kind === 'failed' ? (
        <Notice tone="warning" role="alert" title={failureText(list.failure)}>
          <RetryButton onRetry={saved.reload} />
        </Notice>
      ) : (
        <ul className="card pad0 list" aria-busy={list.kind === 'loading'}>
          {list.kind === 'loading' ? (
            <AddressSkeleton />
          ) : (
            list.addresses.map((one) => (
              <AddressRow key={one.id} address={one} onOpen={() => setOpen(one)} />
            ))
          )}
          <li>
            <button type="button" className="li link t-label" onClick={() => setEntry('new')}>
              <Icon of={Plus} />
              <Trans>Novo endereço</Trans>
            </button>
          </li>
        </ul>
      )}
      {open === null ? null : (
        <SavedAddressSheet
          address={open}
          saved={saved}
          onEdit={() => {
            setEntry(open);
            setOpen(null);
          }}
          onClose={() => setOpen(null)}
        />
      )}
      {entry === null ? null : (
        <AddressEntry
          store={store}
          start={entry === 'new' ? null : plainAddress(entry)}
          kept
          mustServe={false}
          onSaved={(address) => {
            renewChosen(address);
            setEntry(null);
            show({ tone: 'success', text: t`Endereço guardado.` });
          }}
          onLeave={() => setEntry(null)}
        />
      )}
    </section>
  );
}

function AddressRow({ address, onOpen }: { address: SavedAddress; onOpen: () => void }) {
  const [street, around] = addressLines(address);
  return (
    <li>
      <button type="button" className="li" aria-haspopup="dialog" onClick={onOpen}>
        <Icon of={address.padrao ? House : MapPin} />
        <span className="grow">
          <span className="t-label">{street}</span>
          <span className="t-cap own-line">{around}</span>
        </span>
        {address.padrao ? (
          <span className="badge brand">
            <Trans context="address">Principal</Trans>
          </span>
        ) : (
          <Icon of={ChevronRight} size={18} />
        )}
      </button>
    </li>
  );
}

function AddressSkeleton() {
  return (
    <li className="li">
      <span className="grow">
        <Skeleton width="60%" height={18} />
      </span>
    </li>
  );
}

function plainAddress({
  taxaEntrega: _fee,
  minimoEntregaGratis: _free,
  valorMinimoPedido: _minimum,
  tempoMinimo: _least,
  tempoMaximo: _most,
  estabelecimentoQueAtende: _other,
  ativo: _ativo,
  padrao: _padrao,
  ...plain
}: SavedAddress): Address {
  return plain;
}
