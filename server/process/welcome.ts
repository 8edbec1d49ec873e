// What the start prints once the server listens: where to go next, and what is simulated.
import { consolePages } from '#contract/console-pages.ts';
import { pages } from '#contract/pages.ts';
import { DEMO_PASSWORD } from '../database/seed/insert.ts';
import { demoWorld } from '../database/seed/world.ts';
import type { Env } from '../env.ts';
import { originAt } from '../front/origin.ts';

type Settings = Pick<
  Env,
  | 'host'
  | 'sandbox'
  | 'showSandboxCodes'
  | 'postalCodes'
  | 'geocoder'
  | 'publicScheme'
  | 'publicPort'
  | 'consoleHost'
  | 'port'
>;
type Started = {
  port: number;
  /** Channels without an account. */
  missing: readonly string[];
  /** Whether the demo brands exist. */
  demo: boolean;
  /** For the page that creates the first brand; null: there are brands. */
  firstKey: string | null;
};

export function welcome(settings: Settings, { port, missing, demo, firstKey }: Started): string {
  return [
    '',
    `Quitute is ready on ${settings.host}:${port}.${demo ? ' The demo brands:' : ''}`,
    ...(demo ? demoLines(port) : brandLines(settings, port, firstKey)),
    ...simulated(settings, missing, demo),
    'Ctrl-C stops everything.',
    '',
  ].join('\n');
}

function demoLines(port: number): string[] {
  const brands = demoWorld.map(
    (brand) => `  ${brand.projectName.padEnd(20)} http://${brand.host}:${port}/`,
  );
  const phones = demoWorld.flatMap(({ loginApenasTelefone, projectName, customers: [customer] }) =>
    loginApenasTelefone && customer !== undefined ? `${customer.telefone} at ${projectName}` : [],
  );
  const elsewhere = phones.length === 0 ? '' : ` (${phones.join(', ')})`;
  return [
    ...brands,
    '',
    `  Customer  cliente@demo.quitute.app  password ${DEMO_PASSWORD}  at ${pages.login} of ` +
      `any brand${elsewhere}`,
    `  Staff     painel@demo.quitute.app   password ${DEMO_PASSWORD}  at ` +
      `${consolePages.board} of any brand`,
    '',
  ];
}

/** The page gives the brand the host at which it was opened. */
function brandLines(settings: Settings, port: number, firstKey: string | null): string[] {
  if (firstKey === null)
    return ['Add a brand with: npm run brand -- "Name" host.example.com "Owner" owner@example.com'];
  const path = `${pages.firstRun}?chave=${firstKey}`;
  return settings.publicScheme === null
    ? [
        'There is no brand yet. Create the first one here, at the address it will use:',
        `  http://localhost:${port}${path}`,
      ]
    : [
        'There is no brand yet. Create the first one here, with its host for pedidos.example.com:',
        `  ${originAt('pedidos.example.com', settings)}${path}`,
      ];
}

/** Sandboxes belong to the demo brands; another brand has none unless a setting says so. */
function simulated(
  { sandbox, showSandboxCodes, postalCodes, geocoder }: Settings,
  missing: readonly string[],
  demo: boolean,
): string[] {
  const names = missing.join(', ');
  const where = sandbox ? 'every brand' : 'the demo brands';
  const codesIn = sandbox || showSandboxCodes ? 'every brand' : demo ? 'a demo brand' : null;
  return [
    ...(sandbox || demo ? [`Payments without an account are simulated in ${where}.`] : []),
    ...(postalCodes === 'sandbox' || geocoder.kind === 'sandbox'
      ? ['Postal codes or the map are simulated until POSTAL_CODES and GEOCODER are set.']
      : []),
    ...(names === ''
      ? []
      : codesIn === null
        ? [`Nothing is sent by ${names}: each of them needs an account in the settings.`]
        : [
            `Messages by ${names} do not leave this machine: staff of ${codesIn} read codes ` +
              `and texts at ${consolePages.messages}.`,
          ]),
  ];
}
