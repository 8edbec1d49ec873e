// What a register should hold: a tile for each form of money, the drawer in detail, and the sums of
// each person.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { MoneyForm, Register, ToCollect } from '#contract/entities/console/register.ts';
import { sumOfForm } from '#rules/register/sums.ts';
import { useMoney } from '../../ui/money.tsx';
import { SumTiles } from '../frame/sum-tiles.tsx';
import { daySums } from './day-sums.ts';
import { onTheStreet } from './on-the-street.ts';
import { useRegisterWords } from './register-words.ts';
import { timeOnDay } from './time-on-day.ts';

type TilesProps = { register: Register; toCollect: readonly ToCollect[] };

export function RegisterTiles({ register, toCollect }: TilesProps) {
  const { t } = useLingui();
  const money = useMoney();
  const words = useRegisterWords();
  const { esperado } = register;
  const tile = (forma: MoneyForm) => ({
    name: forma === 'dinheiro' ? t`Dinheiro na gaveta` : words.form(forma),
    value: money(sumOfForm(esperado, forma)),
  });
  return (
    <SumTiles
      tiles={[
        ...(['dinheiro', 'cartao', 'pix'] as const).map(tile),
        ...(esperado.some(({ forma }) => forma === 'online') ? [tile('online')] : []),
        ...(toCollect.length === 0
          ? []
          : [
              {
                name: t`A receber na rua`,
                value: money(onTheStreet(toCollect)),
                note: <Plural value={toCollect.length} one="# pedido" other="# pedidos" />,
              },
            ]),
      ]}
    />
  );
}

type DrawerSumsProps = {
  register: Pick<Register, 'nomeAbriu' | 'abertoEm' | 'esperado' | 'movimentos'>;
  timeZone: string;
};

export function DrawerSums({ register, timeZone }: DrawerSumsProps) {
  const { t, i18n } = useLingui();
  const money = useMoney();
  const words = useRegisterWords();
  const { nomeAbriu, abertoEm, esperado } = register;
  const clock = { timeZone, locale: i18n.locale };
  const opened = timeOnDay(abertoEm, new Date(Date.now()), clock);
  return (
    <section className="card stack md">
      <h2 className="t-head">
        <Trans>Na gaveta</Trans>
      </h2>
      <p className="t-cap">{t`Aberto às ${opened} por ${nomeAbriu}`}</p>
      <dl className="register-sums">
        {daySums(register)
          .filter(({ forma }) => forma === 'dinheiro')
          .map(({ tipo, valor, count }) => (
            <div key={tipo}>
              <dt>
                {words.kind(tipo)}
                {count === 1 ? null : <span className="num"> × {i18n.number(count)}</span>}
              </dt>
              <dd className="num">{money(valor)}</dd>
            </div>
          ))}
        <div className="register-total">
          <dt>
            <Trans>Dinheiro</Trans>
          </dt>
          <dd className="num">{money(sumOfForm(esperado, 'dinheiro'))}</dd>
        </div>
      </dl>
    </section>
  );
}

/** Where several people took money. */
export function PeopleSums({ register }: { register: Register }) {
  const money = useMoney();
  const words = useRegisterWords();
  const ofPeople = register.esperado.filter(({ idPessoa }) => idPessoa !== null);
  if (new Set(ofPeople.map(({ idPessoa }) => idPessoa)).size < 2) return null;
  return (
    <section className="card stack md">
      <h2 className="t-head">
        <Trans>Por pessoa</Trans>
      </h2>
      <dl className="register-sums">
        {ofPeople.map(({ forma, idPessoa, nomePessoa, valor }) => (
          <div key={`${forma} ${idPessoa}`}>
            <dt>{[nomePessoa, words.form(forma)].filter(Boolean).join(' · ')}</dt>
            <dd className="num">{money(valor)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
