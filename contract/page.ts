// What crosses from the server to the page it renders. Both halves are typed from here, so one that
// changes without the other does not compile.
import type { Client } from './client.ts';
import type { Brand, Language } from './entities/brand.ts';

export type PageData = {
  /** The contract's client, in process, with the cookies of the request. */
  api: Client;
  /** Null when no brand lives at this host: every page is then the no-data page. */
  brand: Brand | null;
  /** The server's time: a page is drawn at one instant. */
  now: Date;
  language: Language;
  host: string;
  /** Scheme and host under which the public knows the site. */
  origin: string;
  /** Path below which the API answers. */
  apiBase: string;
  /**
   * No brand lives in this deployment, and the page asked for is the one where the first is made.
   */
  firstRun: boolean;
  /** True while developing: `/estilo` exists. */
  development: boolean;
  /** Other origins that may show the card page in a frame. */
  embedders: readonly string[];
};

/** How the bundle takes the data: its own copy of the router's context is the one loaders read. */
export type Provide<Context> = (context: Context, page: PageData) => void;
