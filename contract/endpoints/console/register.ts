// Calls about the cash register of a store. All ours.
import * as z from 'zod/mini';
import { day, id, price, requiredText, text } from '../../codecs.ts';
import { endpoint } from '../../endpoint.ts';
import { MoneyForm, Register, ToCollect } from '../../entities/console/register.ts';

const key = z.string().check(z.minLength(8), z.maxLength(64));
const open = z.object({ caixa: z.nullable(Register) });

export const registerEndpoints = {
  register: endpoint({
    method: 'GET',
    path: '/painel/Caixa',
    access: 'staff',
    input: z.object({ idEstabelecimento: id }),
    output: z.extend(open, { aReceber: z.array(ToCollect) }),
    summary:
      'The open cash register of a store with its moves; null: it is closed. Beside it what ' +
      'couriers are to collect.',
    ours: 'all',
  }),
  openRegister: endpoint({
    method: 'POST',
    path: '/painel/AbrirCaixa',
    access: 'staff',
    input: z.object({ idEstabelecimento: id, valor: price }),
    output: open,
    summary: 'Opens the cash register of a store with an amount in the drawer.',
    ours: 'all',
  }),
  moveRegisterMoney: endpoint({
    method: 'POST',
    path: '/painel/MovimentarCaixa',
    access: 'staff',
    input: z.object({
      idEstabelecimento: id,
      tipo: z.enum(['suprimento', 'sangria']),
      valor: price,
      motivo: requiredText(200),
      chave: key,
    }),
    output: open,
    summary: 'Puts cash into the open register, or takes it out; once per key.',
    ours: 'all',
  }),
  closeRegister: endpoint({
    method: 'POST',
    path: '/painel/FecharCaixa',
    access: 'staff',
    input: z.object({
      idEstabelecimento: id,
      id,
      revisao: text(64),
      contagem: z
        .array(z.object({ forma: MoneyForm, idPessoa: z.nullable(id), valor: price }))
        .check(z.maxLength(400)),
      motivo: text(200),
    }),
    output: z.object({ caixa: Register }),
    summary: 'Closes the register with what was counted; a difference needs a reason.',
    ours: 'all',
  }),
  registerReport: endpoint({
    method: 'GET',
    path: '/painel/RelatorioDoCaixa',
    access: 'staff',
    role: 'manager',
    input: z.object({ idEstabelecimento: id, dia: day }),
    output: z.object({ caixas: z.array(Register) }),
    summary: 'The registers that a store opened on a day, with moves and counting.',
    ours: 'all',
  }),
};
