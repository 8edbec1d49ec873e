// What the server hands to loaders: the contract's client for this request, and what is known about
// the request.
import { createContext } from 'react-router';
import type { Client } from '#contract/client.ts';
import type { Brand, Language } from '#contract/entities/brand.ts';

export type PageContext = {
  api: Client;
  /** Null when no brand lives at this host: every page is then the no-data page. */
  brand: Brand | null;
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

export const pageContext = createContext<PageContext>();
