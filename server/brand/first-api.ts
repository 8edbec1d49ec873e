// Creates a deployment's first brand from a page, for the person who can read the server's
// terminal. Once a brand exists, the key is void.
import { timingSafeEqual } from 'node:crypto';
import type { Services } from '../context.ts';
import { brands } from '../database/schema.ts';
import type { Handlers } from '../handlers.ts';
import { countAttempt } from '../limits/attempts.ts';
import { Refusal } from '../refusal.ts';
import { BrandError, createBrand } from './create.ts';
import { nobody } from './no-brand.ts';

/** The same for every process of the deployment, and secret without its key. */
export const firstRunKey = ({ secret }: Pick<Services, 'secret'>): string =>
  secret.hash('first run').slice(0, 32);

export const isEmpty = async ({ db }: Pick<Services, 'db'>): Promise<boolean> =>
  (await db.$count(brands)) === 0;

export const firstBrandHandlers = {
  firstBrand: async ({ chave, nomeMarca, nome, email }, context) => {
    await countAttempt(context, nobody.id, 'firstBrand', context.callerHash);
    const [given, right] = [chave, firstRunKey(context)].map((text) => Buffer.from(text));
    const known =
      given !== undefined &&
      right !== undefined &&
      given.length === right.length &&
      timingSafeEqual(given, right);
    if (!known || !(await isEmpty(context))) throw new Refusal('firstRunOver');
    const wanted = {
      name: nomeMarca,
      host: new URL(context.origin).hostname,
      ownerName: nome,
      ownerEmail: email,
    };
    try {
      const { path } = await createBrand(context.db, wanted, context.now(), {
        onlyFirst: true,
      });
      context.brands.forget(null);
      return { caminho: path };
    } catch (error) {
      if (error instanceof BrandError)
        throw (await isEmpty(context))
          ? new Refusal('malformed', { field: 'email' })
          : new Refusal('firstRunOver');
      throw error;
    }
  },
} satisfies Partial<Handlers>;
