import fc from 'fast-check';
import jsQR from 'jsqr';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import {
  crc16,
  dynamicPixCode,
  pixAmount,
  plainCapitals,
  readPixCode,
  staticPixCode,
} from './pix.ts';

// Codes of banks, providers and public manuals, each with its checksum.
const vectors = [
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D',
  '00020126510014br.gov.bcb.pix0114+55119876543210211Pedido 1234520400005303986540537.505802BR5914PIZZARIA DO ZE6009SAO PAULO62110507PED123463048FD4',
  '00020126330014br.gov.bcb.pix01115299822472552040000530398654040.015802BR5910LOJA TESTE6014RIO DE JANEIRO62070503***63042272',
  '00020126380014br.gov.bcb.pix0116loja@example.com52040000530398654071234.565802BR5924RESTAURANTE EXEMPLO LTDA6014BELO HORIZONTE62290525ABCDEFGHIJKLMNOPQRSTUVWXY630464D6',
  '00020101021226760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5914PIZZARIA DO ZE6009SAO PAULO62070503***63047D44',
  '00020101021226740014br.gov.bcb.pix2552payload.psp.com/3ec9d2f9-5f03-4e0e-820d-63a81e769e875204000053039865802BR5914THALES OGLIARI6015SAO MIGUEL DO O62070503***63042895',
  '00020126510014br.gov.bcb.pix0115thalesog@me.com0210Pedido 123520400005303986540510.005802BR5914THALES OGLIARI6015SAO MIGUEL DO O62070503***63040DC6',
  '00020101021226770014BR.GOV.BCB.PIX2555pix.example.com/qr/93598be0-1bd0-4997-8318-81776a1d8a995204000053039865802BR5907EMPRESA6009SAO PAULO62070503***6304EEAB',
  '00020101021226880014br.gov.bcb.pix2566qrcodes-h.cielo.com.br/pix-qr/d05b1a34-ec52-4201-ba1e-d3cc2a43162552040000530398654041.005802BR5918Merchant Teste HML6009Sao Paulo62120508000101296304031C',
];

test('the checksum is the one that banks compute', () => {
  expect(crc16('123456789')).toBe('29B1');
});

test.each(vectors)('a real code is read: %s', (code) => {
  expect(readPixCode(code)).toHaveProperty('pix');
});

test('the fields of a Pix code are read from it', () => {
  expect(readPixCode(vectors[1] ?? '')).toEqual({
    pix: {
      key: '+5511987654321',
      location: null,
      amount: 3750,
      name: 'PIZZARIA DO ZE',
      city: 'SAO PAULO',
      txid: 'PED1234',
    },
  });
  expect(readPixCode(vectors[4] ?? '')).toMatchObject({
    pix: {
      key: null,
      location: 'pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca25',
      amount: null,
      txid: null,
    },
  });
});

test('a wrong checksum is found, and so is a wrong length under a right checksum', () => {
  expect(readPixCode((vectors[1] ?? '').replace(/8FD4$/, '8FD5'))).toEqual({ problem: 'crc' });
  const short =
    '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62080503***6304';
  expect(readPixCode(short + crc16(short))).toEqual({ problem: 'length' });
  expect(readPixCode('')).toMatchObject({ problem: expect.any(String) });
  expect(readPixCode('https://example.com')).toEqual({ problem: 'length' });
});

test('each digit of a code is under the checksum or the lengths', () => {
  const code = vectors[2] ?? '';
  for (let at = 0; at < code.length; at++) {
    const changed = code.slice(0, at) + (code[at] === '7' ? '8' : '7') + code.slice(at + 1);
    expect(readPixCode(changed), changed).toHaveProperty('problem');
  }
});

test('a code made here is the code that others make', () => {
  expect(
    staticPixCode({
      key: '123e4567-e12b-12d1-a456-426655440000',
      name: 'Fulano de Tal',
      city: 'Brasília',
      amount: null,
      txid: null,
    }),
  ).toBe(
    '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913FULANO DE TAL6008BRASILIA62070503***6304' +
      crc16(
        '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913FULANO DE TAL6008BRASILIA62070503***6304',
      ),
  );
  expect(
    staticPixCode({
      key: '52998224725',
      name: 'Loja Teste',
      city: 'Rio de Janeiro',
      amount: 1,
      txid: null,
    }),
  ).toBe(vectors[2]);
  expect(
    staticPixCode({
      key: 'loja@example.com',
      name: 'Restaurante Exemplo Ltda',
      city: 'Belo Horizonte',
      amount: 123_456,
      txid: 'ABCDEFGHIJKLMNOPQRSTUVWXY',
    }),
  ).toBe(vectors[3]);
});

test('the code of a charge is the code that providers make', () => {
  const made = dynamicPixCode({
    location: 'https://pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca25',
    name: 'Pizzaria do Zé',
    city: 'São Paulo',
  });
  expect(made).toBe(vectors[4]);
});

test('the code can be read again for any name and city', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc.integer({ min: 1, max: 99_999_999_999 }),
      fc.option(fc.stringMatching(/^[A-Za-z0-9]{1,25}$/)),
      (name, city, amount, txid) => {
        const code = staticPixCode({ key: '+5511987654321', name, city, amount, txid });
        expect(readPixCode(code)).toMatchObject({ pix: { key: '+5511987654321', amount, txid } });
        expect(code).toMatch(/^[ -~]+$/);
      },
    ),
    { numRuns: 200 },
  );
});

test('name and city are cut where banks cut them, without accents', () => {
  expect(plainCapitals('Pão de Açúcar & Cia. Ltda. — Comércio', 25)).toBe(
    'PAO DE ACUCAR & CIA. LTDA',
  );
  expect(plainCapitals('São José do Rio Preto', 15)).toBe('SAO JOSE DO RIO');
  expect(plainCapitals('🍕', 25)).toBe('');
});

test('an amount has a dot and two decimals', () => {
  expect([1, 10, 100, 123_456].map(pixAmount)).toEqual(['0.01', '0.10', '1.00', '1234.56']);
});

test('no code is made of what is not a key, an amount or a txid', () => {
  const right = { key: '52998224725', name: 'Loja', city: 'Recife', amount: 100, txid: null };
  for (const wrong of [
    { key: '11987654321x' },
    { key: 'Loja@example.com' },
    { amount: 0 },
    { amount: -1 },
    { amount: 1.5 },
    { txid: 'a-b' },
    { txid: 'A'.repeat(26) },
  ]) {
    expect(() => staticPixCode({ ...right, ...wrong })).toThrow();
  }
});

test('letters that banks do not know are written as those that read the same', () => {
  expect(plainCapitals('Łukasz Ørsted & Æther', 25)).toBe('LUKASZ ORSTED & AETHER');
  expect(plainCapitals('Straße Œuvre Đặng', 25)).toBe('STRASSE OEUVRE DANG');
});

test('a key that was stored before its check digits counted still makes the code it made', () => {
  const code = staticPixCode({
    key: '11111111111',
    name: 'Loja',
    city: 'Recife',
    amount: 100,
    txid: null,
  });
  expect(readPixCode(code)).toMatchObject({ pix: { key: '11111111111' } });
});

test('a phone reads the drawn code', () => {
  for (const code of vectors) {
    const { data, size } = encode(code, { ecc: 'M', border: 4 });
    const scale = 4;
    const side = size * scale;
    const pixels = new Uint8ClampedArray(side * side * 4);
    for (let y = 0; y < side; y++) {
      for (let x = 0; x < side; x++) {
        const dark = data[Math.floor(y / scale)]?.[Math.floor(x / scale)] === true;
        pixels.set([dark ? 0 : 255, dark ? 0 : 255, dark ? 0 : 255, 255], (y * side + x) * 4);
      }
    }
    expect(jsQR(pixels, side, side)?.data).toBe(code);
  }
});
