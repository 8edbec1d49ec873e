// Writes a person's data to a file. Loaded on demand: the schema converts amounts back to reais.
import * as z from 'zod/mini';
import { GuestData, PersonalData } from '#contract/entities/profile.ts';

const Both = z.object({ comConta: z.nullable(PersonalData), semConta: GuestData });

export const savePersonalData = (data: PersonalData): void =>
  save(z.encode(PersonalData, data), data);
export const saveGuestData = (data: GuestData): void => save(z.encode(GuestData, data), data);
/** What an owner hands over: the account with a phone, and orders without one. */
export const savePerson = (data: z.output<typeof Both>): void =>
  save(z.encode(Both, data), data.semConta);

function save(data: object, { appNome, geradoEm }: Pick<GuestData, 'appNome' | 'geradoEm'>): void {
  const text = JSON.stringify(data, null, 2);
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${appNome}-${geradoEm.slice(0, 10)}.json`;
  link.click();
  // The browser has started the download by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
