import { expect, test } from 'vitest';
import { readEnv } from '../env.ts';
import { channelsOf } from './sandboxes.ts';

const real = { hosts: ['pedidos.example.com'] };
const demo = { hosts: ['pizzaria.localhost'] };

test('a real brand offers the channels that have an account, and the demo all', () => {
  expect(channelsOf(real, readEnv({}))).toEqual([]);
  const withSms = readEnv({ SMS_TOKEN: 'a-token', SMS_SENDER: 'quitute' });
  expect(channelsOf(real, withSms)).toEqual(['sms']);
  expect(channelsOf(demo, readEnv({ DEMO: '1' }))).toEqual(['whatsapp', 'sms', 'email']);
  expect(channelsOf(real, readEnv({ SANDBOX: '1' }))).toEqual(['whatsapp', 'sms', 'email']);
});
