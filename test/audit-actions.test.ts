// The audit log records what staff change: each call that changes something writes an entry, or is
// listed here with a reason.
import { expect, test } from 'vitest';
import { AUDIT_ACTIONS } from '#contract/audit-actions.ts';
import { type EndpointKey, endpoints } from '#contract/endpoints.ts';
import { sourceFiles } from './source.ts';

const withoutLine: Partial<Record<EndpointKey, string>> = {
  counterCustomer: 'Reads; a security event says so.',
  quoteForCustomer: 'Only computes.',
  quoteChange: 'Only computes.',
  renewCounterPayment: 'The new attempt is a row of the order’s payments.',
  searchCustomers: 'looks something up',
  storeOrders: 'looks something up',
  guest: 'Reads; a security event says so.',
  staffReviews: 'looks something up',
  loyaltyPerson: 'looks something up',
  stampCode: 'shows a code that passes; the stamp that is earned with it stands in the ledger',
  planHost: 'only says which records a host needs',
  checkHosts: 'asks DNS and the hosts, and changes nothing',
  checkPaymentAccount: 'asks the provider and changes nothing',
  testMessageAccount: 'sends one message to the owner and changes nothing',
  staffSignOut: 'ends a session; its beginning is told',
  watchBoard: 'says every few seconds that somebody is there',
  uploadPicture:
    'keeps a file that nobody sees until a product or the brand is saved with it, which is told',
  proveStaff: 'proves who is there; what is then changed is told',
  beginSecondStep: 'proposes a secret that means nothing until confirmSecondStep, which is told',
  peopleFile: 'is told as exportPeople',
  ordersFile: 'is told as exportOrders',
  adjustStamp: 'is told as giveStamp or takeStamp',
  movePerson: 'is told as answerPerson, which it ends in',
};
const sources = sourceFiles
  .filter(({ path }) => path.startsWith('server/') && !path.includes('.test.'))
  .map(({ code }) => code);
const actions = new Set<string>(AUDIT_ACTIONS);
const changing = Object.entries(endpoints).filter(
  ([, { access, method }]) => access === 'staff' && method === 'POST',
);

test('each staff call that changes something is in the audit log, or says why not', () => {
  const silent = changing
    .map(([key]) => key)
    .filter((key) => !actions.has(key) && !(key in withoutLine));
  expect(silent).toEqual([]);
  const both = Object.keys(withoutLine).filter((key) => actions.has(key));
  expect(both).toEqual([]);
});

test('each action of the audit log is written somewhere', () => {
  const unwritten = AUDIT_ACTIONS.filter(
    (action) => !sources.some((code) => code.includes(`'${action}'`)),
  );
  expect(unwritten).toEqual([]);
});
