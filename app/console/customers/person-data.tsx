// A customer who asks the restaurant for their data, or to be forgotten: found by phone, with an
// account or without.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { isPersonPhone, maskPhone } from '#rules/documents.ts';
import { PhoneField } from '../../account/person-fields.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useToast } from '../../ui/toast.tsx';
import { TwoAnswers } from '../../ui/two-answers.tsx';
import { useCall } from '../../use-call.ts';
import { useFreshProof } from '../frame/fresh-proof.tsx';

/** `telefone`: of the person whose page it is. */
export function PersonData({ telefone = '' }: { telefone?: string }) {
  const { t } = useLingui();
  const toast = useToast();
  const proved = useFreshProof();
  const { busy, run } = useCall({ reread: 'never' });
  const [phone, setPhone] = useState(telefone);
  const [error, setError] = useState('');
  const [erasing, setErasing] = useState(false);
  const [erased, setErased] = useState<number | null>(null);
  function isValid(): boolean {
    const fine = isPersonPhone(phone);
    setError(fine ? '' : t`Informe o telefone com DDD.`);
    setErased(null);
    return fine;
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    if (!isValid()) return;
    const outcome = await run(async (client) => {
      const result = await client.exportPerson({ telefone: phone });
      if (result.ok) (await import('../../profile/personal-data-file.ts')).savePerson(result.value);
      return result;
    });
    if (outcome?.ok === false) toast.show({ text: outcome.text, tone: 'danger' });
  }
  async function erase() {
    const outcome = await run((client) => proved(() => client.erasePerson({ telefone: phone })));
    if (outcome === null) return;
    setErasing(false);
    if (!outcome.ok) return toast.show({ text: outcome.text, tone: 'danger' });
    setErased(outcome.value.quantidadePedidos);
    setPhone('');
  }

  const shown = maskPhone(phone);
  return (
    <details className="card console-fold">
      <summary>
        <Trans>Pedido de um cliente sobre os próprios dados (LGPD)</Trans>
      </summary>
      <form className="stack" method="post" onSubmit={(event) => void save(event)} noValidate>
        <p className="t-cap">
          <Trans>
            Vale para quem tem conta e para quem pediu sem cadastro. Antes, tenha certeza de que
            fala com o dono do telefone: por exemplo, ligue de volta.
          </Trans>
        </p>
        <PhoneField value={phone} error={error} onValue={setPhone} />
        <div className="cols2">
          <Button type="submit" variant="outline" loading={busy}>
            <Trans>Baixar os dados</Trans>
          </Button>
          <Button variant="danger" onClick={() => isValid() && setErasing(true)}>
            <Trans>Apagar os dados</Trans>
          </Button>
        </div>
        <div role="status">
          {erased === null ? null : (
            <Notice tone="success">
              <Trans>Dados apagados.</Trans>{' '}
              <Plural value={erased} one="# pedido sem cadastro." other="# pedidos sem cadastro." />
            </Notice>
          )}
        </div>
      </form>
      {erasing ? (
        <Sheet title={t`Apagar os dados de ${shown}?`} onClose={() => setErasing(false)}>
          <div className="stack">
            <p className="t-sub">
              <Trans>
                A conta, os endereços, os cupons e a fidelidade se perdem, e os pedidos deixam de
                dizer de quem foram. Os valores ficam na contabilidade. Não dá para desfazer.
              </Trans>
            </p>
            <TwoAnswers
              keep={<Trans>Manter</Trans>}
              act={<Trans>Apagar</Trans>}
              variant="danger"
              busy={busy}
              onKeep={() => setErasing(false)}
              onAct={() => void erase()}
            />
          </div>
        </Sheet>
      ) : null}
    </details>
  );
}
