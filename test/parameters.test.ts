// The console explains every parameter, and offers none without an effect.
import { expect, test } from 'vitest';
import { PARAMETER_LINKS } from '#app/console/stores/parameter-links.ts';
import { BRAND_PARAMETERS, STORE_PARAMETERS } from '#app/console/stores/parameter-table.ts';
import { Brand } from '#contract/entities/brand.ts';
import { BrandParameters, StoreParameters } from '#contract/entities/console/parameters.ts';
import { MenuTerms } from '#contract/entities/menu.ts';
import { Store } from '#contract/entities/store.ts';
import { sourceFiles } from './source.ts';

const settable = { ...BRAND_PARAMETERS, ...STORE_PARAMETERS };
const explained = new Set([
  ...Object.keys(settable),
  'personalizados',
  ...PARAMETER_LINKS.flatMap(({ names }) => names),
]);

/**
 * Not set by restaurants: their identity, values derived from time and other tables, and the
 * deployer's settings.
 */
const followed = new Set(
  (
    'id appNome urlAcesso estabelecimentos chaveContexto facebookAppId imagensCapa ' +
    'ramo imagemSelo possuiFidelidade canaisMensagem dataAtualizacao codigo codigosAnteriores ' +
    'nome descricao ' +
    'telefone telefoneWhatsapp endereco latitude longitude fusoHorario permiteEntrega ' +
    'tempoEntregaMinimo tempoEntregaMaximo tempoRetirada horarios notaMedia totalAvaliacoes ' +
    'permiteAgendamento formasPagamento estado mudaEm motivo parametros'
  ).split(' '),
);

test('every field of application data, store and menu can be set, or says why not', () => {
  const fields = [Brand, Store, MenuTerms].flatMap((entity) => Object.keys(entity.shape));
  expect(fields.filter((name) => !explained.has(name) && !followed.has(name))).toEqual([]);
  expect(Object.keys(BrandParameters.shape).toSorted()).toEqual(
    Object.keys(BRAND_PARAMETERS).toSorted(),
  );
  expect(Object.keys(StoreParameters.shape).filter((name) => !explained.has(name))).toEqual([]);
});

test('each has a name and an explanation in whole sentences, and no two the same', () => {
  const words = Object.values(settable).map(({ label, about }) => [
    label.message ?? label.id,
    about.message ?? about.id,
  ]);
  expect(
    words.filter(
      ([label = '', about = '']) => label.length < 5 || about.length < 40 || !about.endsWith('.'),
    ),
  ).toEqual([]);
  expect(new Set(words.map(([label]) => label)).size).toBe(words.length);
});

test('each is read by something that is no form and no store of settings', () => {
  // `server/brand/api.ts` and `server/brand/store-records.ts` pass them on, which does not count as
  // reading.
  const aside =
    /^(contract\/|app\/console\/|server\/([a-z-]+\/console|database|brand\/(create|no-brand|api)|stores\/(records|parameters|set-parameters)))|\.test\.|^test\/|^e2e\//;
  const code = sourceFiles.filter(({ path }) => !aside.test(path)).map((file) => file.code);
  const unread = Object.keys(settable).filter(
    (name) => !code.some((text) => new RegExp(`\\b${name}\\b`).test(text)),
  );
  expect(unread).toEqual([]);
});
