// A new store: closed until it has hours, with common terms.
import type { stores } from '../database/schema.ts';

type NewStore = Pick<typeof stores.$inferInsert, 'brandId' | 'codigo' | 'nome'> &
  Partial<typeof stores.$inferInsert>;

export const newStore = (store: NewStore): typeof stores.$inferInsert => ({
  telefone: '',
  endereco: { logradouro: '', numero: '', bairro: '', cidade: '', uf: '', cep: '' },
  possuiPedidoMesa: false,
  permiteRetiradaBalcao: true,
  permiteEntrega: true,
  tempoEntregaMinimo: 30,
  tempoEntregaMaximo: 60,
  tempoRetirada: 30,
  horarios: [],
  valorMinimoPedido: 0,
  valorMinimoRetiradaNoLocal: 0,
  ...store,
});
