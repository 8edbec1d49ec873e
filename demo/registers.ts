// The cash registers of the demo's past: opened in the morning, counted at night.
import type { Register } from '#contract/entities/console/register.ts';
import type { Chance } from '#test/hostile/chance.ts';
import type { Shop } from './shops.ts';
import { must } from './visitor.ts';

/** Cents in the drawer. */
const FLOAT = 20_000;
const MISSING_SHARE = 0.1;
const MISSING = 200;

export async function openRegister({ staff, store }: Shop): Promise<void> {
  await must('to open', staff.openRegister({ idEstabelecimento: store.id, valor: FLOAT }));
}

/** Some nights two reais of the cash are missing. Nothing to do if the register is not open. */
export async function closeRegister({ staff, store }: Shop, chance: Chance): Promise<void> {
  const idEstabelecimento = store.id;
  const { caixa } = await must('the register', staff.register({ idEstabelecimento }));
  if (caixa === null) return;
  const isShort = chance.isIn(MISSING_SHARE);
  await must(
    'to close',
    staff.closeRegister({
      idEstabelecimento,
      id: caixa.id,
      revisao: caixa.revisao,
      motivo: isShort ? 'Troco dado a mais' : '',
      contagem: (['dinheiro', 'cartao', 'pix'] as const).map((forma) => ({
        forma,
        idPessoa: null,
        valor: expected(caixa, forma) - (isShort && forma === 'dinheiro' ? MISSING : 0),
      })),
    }),
  );
}

const expected = ({ esperado }: Register, form: string): number =>
  esperado.filter(({ forma }) => forma === form).reduce((sum, { valor }) => sum + valor, 0);
