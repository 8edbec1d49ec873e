// Where the food goes: first the postal code, then the form, or the form at once for whoever has an address already.
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronRight, Search } from 'lucide-react';
import type { Store } from '#contract/entities/store.ts';
import { type DeliveryChoice, useDeliveryChoice } from '../cart/delivery-choice.ts';
import { Panel } from '../cart/panel.tsx';
import { usePanels } from '../cart/panel-address.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import './address.css';
import { AddressFields } from './address-fields.tsx';
import { AnswerNotice } from './answer-notice.tsx';
import { CepField } from './cep-field.tsx';
import type { AddressDraftField, AddressProblem } from './draft.ts';
import { NeighbourhoodField } from './neighbourhood-field.tsx';
import { type AddressForm, useAddressForm } from './use-address-form.ts';

export function AddressPanel({ store }: { store: Store }) {
  const { t } = useLingui();
  const delivery = useDeliveryChoice(store.id);
  const title = delivery.address === null ? t`Novo endereço` : t`Endereço de entrega`;
  return (
    <Panel title={title} bar="always">
      {/* The draft starts from what is kept, so it waits until that has been read. */}
      {delivery.ready ? <AddressScreen store={store} delivery={delivery} /> : null}
    </Panel>
  );
}

function AddressScreen({ store, delivery }: { store: Store; delivery: DeliveryChoice }) {
  const panels = usePanels();
  const form = useAddressForm(store, delivery, panels.close);
  const pickup = () => {
    delivery.setType(2);
    panels.close();
  };
  return form.step === 'cep' ? <CepStep form={form} /> : <FormStep form={form} store={store} onPickup={pickup} />;
}

function CepStep({ form }: { form: AddressForm }) {
  return (
    <div className="page narrow stack lg">
      <h2 className="t-display">
        <Trans>Qual é o seu CEP?</Trans>
      </h2>
      <CepField value={form.draft.cep} lookup={form.lookup} error={null} icon onChange={(cep) => form.change({ cep })} />
      {form.lookup.kind === 'unknown' ? (
        <Button variant="tonal" onClick={form.keepCep}>
          <Trans>Preencher o endereço</Trans>
        </Button>
      ) : null}
      <button type="button" className="li card" onClick={form.skipCep}>
        <Icon of={Search} />
        <span className="grow t-label">
          <Trans>Não sei meu CEP</Trans>
        </span>
        <Icon of={ChevronRight} size={18} />
      </button>
    </div>
  );
}

function FormStep({ form, store, onPickup }: { form: AddressForm; store: Store; onPickup: () => void }) {
  const { t } = useLingui();
  const { draft, change, lookup, list, listed, problems } = form;
  const errors = useErrors(problems);
  const cepError = problems.some((problem) => problem.kind === 'cepIncomplete') ? t`O CEP tem oito números.` : null;
  const unlisted = draft.bairro;
  return (
    <>
      <div className="page narrow stack lg">
        <div id="ad-answer" hidden={form.answer === null}>
          {form.answer === null ? null : <AnswerNotice answer={form.answer} store={store} onPickup={onPickup} onRetry={form.save} />}
        </div>
        <form
          className="fields"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            form.save();
          }}
        >
          <AddressFields
            draft={draft}
            errors={errors}
            onChange={change}
            cep={form.withoutCep ? null : <CepField value={draft.cep} lookup={lookup} error={cepError} onChange={(cep) => change({ cep })} />}
            neighbourhood={
              list === null ? null : (
                <NeighbourhoodField
                  list={list}
                  value={listed?.bairro ?? ''}
                  error={form.neighbourhoodMissing ? t`Escolha o bairro.` : null}
                  hint={draft.bairro === '' || listed !== null ? undefined : t`A loja não lista ${unlisted}. Escolha na lista.`}
                  onChoose={({ bairro, cidade, uf }) => change({ bairro, cidade, uf })}
                />
              )
            }
          />
          {/* Enter in a field sends the form. */}
          <button type="submit" hidden />
        </form>
        <div className="dock-space sm" />
      </div>
      <div className="actionbar">
        <Button loading={form.busy} onClick={form.save}>
          <Trans>Salvar endereço</Trans>
        </Button>
      </div>
    </>
  );
}

function useErrors(problems: readonly AddressProblem[]): Partial<Record<AddressDraftField, string>> {
  const { t } = useLingui();
  const words: Partial<Record<AddressDraftField, string>> = {
    cidade: t`Informe a cidade.`,
    bairro: t`Informe o bairro.`,
    logradouro: t`Informe a rua.`,
    numero: t`Informe o número.`,
    complemento: t`Informe a quadra e o lote, ou um ponto de referência.`,
  };
  return Object.fromEntries(problems.flatMap(({ field, kind }) => (kind === 'cepIncomplete' ? [] : [[field, words[field] ?? '']])));
}
