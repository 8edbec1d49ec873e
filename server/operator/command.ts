// `npm run brand -- …`: the brands of a deployment, for its operator. Everything here works while
// the app runs, which is told at once.
import { resolve } from 'node:path';
import { BackupError } from '../backup/format.ts';
import { BrandError, createBrand } from '../brand/create.ts';
import { clockOf } from '../clock.ts';
import { runCommand, withDatabase } from '../database/for-command.ts';
import type { PlanLimits } from '../database/schema.ts';
import { openBucket } from '../files/bucket.ts';
import { consoleOrigin } from '../front/origin.ts';
import { moveCommand } from '../move/command.ts';
import { MoveError } from '../move/error.ts';
import { brandCalled } from './brand-facts.ts';
import { eraseBrand } from './erase-brand.ts';
import { exportBrand } from './export.ts';
import { hostAtTerminal } from './hosts.ts';
import { addedBrand, COMMAND, recordDone } from './log.ts';
import { renewOwnerLink } from './owner-link.ts';
import { listBrands, minute, showBrand, showUsage } from './print.ts';
import {
  deleteBrandLater,
  restoreBrand,
  resumeBrand,
  StandingError,
  setPlanLimits,
  suspendBrand,
  USUAL_DAYS,
} from './standing.ts';
import { inviteSupport } from './support.ts';

/** `1e2` is not how anybody writes a hundred days. */
const asDays = (text: string): number => (/^\d+$/.test(text) ? Number(text) : Number.NaN);

const USAGE = `Usage: npm run brand -- …
  "Name of the brand" host.example.com "Name of the owner" owner@example.com
  list
  show BRAND
  suspend BRAND ["words for customers"]
  resume BRAND
  limits BRAND [stores=3 staff=10 products=200 storage=500 orders=none …]
  usage BRAND
  export BRAND FILE.zip
  delete BRAND [DAYS]
  restore BRAND
  move BRAND https://ADDRESS [hold=SECONDS] | --state | --abort | --finish
  support BRAND "Name of the person" person@example.com
  owner BRAND owner@example.com [lost-app] [name="Name of the owner"]
BRAND is the short name, such as cantina-sao-joao.`;

type Opened = Parameters<Parameters<typeof withDatabase>[0]>[0] & { now: Date };
type Verb = {
  /** The least and the most words after the verb. */
  words: readonly [number, number];
  act: (opened: Opened, words: readonly string[]) => Promise<string>;
};

const DAY_LETTERS = 10;

const verbs: Readonly<Record<string, Verb>> = {
  list: { words: [0, 0], act: ({ db, now }) => listBrands(db, now) },
  show: { words: [1, 1], act: ({ db, now }, [brand = '']) => showBrand(db, brand, now) },
  usage: { words: [1, 1], act: ({ db, now }, [brand = '']) => showUsage(db, brand, now) },
  suspend: {
    words: [1, 2],
    async act({ db, now }, [brand = '', reason = '']) {
      await suspendBrand(db, brand, reason, now);
      return (
        `${brand} is suspended: customers read that it is offline, staff sign in and finish ` +
        `open orders. npm run brand -- resume ${brand} opens it again.`
      );
    },
  },
  resume: {
    words: [1, 1],
    async act({ db, now }, [brand = '']) {
      await resumeBrand(db, brand, now);
      return `${brand} is open again.`;
    },
  },
  limits: {
    words: [1, 6],
    async act({ db, now }, [brand = '', ...settings]) {
      if (settings.length > 0)
        await setPlanLimits(db, brand, Object.assign({}, ...settings.map(readLimit)), now);
      return showBrand(db, brand, now);
    },
  },
  export: {
    words: [2, 2],
    async act({ pool, db, env, now }, [brand = '', file = '']) {
      const bucket = env.bucket === null ? null : openBucket(env.bucket);
      const { rows, photos, lost } = await exportBrand(pool, brand, resolve(file), now, bucket);
      const about = await brandCalled(db, brand);
      await recordDone(db, COMMAND, now, { acao: 'exportBrand', brand: about });
      return (
        `${file}: ${rows} rows and ${photos} photos of ${brand}. It contains personal data and ` +
        'is NOT encrypted: store it safely.' +
        (lost.length === 0 ? '' : ` The bucket has lost ${lost.join(', ')}.`)
      );
    },
  },
  delete: {
    words: [1, 2],
    async act({ db, now }, [brand = '', days = String(USUAL_DAYS)]) {
      const { deleteAt } = await deleteBrandLater(db, brand, asDays(days), now);
      const day = deleteAt?.toISOString().slice(0, DAY_LETTERS);
      return (
        `${brand} is closed to customers, and everything of it is deleted on ${day}. Until then ` +
        `npm run brand -- restore ${brand} stops that. Backups keep what they have.`
      );
    },
  },
  restore: {
    words: [1, 1],
    async act({ db, now }, [brand = '']) {
      const { suspendedAt } = await restoreBrand(db, brand, now);
      const still =
        suspendedAt === null ? 'open' : `suspended, as before: npm run brand -- resume ${brand}`;
      return `${brand} is not deleted. It is ${still}.`;
    },
  },
  owner: {
    words: [2, 4],
    async act({ db, env, now }, [brand = '', email = '', ...more]) {
      const wanted = { email, name: '', dropApp: false };
      Object.assign(wanted, ...more.map(readOwnerWord));
      const { host, path, until } = await renewOwnerLink(db, brand, wanted, now);
      return (
        `${email} chooses a password here, once and until ${minute(until)}; earlier ` +
        `links are over:\n  ${consoleOrigin({ hosts: [host] }, env)}${path}`
      );
    },
  },
  move: { words: [1, 3], act: (opened, words) => moveCommand(opened, words, eraseBrand) },
  support: {
    words: [3, 3],
    async act({ db, env, now }, [brand = '', name = '', email = '']) {
      const { host, path, until } = await inviteSupport(db, brand, { name, email }, now);
      return (
        `${name} enters the console of ${brand} here, with a new link once, and leaves it at ` +
        `${minute(until)} or when the owner says so:\n  ` +
        `${consoleOrigin({ hosts: [host] }, env)}${path}`
      );
    },
  },
};

function readOwnerWord(word: string): { dropApp: true } | { name: string } {
  if (word === 'lost-app') return { dropApp: true };
  if (word.startsWith('name=')) return { name: word.slice('name='.length) };
  throw new StandingError(`"${word}" is neither lost-app nor name="Name of the owner".`);
}

const limitNames = ['orders', 'stores', 'staff', 'products', 'storage'] as const;

/** `stores=3`, or `stores=none`. */
function readLimit(text: string): Partial<Record<keyof PlanLimits, number | null>> {
  const [, name, most = ''] = /^(\w+)=(\d{1,9}|none)$/.exec(text) ?? [];
  const known = limitNames.find((one) => one === name);
  if (known === undefined)
    throw new StandingError(
      `"${text}" is no limit. They are ${limitNames.map((one) => `${one}=`).join(', ')} with a ` +
        'number or none; storage is in megabytes, orders are per month.',
    );
  return { [known]: most === 'none' ? null : Number(most) };
}

async function create({ db, env, now }: Opened, words: readonly string[]): Promise<string> {
  const [name = '', host = '', ownerName = '', ownerEmail = ''] = words;
  const wanted = { name, host: hostAtTerminal(host, env), ownerName, ownerEmail };
  const made = await createBrand(db, wanted, now, {
    record: (tx, brand) => recordDone(tx, COMMAND, now, addedBrand(brand)),
  });
  const origin = consoleOrigin({ hosts: [made.host] }, env);
  return (
    `${made.appNome} is there. Its owner begins here, once and within three days:\n  ` +
    `${origin}${made.path}`
  );
}

async function run(): Promise<string> {
  const words = process.argv.slice(2);
  const [first = '', ...rest] = words;
  const verb = Object.hasOwn(verbs, first) ? verbs[first] : undefined;
  const isNew = verb === undefined && words.length === 4;
  const fits = verb !== undefined && rest.length >= verb.words[0] && rest.length <= verb.words[1];
  if (!isNew && !fits) throw new BrandError(USAGE);
  return withDatabase(
    async (beside) => {
      const opened = { ...beside, now: clockOf(beside.env)() };
      return verb === undefined ? create(opened, words) : verb.act(opened, rest);
    },
    { beside: true },
  );
}

const expected = [BrandError, StandingError, BackupError, MoveError];
runCommand(run, (error) => expected.some((kind) => error instanceof kind));
