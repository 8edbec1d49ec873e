// The operator's console in tests: its host, and a person who has enrolled.
import { type TOTP, URI } from 'otpauth';
import type { EndpointKey } from '#contract/endpoints.ts';
import { addOperator } from '#server/operator/people.ts';
import type { Reply, Visitor, World } from './world.ts';

export const OPERATOR_HOST = 'operador.localhost';
export const OPERATOR_PASSWORD = 'guarda-chuva-verde-12';

/** A browser at the operator's console: its pages name their origin. */
export function atOperator(world: World): Visitor {
  const visitor = world.visitor('operador');
  const origin = `http://${OPERATOR_HOST}`;
  return {
    ...visitor,
    call: (key: EndpointKey, wire = {}, headers = {}): Promise<Reply> =>
      visitor.call(key, wire, { origin, ...headers }),
  };
}

export type Enrolled = {
  visitor: Visitor;
  email: string;
  app: TOTP;
  recovery: string[];
  /** The present code; each works once, so that a second one needs a later moment. */
  code(): string;
};

export async function invited(world: World, email: string): Promise<string> {
  const { path } = await addOperator(world.services.db, { email, name: 'Nina' }, world.now());
  return new URL(`http://x${path}`).searchParams.get('chave') ?? '';
}

/** Signed in by the enrolment. */
export async function enrolledOperator(
  world: World,
  email = 'nina@plataforma.com.br',
): Promise<Enrolled> {
  const visitor = atOperator(world);
  const given = { chave: await invited(world, email), senhaNova: OPERATOR_PASSWORD };
  const { body } = await visitor.call('beginOperator', given);
  const app = URI.parse(String(body.enderecoAutenticador)) as TOTP;
  const code = () => app.generate({ timestamp: world.now().getTime() });
  const done = await visitor.call('enrolOperator', { ...given, codigo: code() });
  return { visitor, email, app, recovery: done.body.codigosRecuperacao as string[], code };
}
