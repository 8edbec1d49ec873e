// A step of a release's history.
import type { Reply } from '../world.ts';

/** A refusal would leave a hole in the dump. */
export async function done(reply: Promise<Reply>): Promise<Record<string, unknown>> {
  const { status, body } = await reply;
  if (status >= 400 || body.codErro) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
}
