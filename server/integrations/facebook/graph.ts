// Facebook's Graph: first whose token it is and for which app, then the person, with a proof of the
// app's secret.
import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { type Facebook, FacebookUnavailable } from './port.ts';

const TIMEOUT_MS = 6000;

export type GraphOptions = { base: string; appId: string; appSecret: string; now: () => Date };

const Inspection = z.object({
  data: z.object({
    app_id: z.optional(z.string()),
    is_valid: z.optional(z.boolean()),
    user_id: z.optional(z.string()),
    type: z.optional(z.string()),
    /** Seconds since 1970; 0 never. */
    expires_at: z.optional(z.number()),
  }),
});
const Person = z.object({
  id: z.string(),
  name: z.optional(z.string()),
  email: z.optional(z.string()),
});

export function graphFacebook({ base, appId, appSecret, now }: GraphOptions): Facebook {
  async function ask(
    path: string,
    query: Record<string, string>,
  ): Promise<{ status: number; body: unknown }> {
    try {
      const response = await fetch(`${base}${path}?${new URLSearchParams(query)}`, {
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: 'error',
      });
      if (response.status >= 500) throw new FacebookUnavailable(`status ${response.status}`);
      return { status: response.status, body: await response.json() };
    } catch (error) {
      // The request's address contains the token: keep it out of errors.
      throw error instanceof FacebookUnavailable
        ? error
        : new FacebookUnavailable(error instanceof Error ? error.name : 'unknown');
    }
  }

  return {
    async personOf(token) {
      const inspected = await ask('/debug_token', {
        input_token: token,
        access_token: `${appId}|${appSecret}`,
      });
      const inspection = Inspection.safeParse(inspected.body);
      if (inspected.status !== 200 || !inspection.success)
        throw new FacebookUnavailable('debug_token');
      const { app_id, is_valid, user_id, type = 'USER', expires_at = 0 } = inspection.data.data;
      const expired = expires_at !== 0 && expires_at * 1000 <= now().getTime();
      if (
        is_valid !== true ||
        app_id !== appId ||
        user_id === undefined ||
        type !== 'USER' ||
        expired
      )
        return null;
      const proof = createHmac('sha256', appSecret).update(token).digest('hex');
      const answer = await ask('/me', {
        fields: 'id,name,email',
        access_token: token,
        appsecret_proof: proof,
      });
      if (answer.status !== 200) return null;
      const person = Person.safeParse(answer.body);
      if (!person.success) throw new FacebookUnavailable('me');
      const { id, name = '', email = null } = person.data;
      return id === user_id ? { id, nome: name, email } : null;
    },
  };
}
