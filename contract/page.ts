// What the server passes to the page it renders. Both halves use these types, so a change of one
// alone does not compile.
import type { Client } from './client.ts';
import type { Brand, Language } from './entities/brand.ts';

export type PageData = {
  /** The contract's client, in process, with the cookies of the request. */
  api: Client;
  /** Null when no brand has this host: every page is then the no-data page. */
  brand: Brand | null;
  /** The server's time: a page is rendered at one instant. */
  now: Date;
  language: Language;
  /** Allows this page's inline scripts and styles. */
  nonce: string;
  host: string;
  /** Scheme and host of the brand's main address. */
  origin: string;
  /** The same for the console on a host of its own; empty where the storefront is. */
  storefrontBase: string;
  /** Path below which the API replies. */
  apiBase: string;
  /** The page is at the host of the operator's console, which has no brand. */
  operator: boolean;
  /** The deployment has no brand, and the page is the one that creates the first. */
  firstRun: boolean;
  /** True while developing: `/estilo` exists. */
  development: boolean;
  /** Other origins that may show the card page in a frame. */
  embedders: readonly string[];
  /** Where the page's files are; null: at its own host. */
  assetsAt: string | null;
};

/** How the bundle receives the data: loaders read its own copy of the router's context. */
export type Provide<Context> = (context: Context, page: PageData) => void;
