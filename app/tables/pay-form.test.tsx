// What a person at a table finds chosen when they begin to pay.
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { Bill, Seat } from '#contract/entities/table.ts';
import { InPortuguese } from '#test/in-portuguese.tsx';
import { LoginProvider } from '../account/ask-login.tsx';
import type { PublicBrand } from '../brand/public-brand.ts';
import { PayForm } from './pay-form.tsx';

const seat: Seat = {
  idEstabelecimento: 1,
  codigoEstabelecimento: 'vila-madalena',
  tipo: 'mesa',
  numero: 4,
  rotulo: 'Mesa 4',
  idPessoa: 7,
  nome: 'Ana',
  confirmada: true,
  querMesa: null,
  abertaEm: '2026-11-18T19:00:00.000Z',
  chamouGarcom: false,
  pediuConta: false,
  podeDesconectar: false,
};

const brand: Partial<PublicBrand> = { PUBLIC_CODIGO_MOEDA: 'BRL', estabelecimentos: [] };

const person = (id: number, left: number): Bill['pessoas'][number] => ({
  id,
  nome: '',
  recusaServico: false,
  confirmada: true,
  querMesa: null,
  valorItens: left,
  servico: 0,
  valorTotal: left,
  valorQuitado: 0,
  valorRestante: left,
});

/** Everybody pays their own; amounts in cents. */
function billOf(...lefts: readonly number[]): Bill {
  const all = lefts.reduce((sum, left) => sum + left, 0);
  return {
    modo: 'cada',
    linhas: [],
    pessoas: lefts.map((left, at) => person(seat.idPessoa + at, left)),
    pagamentos: [],
    percentualServico: 0,
    recusaServico: false,
    valorItens: all,
    valorDesconto: 0,
    taxaAdicional: 0,
    servico: 0,
    valorTotal: all,
    valorQuitado: 0,
    valorRestante: all,
    valorADevolver: 0,
  };
}

/** The words of the amount that is chosen. */
function chosenOf(conta: Bill): string | undefined {
  const html = renderToStaticMarkup(
    <InPortuguese brand={brand}>
      <MemoryRouter>
        <LoginProvider>
          <PayForm
            mesa={seat}
            conta={conta}
            change={async () => true}
            onCounter={() => undefined}
          />
        </LoginProvider>
      </MemoryRouter>
    </InPortuguese>,
  );
  const rows = html.split('name="bill-how"').slice(1);
  return rows.find((row) => row.startsWith(' checked=""'))?.match(/>([^<]+)</)?.[1];
}

test('an amount is chosen, also where one’s own part is all that is left', () => {
  expect(chosenOf(billOf(2000, 3000))).toBe('Minha parte');
  expect(chosenOf(billOf(2000))).toBe('Tudo o que falta');
  expect(chosenOf(billOf(2000, 0))).toBe('Tudo o que falta');
});
