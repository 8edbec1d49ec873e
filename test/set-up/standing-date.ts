// The unit tests live at the instant of the others: what asks `Date` gets it, and not the machine's
// time. A test in which time passes has timers of its own.
import { beforeEach, vi } from 'vitest';
import { readInstant } from './instant.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(readInstant()) }));
