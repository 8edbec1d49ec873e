// Reads a register with its moves, the people's names, and what it should hold.
import { createHash } from 'node:crypto';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Register } from '#contract/entities/console/register.ts';
import { sumsOf } from '#rules/register/sums.ts';
import type { Database, Transaction } from '../database/open.ts';
import { orders, registerMoves, staff } from '../database/schema.ts';
import { courierSums } from './courier-sums.ts';
import type { RegisterRow } from './land.ts';
import { refundReasons } from './refund-reasons.ts';
import { tableNames } from './table-names.ts';

export async function readRegister(
  tx: Database | Transaction,
  row: RegisterRow,
): Promise<Register> {
  const { brandId } = row;
  const moves = await tx
    .select({
      move: registerMoves,
      numero: orders.numero,
      nomeCliente: orders.nomeCliente,
      entregador: orders.entregador,
      nome: staff.nome,
    })
    .from(registerMoves)
    .leftJoin(
      orders,
      and(eq(orders.brandId, registerMoves.brandId), eq(orders.id, registerMoves.orderId)),
    )
    .leftJoin(
      staff,
      and(eq(staff.brandId, registerMoves.brandId), eq(staff.id, registerMoves.staffId)),
    )
    .where(and(eq(registerMoves.brandId, brandId), eq(registerMoves.registerId, row.id)))
    .orderBy(asc(registerMoves.at), asc(registerMoves.id));
  const people = await tx
    .select({ id: staff.id, nome: staff.nome })
    .from(staff)
    .where(and(eq(staff.brandId, brandId), inArray(staff.id, [row.openedBy, row.closedBy ?? 0])));
  const nameOf = (id: number | null) => people.find((one) => one.id === id)?.nome ?? '';
  const sources = moves.map(({ move }) => move);
  const tables = await tableNames(tx, brandId, sources);
  const reasons = await refundReasons(tx, brandId, sources);
  const movimentos = moves.map(({ move, numero, nomeCliente, entregador, nome }) => ({
    id: move.id,
    tipo: move.tipo,
    forma: move.forma,
    valor: move.valor,
    numero,
    idPedido: move.orderId,
    nomeCliente,
    rotulo: tables.get(move.source) ?? null,
    entregador,
    motivo: move.motivo || (reasons.get(move.source) ?? ''),
    idPessoa: move.staffId,
    nomePessoa: nome,
    data: move.at.toISOString(),
  }));
  const esperado = sumsOf(
    movimentos.map((move) => ({
      ...move,
      isSale: move.tipo === 'pedido' || move.tipo === 'mesa' || move.tipo === 'devolucao',
    })),
  );
  return {
    id: row.id,
    idEstabelecimento: row.storeId,
    abertoEm: row.openedAt.toISOString(),
    nomeAbriu: nameOf(row.openedBy),
    valorAbertura: row.valorAbertura,
    fechadoEm: row.closedAt?.toISOString() ?? null,
    nomeFechou: row.closedBy === null ? null : nameOf(row.closedBy),
    contagem: row.contagem ?? [],
    motivo: row.motivo,
    movimentos,
    esperado,
    entregas: await courierSums(tx, row),
    revisao: createHash('sha256').update(JSON.stringify(esperado)).digest('base64url'),
  };
}
