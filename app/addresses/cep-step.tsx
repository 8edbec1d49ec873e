// The first question of brands that ask for the postal code: the code, the device's location, or
// neither.
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronRight, LocateFixed, Search } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Notice } from '../ui/notice.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { askPlace } from './ask-place.ts';
import { CepField } from './cep-field.tsx';
import type { AddressForm } from './use-address-form.ts';
import { whereAmI } from './where-am-i.ts';

export function CepStep({ form }: { form: AddressForm }) {
  const { t } = useLingui();
  const [locating, setLocating] = useState<'idle' | 'busy' | 'failed'>('idle');
  const locate = async () => {
    setLocating('busy');
    const point = await whereAmI();
    const answer = point === null ? null : await askPlace(point);
    if (answer?.kind !== 'found') return setLocating('failed');
    // A number guessed by a map is often a neighbour's.
    form.pick({ ...answer.place, numero: '' });
  };
  return (
    <div className="page narrow stack lg">
      <h2 className="t-display">
        <Trans>Qual é o seu CEP?</Trans>
      </h2>
      <CepField
        value={form.draft.cep}
        lookup={form.lookup}
        error={null}
        icon
        onChange={(cep) => form.change({ cep })}
      />
      {form.lookup.kind === 'unknown' ? (
        <Button variant="tonal" onClick={() => form.setStep('form')}>
          <Trans>Preencher o endereço</Trans>
        </Button>
      ) : null}
      <div className="stack sm">
        <button type="button" className="li card" aria-busy={locating === 'busy'} onClick={locate}>
          <Icon of={LocateFixed} />
          <span className="grow t-label">
            <Trans>Usar minha localização</Trans>
          </span>
          {locating === 'busy' ? <Spinner /> : <Icon of={ChevronRight} size={18} />}
        </button>
        <button type="button" className="li card" onClick={form.typeInstead}>
          <Icon of={Search} />
          <span className="grow t-label">
            <Trans>Não sei meu CEP</Trans>
          </span>
          <Icon of={ChevronRight} size={18} />
        </button>
      </div>
      {locating === 'failed' ? (
        <Notice
          tone="warning"
          role="alert"
          title={t`Não deu para saber onde você está. Informe o CEP.`}
        />
      ) : null}
    </div>
  );
}
