import { expect, test } from 'vitest';
import { versionBefore } from './version-before.ts';

test('a version is told against the one in force, and not a proposal that came to nothing', () => {
  const versions = [
    { versao: 5, situacao: 'proposta' },
    { versao: 4, situacao: 'retirada' },
    { versao: 3, situacao: 'valendo' },
    { versao: 2, situacao: 'recusada' },
    { versao: 1, situacao: 'anterior' },
  ] as const;
  expect(versions.map((_, at) => versionBefore(versions, at)?.versao)).toEqual([
    3,
    3,
    1,
    1,
    undefined,
  ]);
});
