// Writes the customer's data to a file. Loaded on demand: the schema converts amounts back to
// reais.
import * as z from 'zod/mini';
import { PersonalData } from '#contract/entities/profile.ts';

export function savePersonalData(data: PersonalData): void {
  const text = JSON.stringify(z.encode(PersonalData, data), null, 2);
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${data.appNome}-${data.geradoEm.slice(0, 10)}.json`;
  link.click();
  // The browser has started the download by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
