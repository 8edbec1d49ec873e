import { expect, test } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { failure, UNEXPECTED_CODE } from '#contract/reply.ts';
import { pageError } from './refused-page.ts';

test('a refusal that came with the status 200 is no error of ours', () => {
  const refused = failure(failureCodes.storeNotFound, 'Não encontramos esta loja.');
  expect(pageError(refused)).toMatchObject({ data: refused, init: { status: 400 } });
  const tooMany = { ...refused, status: 429 };
  expect(pageError(tooMany)).toMatchObject({ init: { status: 429 } });
  expect(pageError(failure(UNEXPECTED_CODE, 'Algo deu errado.', 500))).toBeInstanceOf(Error);
  expect(pageError({ ...refused, thrown: 'RangeError' })).toBeInstanceOf(Error);
});
