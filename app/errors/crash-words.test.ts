// The crash page's button has the name that its sentence mentions.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/project.mjs';

const wordsOf = (language: string, source: string) =>
  new RegExp(`msgid "${source}"\\nmsgstr "(.+)"`).exec(
    readFileSync(join(root, `app/i18n/locales/${language}.po`), 'utf8'),
  )?.[1] ?? '';

// Rows: 2.54
test.each(['pt-BR', 'pt-PT', 'es', 'en', 'de', 'fr'])(
  'the sentence in %s names the button as the button reads',
  (language) => {
    const button = wordsOf(language, 'RESETAR');
    const sentence = 'Tire um print desta tela, envie ao estabelecimento e toque em RESETAR.';
    expect(button).not.toBe('');
    expect(wordsOf(language, sentence)).toContain(button);
    expect(button === 'RESETAR').toBe(language === 'pt-BR');
  },
);
