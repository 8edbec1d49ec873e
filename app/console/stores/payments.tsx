// Payment methods: on or off, with a discount, in the customers' order.
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { consolePages } from '#contract/console-pages.ts';
import type { ConsoleStore } from '#contract/entities/console/store.ts';
import { Button } from '../../ui/button.tsx';
import { SwitchRow } from '../../ui/choice-row.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { paymentRisks } from '../forms/confirm-change.ts';
import { SetupForm } from '../forms/save-section.tsx';
import { NumberField, WordField } from '../forms/typed-fields.tsx';
import { decimalText, readPercent } from '../forms/typed-values.ts';

type Payments = ConsoleStore['pagamento'];
type Method = Payments['formasPagamento'][number];
type Draft = Omit<Method, 'desconto'> & { key: number; percent: string };

let keys = 0;
const percentOf = (text: string): number | null => readPercent(text.trim() || '0');

const newMethod = (tipo: Method['tipo'], nome: string): Draft => ({
  key: ++keys,
  id: null,
  nome,
  tipo,
  ativo: true,
  percent: '0',
});

type SetupPaymentsProps = {
  storeId: number;
  payments: Payments;
  /**
   * Only on or off. A store without any is offered payment on delivery, which needs no provider.
   */
  brief?: boolean;
};

export function SetupPayments({ storeId, payments, brief = false }: SetupPaymentsProps) {
  const { t } = useLingui();
  const [methods, setMethods] = useState<Draft[]>(() =>
    // Names that fit delivery and pickup: the page beside them says which.
    brief && payments.formasPagamento.length === 0
      ? [
          newMethod('dinheiro', t`Dinheiro`),
          newMethod('cartaoNaEntrega', t`Cartão`),
          newMethod('pixNaEntrega', t`Pix`),
        ]
      : payments.formasPagamento.map(({ desconto, ...method }) => ({
          ...method,
          key: ++keys,
          percent: decimalText(desconto),
        })),
  );
  const [tried, setTried] = useState(false);
  const whole = methods.every(
    ({ nome, percent }) => nome.trim() !== '' && percentOf(percent) !== null,
  );
  const kinds: { value: Method['tipo']; label: string }[] = [
    { value: 'dinheiro', label: t`Dinheiro` },
    { value: 'cartaoNaEntrega', label: t`Cartão na entrega` },
    { value: 'pixNaEntrega', label: t`Pix na entrega` },
    { value: 'pixDaLoja', label: t`Pix da loja, confirmado por você` },
    { value: 'pixOnline', label: t`Pix pelo site` },
    { value: 'cartaoOnline', label: t`Cartão pelo site` },
  ];
  const change = (key: number, part: Partial<Draft>) =>
    setMethods((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const move = (index: number, by: 1 | -1) =>
    setMethods((all) => {
      // At either end the button stays, and keeps focus.
      if (all[index + by] === undefined) return all;
      const next = [...all];
      const [one] = next.splice(index, 1);
      if (one !== undefined) next.splice(index + by, 0, one);
      return next;
    });
  return (
    <SetupForm
      draft={methods}
      problem={tried && !whole ? t`Dê um nome a cada forma e um desconto de 0 a 100.` : null}
      risks={whole ? paymentRisks(payments.formasPagamento, methods) : []}
      riskStore={storeId}
      send={(client) => {
        setTried(true);
        if (!whole) return null;
        const formasPagamento = methods.map(({ id, nome, tipo, ativo, percent }) => ({
          id,
          nome,
          tipo,
          ativo,
          desconto: percentOf(percent) ?? 0,
        }));
        return client.saveStorePayments({
          idEstabelecimento: storeId,
          revisao: payments.revisao,
          formasPagamento,
        });
      }}
    >
      <ul className={brief ? 'card pad0 list' : 'stack'}>
        {methods.map(({ key, id, nome, tipo, ativo, percent }, index) => (
          <li key={key} className={brief ? undefined : 'card stack md'}>
            <SwitchRow
              label={nome || t`Nova forma`}
              detail={kinds.find(({ value, label }) => value === tipo && label !== nome)?.label}
              checked={ativo}
              onChange={() => change(key, { ativo: !ativo })}
            />
            {brief ? null : (
              <>
                <div className="setup-grid">
                  <WordField
                    label={t`Nome`}
                    value={nome}
                    maxLength={60}
                    error={tried && nome.trim() === '' ? t`Preencha este campo.` : undefined}
                    onChange={(text) => change(key, { nome: text })}
                  />
                  {id === null ? (
                    <SelectField
                      label={t`Tipo`}
                      options={kinds}
                      value={tipo}
                      onChange={(event) =>
                        change(key, {
                          tipo:
                            kinds.find(({ value }) => value === event.target.value)?.value ?? tipo,
                        })
                      }
                    />
                  ) : null}
                  <NumberField
                    label={t`Desconto`}
                    unit="%"
                    value={percent}
                    error={tried && percentOf(percent) === null ? t`De 0 a 100.` : undefined}
                    onChange={(text) => change(key, { percent: text })}
                  />
                </div>
                <div className="row tight">
                  <IconButton
                    label={t`Subir ${nome}`}
                    icon={ArrowUp}
                    size={20}
                    aria-disabled={index === 0 || undefined}
                    onClick={() => move(index, -1)}
                  />
                  <IconButton
                    label={t`Descer ${nome}`}
                    icon={ArrowDown}
                    size={20}
                    aria-disabled={index === methods.length - 1 || undefined}
                    onClick={() => move(index, 1)}
                  />
                </div>
              </>
            )}
          </li>
        ))}
      </ul>
      {brief ? null : (
        <div>
          <Button
            variant="neutral"
            size="sm"
            onClick={() => setMethods((all) => [...all, newMethod('cartaoNaEntrega', '')])}
          >
            <Icon of={Plus} size={18} />
            <Trans>Adicionar forma de pagamento</Trans>
          </Button>
        </div>
      )}
      {brief ? (
        <p className="t-cap">
          <Trans>
            Para receber Pix e cartão pelo site, ligue depois uma conta em{' '}
            <Link to={`${consolePages.stores}?aba=recebimento`}>Loja › Recebimento</Link>.
          </Trans>
        </p>
      ) : null}
    </SetupForm>
  );
}
