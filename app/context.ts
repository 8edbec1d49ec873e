// What the server passes to loaders: the contract's client for this request, and facts about the
// request.
import { createContext } from 'react-router';
import type { PageData } from '#contract/page.ts';

export const pageContext = createContext<PageData>();
