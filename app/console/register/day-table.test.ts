// The file of a day at the cash register, as an accountant reads it.
import { expect, test } from 'vitest';
import type { Register } from '#contract/entities/console/register.ts';
import { dayTable } from './day-table.ts';

const words = {
  form: (forma: string) => forma,
  move: ({ tipo }: { tipo: string }) => tipo,
  person: (nome: string | null) => nome ?? '',
  closing: 'Fechamento',
  holder: ({ nomePessoa }: { nomePessoa: string | null }, lines: readonly unknown[]) =>
    nomePessoa ?? (lines.length > 1 ? 'gaveta' : null),
};
const nobody = { idPessoa: null, nomePessoa: null };
const register: Register = {
  id: 7,
  idEstabelecimento: 1,
  abertoEm: '2026-12-01T21:00:00.000Z',
  nomeAbriu: 'Davi',
  valorAbertura: 0,
  fechadoEm: '2026-12-02T02:30:00.000Z',
  nomeFechou: 'Lúcia',
  contagem: [{ forma: 'dinheiro', ...nobody, esperado: 8_000, contado: 7_550 }],
  motivo: 'Faltou moeda',
  movimentos: [
    {
      id: 1,
      tipo: 'sangria',
      forma: 'dinheiro',
      valor: -2_000,
      numero: null,
      idPedido: null,
      nomeCliente: null,
      rotulo: null,
      entregador: 'Rafael',
      motivo: 'Gelo',
      idPessoa: 3,
      nomePessoa: 'Davi',
      data: '2026-12-02T01:05:00.000Z',
    },
  ],
  esperado: [],
  entregas: [],
  revisao: '',
};

test('a move has the day and hour of the store, and the close what was counted', () => {
  expect(dayTable([register], 'America/Sao_Paulo', words)).toEqual([
    [7, '2026-12-01', '22:05', 'sangria', 'dinheiro', 'Davi', 'Rafael', 'Gelo', -20, '', '', ''],
    [
      7,
      '2026-12-01',
      '23:30',
      'Fechamento',
      'dinheiro',
      'Lúcia',
      '',
      'Faltou moeda',
      '',
      80,
      75.5,
      -4.5,
    ],
  ]);
});

test('counted by person, the cash of the drawer is not of who closed', () => {
  const line = { forma: 'dinheiro', esperado: 1_000, contado: 1_000 } as const;
  const contagem = [
    { ...line, ...nobody },
    { ...line, idPessoa: 3, nomePessoa: 'Davi' },
  ];
  const rows = dayTable([{ ...register, movimentos: [], contagem }], 'America/Sao_Paulo', words);
  expect(rows.map(([, , , , , who]) => who)).toEqual(['gaveta', 'Davi']);
});

test('an open register has its moves alone', () => {
  const open = { ...register, fechadoEm: null, nomeFechou: null, contagem: [], motivo: '' };
  expect(dayTable([open], 'America/Sao_Paulo', words)).toHaveLength(1);
});
