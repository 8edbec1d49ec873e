// Loaded into the server of the browser tests by `npm test -- browser --hold=400`: holds about half
// of all requests back for up to so many milliseconds, so that answers are late and out of order.
import { Server } from 'node:http';

const most = Number(process.env.TEST_HOLD);
const emit = Server.prototype.emit as (event: string, ...given: unknown[]) => boolean;

Object.assign(Server.prototype, {
  emit(this: Server, event: string, ...given: unknown[]): boolean {
    if (event !== 'request') return emit.call(this, event, ...given);
    const wait = Math.random() < 0.5 ? 0 : Math.random() * most;
    setTimeout(() => emit.call(this, event, ...given), wait);
    return true;
  },
});
