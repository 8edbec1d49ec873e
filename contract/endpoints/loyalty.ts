// Calls about loyalty: the diner's cards and credit, and what staff define and do.
import * as z from 'zod/mini';
import { id, instant, moneySum, price, requiredText, text } from '../codecs.ts';
import { endpoint } from '../endpoint.ts';
import { Coupon } from '../entities/coupon.ts';
import { OwnReferral } from '../entities/gifts.ts';
import {
  CashbackRule,
  CashbackStatement,
  LedgerLine,
  Reward,
  StampCard,
  StampProgram,
} from '../entities/loyalty.ts';

const LoyaltyPerson = z.object({
  cliente: z.object({ id, nome: text(80), telefone: z.nullable(text(20)) }),
  cartelas: z.array(StampCard),
  saldo: moneySum,
  pendente: moneySum,
  lancamentos: z.array(LedgerLine),
});
export type LoyaltyPerson = z.output<typeof LoyaltyPerson>;

const LoyaltySettings = z.object({
  programas: z.array(StampProgram),
  regras: z.array(CashbackRule),
  podeDefinir: z.boolean(),
  /** The only store that whoever asks works in; null: all of them. */
  idEstabelecimento: z.nullable(id),
});
export type LoyaltySettings = z.output<typeof LoyaltySettings>;

export const loyaltyEndpoints = {
  cashbackStatement: endpoint({
    method: 'GET',
    path: '/quitute/ExtratoCashback/:id',
    access: 'customer',
    input: z.object({ id, apos: z.optional(id) }),
    output: CashbackStatement,
    summary: 'Credit of the diner who asks, with its lines, newest first.',
    ours: 'both',
  }),
  redeemCashback: endpoint({
    method: 'POST',
    path: '/quitute/ResgatarCashBack',
    access: 'customer',
    input: z.object({
      idEstabelecimento: id,
      valor: price,
      /** Made once by the browser; sent twice, one redemption. */
      chaveIdempotencia: z.string().check(z.regex(/^[\w-]{8,64}$/)),
    }),
    output: z.object({ resgate: LedgerLine, saldo: moneySum }),
    summary: 'Uses credit at the counter of a store; in an order it is used by `usarCashback`.',
    ours: 'both',
  }),
  registerStamp: endpoint({
    method: 'POST',
    path: '/quitute/RegistrarSeloSeguro2',
    access: 'customer',
    input: z.object({ codigo: text(40) }),
    output: z.object({ cartela: StampCard }),
    summary:
      'Earns a stamp with the code from the counter, which is signed, short-lived and counts once.',
    ours: 'both',
  }),
  loyalty: endpoint({
    method: 'GET',
    path: '/quitute/Fidelidade',
    access: 'customer',
    input: z.object({}),
    output: z.object({
      cartelas: z.array(StampCard),
      programas: z.array(StampProgram),
      regras: z.array(CashbackRule),
      cashback: z.nullable(CashbackStatement),
      /** Coupons that are only for this diner and can still be used. */
      cupons: z.array(Coupon),
      /** null: the brand gives nothing for a referral. */
      indicacao: z.nullable(OwnReferral),
      /** null: the brand has no wheel. */
      roleta: z.nullable(z.object({ proximoGiro: z.nullable(instant) })),
    }),
    summary: 'Cards, credit and own coupons of the diner who asks, and what the brand promises.',
    ours: 'all',
  }),
  redeemStampCard: endpoint({
    method: 'POST',
    path: '/quitute/ResgatarCartela',
    access: 'customer',
    input: z.object({ id }),
    output: StampCard,
    summary:
      'Redeems a full card at the counter; on an order it is redeemed by `idCartelaCompleta`.',
    ours: 'all',
  }),
  staffLoyalty: endpoint({
    method: 'GET',
    path: '/painel/Fidelidade',
    access: 'staff',
    input: z.object({}),
    output: LoyaltySettings,
    summary: 'What the brand’s cards and cashback promise.',
    ours: 'all',
  }),
  saveStampProgram: endpoint({
    method: 'POST',
    path: '/painel/SalvarCartela',
    access: 'staff',
    input: z.object({
      /** null: a new one. */
      id: z.nullable(id),
      nome: requiredText(60),
      idEstabelecimento: z.nullable(id),
      selosNecessarios: z.int().check(z.gte(1), z.lte(50)),
      valorMinimoPedido: StampProgram.shape.valorMinimoPedido,
      porCodigo: z.boolean(),
      premio: Reward,
      diasValidade: z.int().check(z.gte(1), z.lte(3650)),
      ativo: z.boolean(),
    }),
    output: LoyaltySettings,
    summary: 'Defines what a card promises; cards that were begun keep their promise.',
    ours: 'all',
  }),
  saveCashbackRule: endpoint({
    method: 'POST',
    path: '/painel/SalvarCashback',
    access: 'staff',
    input: CashbackRule,
    output: LoyaltySettings,
    summary: 'Defines the cashback of a store.',
    ours: 'all',
  }),
  stampCode: endpoint({
    method: 'POST',
    path: '/painel/CodigoSelo',
    access: 'staff',
    input: z.object({ idEstabelecimento: id, idPrograma: id }),
    output: z.object({ codigo: text(20), validoAte: instant, ultimoUso: z.nullable(instant) }),
    summary: 'The code to show now: another one every half minute and after each use.',
    ours: 'all',
  }),
  loyaltyPerson: endpoint({
    method: 'POST',
    path: '/painel/FidelidadeCliente',
    access: 'staff',
    input: z.object({ busca: requiredText(120) }),
    output: LoyaltyPerson,
    summary: 'Cards, credit and ledger of the diner with this phone or email.',
    ours: 'all',
  }),
  adjustStamp: endpoint({
    method: 'POST',
    path: '/painel/AjustarSelo',
    access: 'staff',
    input: z.union([
      z.object({ idCliente: id, idPrograma: id, idEstabelecimento: id, motivo: requiredText(200) }),
      z.object({ idCliente: id, idCartela: id, motivo: requiredText(200) }),
    ]),
    output: LoyaltyPerson,
    summary: 'Gives a stamp of a programme, or takes one off a card, with a reason.',
    ours: 'all',
  }),
};
