// In the api tests a new connection may take as long as a machine that does much else needs. What
// the real limits do is tested with limits that a test passes itself.
import {
  bulkPatience,
  commandPatience,
  feedLimits,
  requestPatience,
} from '#server/database/limits.ts';

const CONNECT_MS = 60_000;

for (const patience of [requestPatience, bulkPatience, commandPatience])
  patience.connect = CONNECT_MS;
feedLimits.firstConnect = CONNECT_MS;
