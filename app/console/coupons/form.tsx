// One coupon with all its rules. Empty fields are "no limit" where their hint says so.
import { Trans, useLingui } from '@lingui/react/macro';
import { useBrand } from '../../brand/brand-context.tsx';
import { SwitchRow } from '../../ui/choice-row.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useDraft } from '../../use-draft.ts';
import { CodeField, CountField, MomentField, WordField } from '../forms/typed-fields.tsx';
import { isWhole } from '../forms/typed-values.ts';
import { type CouponTexts, couponTexts, readCoupon } from './draft.ts';
import { CouponFrame } from './frame.tsx';
import { CouponHours } from './hours.tsx';
import type { CouponPage } from './page.ts';
import { CouponWorth } from './worth.tsx';

type CouponFormProps = {
  coupon: CouponPage['cupons'][number] | null;
  page: CouponPage;
  onSaved: () => Promise<void>;
};

export function CouponForm({
  coupon,
  page: { estabelecimentos, podeTodas },
  onSaved,
}: CouponFormProps) {
  const { t } = useLingui();
  const brand = useBrand();
  const zoneOf = (storeId: string) =>
    (brand.estabelecimentos.find(({ id }) => String(id) === storeId) ?? brand.estabelecimentos[0])
      ?.fusoHorario ?? 'America/Sao_Paulo';
  const {
    draft: texts,
    set,
    tried,
    tryOut,
  } = useDraft<CouponTexts>(() => {
    const first = couponTexts(
      coupon,
      zoneOf(coupon?.idEstabelecimento == null ? '' : String(coupon.idEstabelecimento)),
    );
    return coupon === null && !podeTodas
      ? { ...first, store: String(estabelecimentos[0]?.id ?? '') }
      : first;
  });
  const read = readCoupon(texts, zoneOf(texts.store));
  const error = (name: keyof typeof read, sentence: string) =>
    tried && read[name] === undefined ? sentence : undefined;
  const number = t`Confira este número.`;
  const stores = estabelecimentos.map(({ id, nome }) => ({ value: String(id), label: nome }));
  return (
    <CouponFrame
      wrong={tried && !isWhole(read)}
      onSaved={onSaved}
      draft={texts}
      send={(client) => {
        tryOut();
        return isWhole(read)
          ? client.saveCoupon({ id: coupon?.id ?? null, revisao: coupon?.revisao ?? null, ...read })
          : null;
      }}
    >
      {coupon !== null && coupon.usos > 0 ? (
        <Notice tone="info">
          <Trans>
            Pedidos feitos com este cupom ficam como foram. O que mudar vale para os próximos.
          </Trans>
        </Notice>
      ) : null}
      <section className="card stack">
        <h2 className="t-item">
          {coupon === null ? <Trans>Novo cupom</Trans> : <Trans>Cupom {coupon.codigoCupom}</Trans>}
        </h2>
        <div className="setup-grid">
          <CodeField
            label={t`Código`}
            hint={t`Letras e números, sem acentos. Maiúsculas e minúsculas são iguais.`}
            maxLength={30}
            autoCapitalize="characters"
            value={texts.code}
            error={error('codigoCupom', t`De 3 a 30 letras e números, sem acentos.`)}
            onChange={(code) => set({ code })}
          />
          <WordField
            label={t`Título que o cliente lê`}
            maxLength={120}
            value={texts.name}
            error={error('nome', t`Dê um título ao cupom.`)}
            onChange={(name) => set({ name })}
          />
        </div>
        <div className="list">
          <SwitchRow
            label={t`Ligado`}
            detail={t`Desligado, ninguém consegue usar.`}
            checked={texts.active}
            onChange={() => set({ active: !texts.active })}
          />
          <SwitchRow
            label={t`Mostrar na página promocional`}
            detail={t`Senão, só usa quem conhece o código ou tem o link.`}
            checked={texts.shown}
            onChange={() => set({ shown: !texts.shown })}
          />
        </div>
      </section>
      <CouponWorth texts={texts} read={read} tried={tried} onChange={set} />
      <section className="card stack">
        <h2 className="t-item">
          <Trans>Quem pode usar</Trans>
        </h2>
        <div className="list">
          <SwitchRow
            label={t`Só no primeiro pedido`}
            checked={texts.first}
            onChange={() => set({ first: !texts.first })}
          />
        </div>
        <div className="setup-grid">
          <CountField
            label={t`Usos por pessoa`}
            hint={t`Vazio: sem limite.`}
            value={texts.each}
            error={error('usosPorCliente', number)}
            onChange={(each) => set({ each })}
          />
          <CountField
            label={t`Usos ao todo`}
            hint={t`Vazio: sem limite.`}
            value={texts.all}
            error={error('limiteUsos', number)}
            onChange={(all) => set({ all })}
          />
          {stores.length < 2 && podeTodas ? null : (
            <SelectField
              label={t`Loja`}
              {...(podeTodas ? { placeholder: t`Todas as lojas` } : {})}
              options={stores}
              value={texts.store}
              onChange={(event) => set({ store: event.target.value })}
            />
          )}
        </div>
        <p className="t-cap">
          <Trans>
            Para usar um cupom o cliente entra na conta, e cada pedido leva um cupom só.
          </Trans>
        </p>
      </section>
      <section className="card stack">
        <h2 className="t-item">
          <Trans>Quando vale</Trans>
        </h2>
        <div className="setup-grid">
          <MomentField
            label={t`Começa em`}
            hint={t`Vazio: já vale.`}
            value={texts.from}
            error={error('validoDe', t`Confira esta data.`)}
            onChange={(from) => set({ from })}
          />
          <MomentField
            label={t`Termina em`}
            hint={t`Vazio: não termina.`}
            value={texts.until}
            error={error('validoAte', t`O fim precisa vir depois do começo.`)}
            onChange={(until) => set({ until })}
          />
        </div>
        <CouponHours
          rows={texts.hours}
          wrong={tried && read.horarios === undefined}
          onChange={(hours) => set({ hours })}
        />
      </section>
    </CouponFrame>
  );
}
