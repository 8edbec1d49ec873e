// Sets `Date` in the unit tests to the tests' instant. Tests in which time passes use fake timers.
import { beforeEach, vi } from 'vitest';
import { readInstant } from './instant.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(readInstant()) }));
