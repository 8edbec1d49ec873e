// The line above the login names what its field accepts, for each brand.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { InPortuguese } from '#test/in-portuguese.tsx';
import type { PublicBrand } from '../brand/public-brand.ts';
import { LoginLead } from './login-lead.tsx';

const leadOf = (settings: Partial<PublicBrand>) =>
  renderToStaticMarkup(
    <InPortuguese brand={settings}>
      <LoginLead />
    </InPortuguese>,
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
