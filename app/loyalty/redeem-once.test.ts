import { expect, test } from 'vitest';
import type { Client } from '#contract/client.ts';
import { failureCodes } from '#contract/failures.ts';
import { failure, NETWORK_CODE, NETWORK_SENTENCE } from '#contract/reply.ts';
import { redeemOnce } from './redeem-once.ts';

const AT = '2026-11-20T12:00:00.000Z';
const lost = failure(NETWORK_CODE, NETWORK_SENTENCE, 0);
type Answer = Awaited<ReturnType<Client['redeemCashback']>>;

/** Takes the credit once per key, as the server does; `answers` may lose or refuse a try. */
function till(answers: (Answer | null)[]) {
  const taken = new Map<string, number>();
  const redeemCashback: Client['redeemCashback'] = async ({ valor, chaveIdempotencia }) => {
    const answer = answers.shift() ?? null;
    if (answer !== null && answer.ok === false && answer.status !== 0) return answer;
    if (!taken.has(chaveIdempotencia)) taken.set(chaveIdempotencia, valor);
    const resgate = { valor: -(taken.get(chaveIdempotencia) ?? 0), data: AT };
    return answer ?? ({ ok: true, value: { resgate, saldo: 0 } } as Answer);
  };
  return { client: { redeemCashback }, taken: () => [...taken.values()] };
}

test('after a lost answer another amount takes nothing more and shows what was taken', async () => {
  const { client, taken } = till([lost]);
  expect(await redeemOnce(client, { idEstabelecimento: 1, valor: 1000 })).toEqual(lost);
  expect(await redeemOnce(client, { idEstabelecimento: 1, valor: 2000 })).toMatchObject({
    value: { value: 1000, at: AT },
  });
  expect(taken()).toEqual([1000]);
});

test('the next redemption takes its own amount, after an answer and after a refusal', async () => {
  const { client, taken } = till([null, failure(failureCodes.cashbackNotEnough, '')]);
  await redeemOnce(client, { idEstabelecimento: 1, valor: 300 });
  await redeemOnce(client, { idEstabelecimento: 1, valor: 9000 });
  await redeemOnce(client, { idEstabelecimento: 1, valor: 400 });
  expect(taken()).toEqual([300, 400]);
});
