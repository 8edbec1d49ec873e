// The address form, with the store's answer about it.
import { Trans, useLingui } from '@lingui/react/macro';
import { MapPin } from 'lucide-react';
import type { Store } from '#contract/entities/store.ts';
import { useFailureText } from '../errors/failure-text.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Notice } from '../ui/notice.tsx';
import { AddressFields } from './address-fields.tsx';
import { AnswerNotice } from './answer-notice.tsx';
import { CepField } from './cep-field.tsx';
import { ListedNeighbourhood } from './listed-neighbourhood.tsx';
import { useAddressErrors } from './use-address-errors.ts';
import type { AddressForm } from './use-address-form.ts';

export function FormStep({
  form,
  store,
  onPickup,
}: {
  form: AddressForm;
  store: Store;
  onPickup: (() => void) | undefined;
}) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const { draft, change, lookup, list, problems, failed } = form;
  const errors = useAddressErrors(problems);
  const cepError = problems.some((problem) => problem.kind === 'cepIncomplete')
    ? t`O CEP tem oito números.`
    : null;
  return (
    <>
      <div className="page narrow stack lg">
        {form.mode === 'pin' || form.mode === 'search' ? (
          <Button variant="tonal" size="md" onClick={() => form.setStep('map')}>
            <Icon of={MapPin} size={18} />
            <Trans>Ver no mapa</Trans>
          </Button>
        ) : null}
        {/* A form without the field of the postal code has no other place to say it. */}
        {lookup.kind === 'unavailable' && !form.asksPostalCode ? (
          <Notice
            tone="warning"
            role="alert"
            title={t`A busca de CEP está fora do ar. Preencha o endereço.`}
          />
        ) : null}
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
            cities={form.cities}
            cep={
              !form.asksPostalCode ? null : (
                <CepField
                  value={draft.cep}
                  lookup={lookup}
                  error={cepError}
                  onChange={(cep) => change({ cep })}
                />
              )
            }
            neighbourhood={list === null ? null : <ListedNeighbourhood form={form} />}
          />
          {/* Enter in a field submits the form. */}
          <button type="submit" hidden />
        </form>
        {/* Below the fields: the answer comes while they are filled in, and must not move them. */}
        <div id="ad-answer" hidden={form.answer === null && failed === null}>
          {failed !== null ? (
            <Notice tone="warning" role="alert" title={failureText(failed)} />
          ) : form.answer === null ? null : (
            <AnswerNotice
              answer={form.answer}
              address={form.wanted}
              store={store}
              onPickup={onPickup}
              onRetry={form.save}
            />
          )}
        </div>
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
