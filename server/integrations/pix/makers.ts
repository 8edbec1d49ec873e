// Creates a store's Pix provider from its account, and lists the settings that this needs.
import * as z from 'zod/mini';
import type { Make } from '../payments/make-provider.ts';
import { createApiPix } from './api-pix.ts';
import type { PixSettings } from './conversation.ts';
import { networkSend } from './network.ts';
import { sandboxPixSettings, sandboxPsp } from './sandbox-psp.ts';

const https = z.string().check(z.regex(/^https:\/\/[^\s]+[^/\s]$/));
const pem = z.nullable(z.string().check(z.startsWith('-----BEGIN ')));

const ApiPixSettings = z.object({
  baseUrl: https,
  tokenUrl: https,
  clientId: z.string().check(z.minLength(1)),
  clientSecret: z.string().check(z.minLength(1)),
  key: z.string().check(z.minLength(1), z.maxLength(77)),
  certificate: pem,
  privateKey: pem,
});

export const apiPix: Make = ({ now, env }, { settings }) => {
  const known: PixSettings = z.parse(ApiPixSettings, settings);
  return createApiPix({
    name: 'pix-api',
    sandbox: false,
    settings: known,
    send: networkSend(known, env.pixHosts),
    now,
  });
};

export const sandboxPix: Make = ({ db, now }) =>
  createApiPix({
    name: 'pix-sandbox',
    sandbox: true,
    settings: sandboxPixSettings,
    send: sandboxPsp({ db, now }),
    now,
  });
