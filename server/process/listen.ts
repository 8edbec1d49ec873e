// Opens a port, or says in a sentence which setting is in the way.
import type { Server } from 'node:http';
import { EnvError } from '../env.ts';

type Names = { host: string; port: string };

/** Resolves once it listens. Port 0 takes any free one. */
export function listenAt(
  server: Server,
  { host, port }: { host: string; port: number },
  names: Names,
): Promise<void> {
  return new Promise((done, fail) => {
    const refuse = (error: NodeJS.ErrnoException) => {
      const sentence = refusal(error.code, { host, port }, names);
      fail(sentence === null ? error : new EnvError(sentence));
    };
    server.once('error', refuse).listen(port, host, () => {
      server.off('error', refuse);
      done();
    });
  });
}

/** Null: none of the settings' making. */
function refusal(
  code: string | undefined,
  { host, port }: { host: string; port: number },
  names: Names,
): string | null {
  if (code === 'EADDRINUSE')
    return `${names.port} ${port} is taken on ${host}: choose another one, such as ${port + 1}.`;
  if (code === 'EACCES')
    return (
      `${names.port} ${port} cannot be used: the system keeps low ports for root, which Quitute ` +
      'does not run as. Choose one from 1024 and put a proxy in front of it.'
    );
  if (code === 'EADDRNOTAVAIL')
    return `${names.host} ${host} cannot be used: this machine has no such address.`;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `${names.host} ${host} cannot be used: no address was found for this name.`;
  return null;
}
