// A WhatsApp chat with the store, for customers who cannot sign in. Only for mobile numbers.
import type { Handlers } from '../handlers.ts';
import { Refusal } from '../refusal.ts';
import { helpText } from './message-texts.ts';

export const whatsappHandlers = {
  whatsappLoginLink: async ({ idEstabelecimento }, { brand, language }) => {
    const store = brand.stores.find(({ id }) => id === idEstabelecimento);
    if (store === undefined) throw new Refusal('storeNotFound');
    const digits = store.telefone.replace(/\D/g, '');
    const text = helpText(language, brand.settings.projectName);
    return /^\d{2}9\d{8}$/.test(digits)
      ? `https://wa.me/55${digits}?${new URLSearchParams({ text })}`
      : '';
  },
} satisfies Partial<Handlers>;
