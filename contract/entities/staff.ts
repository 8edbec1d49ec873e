// What the restaurant's people see on the order board. Ours: the specification shows no staff side.
import * as z from 'zod/mini';
import { id, instant, text } from '../codecs.ts';
import { Order } from './order.ts';
import { StoreState } from './store.ts';

export const StaffMember = z.object({ id, nome: text(80), email: text(120), papel: z.enum(['proprietario', 'gerente', 'atendente']), nomeMarca: text(80) });
export type StaffMember = z.output<typeof StaffMember>;

export const BoardStore = z.object({ id, codigo: text(40), nome: text(80), pausadoAte: z.nullable(instant), ...StoreState.shape });
export type BoardStore = z.output<typeof BoardStore>;

export const Board = z.object({ equipe: StaffMember, estabelecimentos: z.array(BoardStore), pedidos: z.array(Order), agora: instant });
export type Board = z.output<typeof Board>;
