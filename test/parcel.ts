// A message as the sender passes it on, for tests of the channels.
import type { Parcel } from '#server/integrations/messages/port.ts';

export const parcelFor = (to: string, rest: Partial<Parcel> = {}): Parcel => ({
  name: 'quitute-1-7',
  brandId: 1,
  kind: 'orderMoved',
  to,
  language: 'pt-BR',
  from: 'Pizzaria da Praça',
  host: 'pizzaria.example.com',
  subject: 'Pedido 12 · Pizzaria da Praça',
  text: 'A loja aceitou o seu pedido 12.',
  code: null,
  topic: 'order-1-12',
  link: null,
  secondsOfLife: 600,
  push: null,
  ...rest,
});

/** The result of a failed attempt. */
export const failureOf = (sending: Promise<unknown>) =>
  sending.then(
    () => null,
    (error: { outcome?: string; reason?: string; waitSeconds?: number }) => ({
      outcome: error.outcome,
      reason: error.reason,
      waitSeconds: error.waitSeconds,
    }),
  );
