// Uploads of photos and logos by staff, and which of them are still used.
import { and, eq, isNotNull, isNull, like, lt, or } from 'drizzle-orm';
import { type AnyPgColumn, unionAll } from 'drizzle-orm/pg-core';
import { stemOf } from '#rules/picture.ts';
import type { CallContext } from './context.ts';
import type { Transaction } from './database/open.ts';
import { brands, fileObjects, files, options, products, stores } from './database/schema.ts';
import { dropFiles, uploadFiles } from './files/write.ts';
import type { Handlers } from './handlers.ts';
import { countAttempt } from './limits/attempts.ts';
import { mayEdit } from './menu/change.ts';
import { drawLogo, drawPhoto } from './menu/draw-photo.ts';
import { requireWithinPlan } from './operator/plan.ts';
import { signedIn } from './permission.ts';
import { fileUrl } from './pictures.ts';
import { Refusal } from './refusal.ts';

/** How long an unused photo is kept: an unsaved form or a cart may still show it. */
const KEPT_MS = 2 * 86_400_000;

export const photoHandlers = {
  uploadPicture: async ({ uso, conteudo }, context) => {
    const { db, brand } = context;
    const staff = signedIn(context);
    if (uso === 'logo' ? staff.papel !== 'proprietario' : !mayEdit(staff, context))
      throw new Refusal('notYours');
    await countAttempt(context, brand.id, 'upload', String(staff.staffId));
    const bytes = Buffer.from(conteudo, 'base64');
    const { files: made, shown } = await (uso === 'logo' ? drawLogo(bytes) : drawPhoto(bytes));
    const writeRows = await uploadFiles(context, made);
    await db.transaction(async (tx) => {
      await sweep(tx, context);
      await writeRows(tx);
      await requireWithinPlan(context, tx, 'storage');
    });
    return { urlImagem: fileUrl(shown) };
  },
} satisfies Partial<Handlers>;

/** A picture is the one already set, or a file of the brand. */
export async function checkPicture(
  tx: Transaction,
  brandId: number,
  url: string | null,
  before: string | null,
): Promise<void> {
  if (url === null || url === before) return;
  const name = url.split('/').at(-1) ?? '';
  const [file] = await unionAll(
    tx
      .select({ name: files.name })
      .from(files)
      .where(and(eq(files.brandId, brandId), eq(files.name, name))),
    tx
      .select({ name: fileObjects.name })
      .from(fileObjects)
      .where(
        and(
          eq(fileObjects.brandId, brandId),
          eq(fileObjects.name, name),
          isNull(fileObjects.deleteAt),
        ),
      ),
  );
  if (file === undefined || url !== fileUrl(name)) throw new Refusal('pictureUnknown');
}

/** Deletes photos that the brand has not used for a while. */
async function sweep(tx: Transaction, { brand, now }: CallContext): Promise<void> {
  const before = new Date(now().getTime() - KEPT_MS);
  const old = await unionAll(
    tx
      .select({ name: files.name })
      .from(files)
      .where(and(eq(files.brandId, brand.id), uploaded(files.name), lt(files.createdAt, before))),
    tx
      .select({ name: fileObjects.name })
      .from(fileObjects)
      .where(
        and(
          eq(fileObjects.brandId, brand.id),
          uploaded(fileObjects.name),
          lt(fileObjects.createdAt, before),
          isNull(fileObjects.deleteAt),
        ),
      ),
  );
  if (old.length === 0) return;
  const ofProducts = await tx
    .select({ url: products.urlImagem })
    .from(products)
    .where(and(eq(products.brandId, brand.id), isNotNull(products.urlImagem)));
  const ofOptions = await tx
    .select({ url: options.urlImagem })
    .from(options)
    .where(and(eq(options.brandId, brand.id), isNotNull(options.urlImagem)));
  const ofStores = await tx
    .select({ url: stores.urlLogo })
    .from(stores)
    .where(and(eq(stores.brandId, brand.id), isNotNull(stores.urlLogo)));
  const [row] = await tx
    .select({ settings: brands.settings })
    .from(brands)
    .where(eq(brands.id, brand.id));
  const urls = [
    ...ofProducts.map(({ url }) => url),
    ...ofOptions.map(({ url }) => url),
    ...ofStores.map(({ url }) => url),
    row?.settings.urlLogo ?? null,
    ...(row?.settings.imagensCapa ?? []),
  ];
  const shown = new Set(urls.map((url) => stemOf(url?.split('/').at(-1) ?? '')));
  const gone = old.map(({ name }) => name).filter((name) => !shown.has(stemOf(name)));
  await dropFiles(tx, brand.id, gone, now);
}

const uploaded = (name: AnyPgColumn) => or(like(name, 'foto-%'), like(name, 'logo-%'));
