// The line above the login names what its field accepts, for each brand.
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BrandProvider } from '../brand/brand-context.tsx';
import type { PublicBrand } from '../brand/public-brand.ts';
import { LoginLead } from './login-lead.tsx';

const leadOf = (settings: Partial<PublicBrand>) =>
  renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'pt-BR', messages: { 'pt-BR': {} } })}>
      <BrandProvider brand={settings as PublicBrand}>
        <LoginLead />
      </BrandProvider>
    </I18nProvider>,
  );

// Rows: 2.56
test.each([
  [true, true, 'o telefone'],
  [true, false, 'o telefone'],
  [false, true, 'o e-mail ou o telefone'],
  [false, false, 'o e-mail'],
])(
  'one field for email or phone: loginApenasTelefone %s, permiteLoginTelefone %s: %s',
  (loginApenasTelefone, permiteLoginTelefone, named) => {
    const settings = { loginApenasTelefone, permiteLoginTelefone };
    expect(leadOf({ ...settings, possuiDelivery: true })).toBe(
      `Use ${named} do seu cadastro. Se for sua primeira vez, criamos a conta em um minuto.`,
    );
    expect(leadOf({ ...settings, possuiDelivery: false })).toContain(`Use ${named} do seu`);
    expect(leadOf({ ...settings, possuiDelivery: false })).toContain('seus selos');
  },
);
