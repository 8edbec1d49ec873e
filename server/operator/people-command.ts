// `npm run operator -- …`: who may sign in to the operator's console.
import { clockOf } from '../clock.ts';
import { runCommand, withDatabase } from '../database/for-command.ts';
import { originAt } from '../front/origin.ts';
import { addOperator, listOperators, PeopleError, removeOperator } from './people.ts';
import { minute } from './print.ts';

const USAGE = `Usage: npm run operator -- …
  add person@example.com ["Name of the person"]
  remove person@example.com
  list`;

async function run(): Promise<string> {
  const [verb = '', email = '', name = '', ...more] = process.argv.slice(2);
  const most = { list: 0, remove: 1, add: 2 }[verb];
  const words = [email, name].filter((word) => word !== '').length;
  if (most === undefined || more.length > 0 || words > most || (most > 0 && email === ''))
    throw new PeopleError(USAGE);
  return withDatabase(
    async ({ db, env }) => {
      const now = clockOf(env)();
      if (verb === 'list') return listOperators(db, now);
      if (verb === 'remove') {
        await removeOperator(db, email, now);
        return `${email} is out and cannot sign in any more. The log keeps what they did.`;
      }
      if (env.operatorHost === null)
        throw new PeopleError(
          'OPERATOR_HOST is not set, so that there is no console: set it to a host of its own.',
        );
      const { path, until } = await addOperator(db, { email, name }, now);
      return (
        `${email} chooses a password and an authenticator app here, once and until ` +
        `${minute(until)}:\n  ${originAt(env.operatorHost, env)}${path}`
      );
    },
    { beside: true },
  );
}

runCommand(run, (error) => error instanceof PeopleError);
