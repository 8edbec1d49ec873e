import { expect, test } from 'vitest';
import { readEnv } from '../env.ts';
import type { MessageWay } from './known-brand.ts';
import { channelsOf, isSandboxFor, tellsCustomers } from './message-ways.ts';

const brandAt = (host: string, ...messageWays: MessageWay[]) => ({ hosts: [host], messageWays });
const real = brandAt('pedidos.example.com');
const demo = brandAt('pizzaria.localhost');
const withSms = readEnv({ SMS_TOKEN: 'a-token', SMS_SENDER: 'quitute' });

test('a real brand offers the channels that have an account, and the demo all', () => {
  expect(channelsOf(real, readEnv({}))).toEqual([]);
  expect(channelsOf(real, withSms)).toEqual(['sms']);
  expect(channelsOf(demo, readEnv({ DEMO: '1' }))).toEqual(['whatsapp', 'sms', 'email']);
  expect(channelsOf(real, readEnv({ SANDBOX: '1' }))).toEqual(['whatsapp', 'sms', 'email']);
});

test('an account of the brand itself serves it where the deployment has none', () => {
  const own = brandAt('a.example.com', { canal: 'email', own: true, usesDeployment: false });
  expect(channelsOf(own, readEnv({}))).toEqual(['email']);
  expect(isSandboxFor(own, readEnv({}), 'email')).toBe(false);
  expect(isSandboxFor(own, readEnv({}), 'sms')).toBe(true);
  expect(tellsCustomers(own, readEnv({}), 'email')).toBe(true);
});

test('the deployment’s account sends codes until the owner says no, notices after a yes', () => {
  const chose = (usesDeployment: boolean | null) =>
    brandAt('a.example.com', { canal: 'sms', own: false, usesDeployment });
  const may = (brand: typeof real) => [
    channelsOf(brand, withSms).includes('sms'),
    tellsCustomers(brand, withSms, 'sms'),
  ];
  expect(may(real)).toEqual([true, false]);
  expect(may(chose(null))).toEqual([true, false]);
  expect(may(chose(true))).toEqual([true, true]);
  expect(may(chose(false))).toEqual([false, false]);
});
