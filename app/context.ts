// What the server hands to loaders: the contract's client for this request, and what is known about
// the request.
import { createContext } from 'react-router';
import type { PageData } from '#contract/page.ts';

export const pageContext = createContext<PageData>();
