import { expect, test } from 'vitest';
import { chosenPicture, pictureOfParts } from './chosen-picture.ts';

const drawn = (words: string, seed = 'c0') =>
  `/imagens/desenho/1.pizza...${words}.${seed}.a3161a.svg`;
const calabresa = { id: 1, urlImagem: drawn('calabresa-onion', 'de') };
const shrimp = { id: 2, urlImagem: drawn('shrimp', 'hm') };
const photo = { id: 3, urlImagem: '/imagens/marca/foto-abcdef0123456789-768.webp' };
const product = {
  urlImagem: drawn('tomato~basil'),
  opcoes: [
    {
      id: 7,
      adicional: 3 as const,
      quantidadeMinima: 2,
      quantidadeMaxima: 2,
      opcoes: [calabresa, shrimp, photo],
    },
  ],
};
const choose = (...opcoes: { id: number; quantidade: number }[]) =>
  chosenPicture(product, [{ id: 7, opcoes }]);

test('two flavours are drawn as the halves of the product’s pizza, in its own light', () => {
  expect(choose({ id: 2, quantidade: 1 }, { id: 1, quantidade: 1 })).toBe(
    drawn('calabresa-onion~shrimp'),
  );
});

test('a half that is yet to be chosen stays plain, and one flavour twice is a whole pizza', () => {
  expect(choose({ id: 1, quantidade: 1 })).toBe(drawn('calabresa-onion~'));
  expect(choose({ id: 1, quantidade: 2 })).toBe(drawn('calabresa-onion'));
});

test('nothing chosen, a photo of the product or of a flavour: the product’s own picture', () => {
  expect(choose()).toBe(product.urlImagem);
  expect(choose({ id: 1, quantidade: 1 }, { id: 3, quantidade: 1 })).toBe(product.urlImagem);
  const parts = [{ urlImagem: calabresa.urlImagem, parts: 1 }];
  expect(pictureOfParts(photo.urlImagem, parts, 1)).toBe(photo.urlImagem);
  expect(pictureOfParts(null, parts, 1)).toBeNull();
});

test('more parts than the renderer divides into leave the product’s picture', () => {
  const fifth = { urlImagem: calabresa.urlImagem, parts: 1 };
  expect(pictureOfParts(product.urlImagem, [fifth], 5)).toBe(product.urlImagem);
});
