// All tags of a brand. They run after consent, and never on a page with secret input.
import { type TagIds, tagIds } from '#rules/tags.ts';
import type { PublicBrand } from '../brand/public-brand.ts';
import { chooseStore } from '../stores/store-choice.ts';
import { GoogleTags, type SeenPage } from './google-tags.ts';
import { MetaPixel } from './meta-pixel.ts';
import type { MoneyEvent } from './money-events.ts';
import { OwnScripts } from './own-scripts.ts';

/** A blocked or broken tag has no effect here: its queue just fills. */
function load(source: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = source;
  document.head.append(script);
}

export class Tags {
  readonly #brand: PublicBrand;
  readonly #own: OwnScripts | null;
  #meta: MetaPixel | null = null;
  readonly #google = new GoogleTags(load);

  constructor(brand: PublicBrand) {
    this.#brand = brand;
    this.#own = brand.ownScripts ? new OwnScripts() : null;
  }

  /** The address without its query, which is private. */
  page(pathname: string): void {
    const seen: SeenPage = { address: location.origin + pathname, title: document.title };
    const ids = this.#ids();
    this.#pixels(ids)?.page(ids.pixels);
    this.#google.page(seen, ids.analytics, ids.containers);
    this.#own?.page(seen);
  }

  tell(event: MoneyEvent): void {
    const ids = this.#ids();
    this.#pixels(ids)?.tell(event, ids.pixels);
    this.#google.tell(event, ids.analytics, ids.containers);
    this.#own?.tell(event);
  }

  /** Those of the brand and of the current store. */
  #ids(): TagIds {
    return tagIds(this.#brand, chooseStore(this.#brand, new URL(location.href), document.cookie));
  }

  #pixels({ pixels }: TagIds): MetaPixel | null {
    if (pixels.length > 0) this.#meta ??= new MetaPixel(load);
    return this.#meta;
  }
}
