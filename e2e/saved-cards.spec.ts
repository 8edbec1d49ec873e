// Saved cards that do not pay any more: removed at the store, or unknown to the provider.
import { failureCodes } from '../contract/failures.ts';
import { signUp } from './calls.ts';
import { APPROVED, cardPage, fillCard, readyToPay, send, toTheCardPage } from './card-steps.ts';
import { checkoutOf, closeLine, openLine, pick } from './steps.ts';
import { expect, test } from './test.ts';

test('a saved card that the store no longer knows is not chosen any more', async ({ page }) => {
  test.slow();
  await signUp(page);
  const old = {
    id: 4_000_000,
    tokenCartaoCredito: 'card-of-an-old-account',
    bandeira: 'Visa',
    ultimosDigitos: '1112',
    mesValidade: 8,
    anoValidade: 2039,
    titular: 'MARINA DUARTE',
    nomeEstabelecimento: 'Vila Madalena',
  };
  const pagador = { nome: 'Marina Duarte', email: 'marina@example.com', cpf: '52998224725' };
  await page.route('**/api/cliente/ObterCartoesCliente*', (route) =>
    route.fulfill({ json: { cartoes: [old], pagador } }),
  );
  await readyToPay(page);
  const sheet = await openLine(checkoutOf(page), 'Pagamento');
  await pick(sheet, 'Visa final 1112');
  await closeLine(checkoutOf(page), 'Pagamento');
  const card = await toTheCardPage(page);
  await card.getByLabel('CVV').fill('123');
  await send(card);
  await expect(card.getByText(/^Este cartão não vale mais nesta loja/)).toBeVisible();
  await fillCard(card, APPROVED);
  const sentence = 'Este cartão não está mais guardado. Use outro cartão.';
  await page.route(
    '**/api/cliente/CadastrarPedido',
    (route) => route.fulfill({ json: { codErro: failureCodes.cardUnknown, mensagem: sentence } }),
    { times: 1 },
  );
  await page.route('**/api/cliente/ObterCartoesCliente*', (route) =>
    route.fulfill({ json: { cartoes: [{ ...old, id: old.id + 1 }], pagador } }),
  );
  await send(card);
  await expect(checkoutOf(page).getByText(sentence)).toBeVisible();
  await openLine(checkoutOf(page), 'Pagamento');
  await expect(sheet.getByRole('radio', { name: 'Novo cartão' })).toBeChecked();
});

test('a kept card that its vault does not know any more is typed again on the same page', async ({
  page,
}) => {
  await signUp(page);
  // Any page of the site may open the card page; this one offers a card that is in no vault.
  await page.evaluate(() => {
    const frame = Object.assign(document.createElement('iframe'), {
      src: '/creditcardweb?estabelecimento=1',
      title: 'Pagamento com cartão',
    });
    frame.style.cssText =
      'position: fixed; inset: 0; z-index: 99; inline-size: 100%; block-size: 100%';
    const cartao = {
      tokenCartaoCredito: 'card-of-an-old-account',
      bandeira: 'Visa',
      ultimosDigitos: '1112',
      validade: '08/39',
      titular: 'MARINA DUARTE',
    };
    const pagador = { nome: 'Marina Duarte', email: 'marina@example.com', cpf: '52998224725' };
    const begin = {
      type: 'quitute.card.begin',
      nonce: 'a-nonce-of-this-test',
      idEstabelecimento: 1,
      valor: 4990,
      moeda: 'BRL',
      titulo: '',
      pagador,
      cartao,
    };
    addEventListener('message', ({ data }) => {
      if (data.type === 'quitute.card.ready')
        frame.contentWindow?.postMessage(begin, location.origin);
      if (data.type === 'quitute.card.done') document.title = `paid with ${data.ultimosDigitos}`;
    });
    document.body.append(frame);
  });
  const card = await cardPage(page);
  await card.getByLabel('CVV').fill('123');
  await send(card);
  await expect(card.getByText(/^Este cartão não vale mais nesta loja/)).toBeVisible();
  await fillCard(card, APPROVED);
  await send(card);
  await expect(page).toHaveTitle('paid with 0001');
});
