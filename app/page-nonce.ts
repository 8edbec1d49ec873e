// The nonce of the page's script policy. The server passes it while it renders; in the browser it
// is read from a script of the page, because the attribute itself is hidden from scripts.
import { createContext, useContext } from 'react';

export const PageNonce = createContext<string | undefined>(undefined);

export function usePageNonce(): string | undefined {
  const given = useContext(PageNonce);
  if (given !== undefined || typeof document === 'undefined') return given;
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined;
}
