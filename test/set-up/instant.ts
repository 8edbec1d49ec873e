// The instant of this test run: the usual one, or the one that `npm test -- api --at=...` names.
import instants from '../instants.json' with { type: 'json' };

export const readInstant = (): string => process.env.TEST_AT || instants.usual;
