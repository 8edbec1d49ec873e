// A request whose reply the browser never sees: the server does what it asks for.
import { type APIResponse, expect, type Page, type Route } from './test.ts';

/** Sends the request on and returns the reply; the route still has to be answered. */
export async function reachServer(route: Route): Promise<APIResponse> {
  // Node does not resolve `*.localhost` on every machine.
  const { pathname, host } = new URL(route.request().url());
  return route.fetch({
    url: `http://127.0.0.1:${process.env.E2E_PORT}${pathname}`,
    headers: { ...(await route.request().allHeaders()), host },
  });
}

/** The server does what the next call asks for, but the browser never learns it. */
export async function loseReply(page: Page, path: string): Promise<void> {
  await page.route(
    `**/api${path}`,
    async (route) => {
      expect((await reachServer(route)).ok()).toBe(true);
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
}
