// What a person at a table reads about their part of the bill.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Payment } from '#contract/entities/payment.ts';
import { InPortuguese } from '#test/in-portuguese.tsx';
import { PartStatus } from './part-status.tsx';

const givenBack: Payment = {
  id: 1,
  tipo: 'pix',
  estado: 'devolvido',
  valor: 4917,
  codigoPix: null,
  expiraEm: null,
  confirmacaoAutomatica: true,
  sandbox: false,
  urlDesafio: null,
  motivo: null,
};

const wordsWith = (owed: number) =>
  renderToStaticMarkup(
    <InPortuguese>
      <PartStatus
        pagamento={givenBack}
        owed={owed}
        agora="2026-11-18T19:00:00.000Z"
        change={async () => true}
        onAgain={() => undefined}
        onClose={() => undefined}
      />
    </InPortuguese>,
  );

test('a part that goes back is not called too late while the table still owes', () => {
  const paid = 'A conta já estava paga quando ele chegou.';
  expect(wordsWith(0)).toContain(paid);
  expect(wordsWith(4470)).not.toContain(paid);
  expect(wordsWith(4470)).toContain(
    'A conta mudou antes de ele chegar. Falta pagar R$\u00a044,70.',
  );
});
