// Silences the console for customers unless the flag for tests is set (the specification, section
// 9). Errors still reach the server (report.ts).
import { readStored } from '../storage.ts';

export function quietConsole(): void {
  if (readStored('test') === true) return;
  for (const method of ['debug', 'error', 'info', 'log', 'warn'] as const)
    console[method] = () => undefined;
}
