// All scheduled jobs. Each finds its own work in the tables, so running one twice, or in two
// processes at once, is harmless. They run in this order: what customers wait for comes first.
import { sweepCodes } from '../account/codes.ts';
import { sweepCredentials } from '../account/credentials.ts';
import { sweepSendings } from '../account/resend-clock.ts';
import { sweepSessions } from '../account/sweep-sessions.ts';
import { sweepSecurityEvents } from '../audit/security.ts';
import type { Services } from '../context.ts';
import { keyContacts } from '../coupons/contacts.ts';
import { sweepBrowserErrors } from '../errors/api.ts';
import { deleteUnusedObjects } from '../files/unused.ts';
import { sweepAttempts } from '../limits/attempts.ts';
import { tellMessageTrouble } from '../message-accounts/tell-trouble.ts';
import { eraseBrands } from '../operator/erase-brand.ts';
import { sweepOperatorSessions } from '../operator/sessions.ts';
import { sumUsage } from '../operator/usage.ts';
import { forgetCards, forgetErasedCards } from '../payments/card-forget.ts';
import { reconcile } from '../payments/reconcile.ts';
import { sweepStaffCalls } from '../staff/once.ts';
import { sweepStaffSessions } from '../staff/sessions.ts';
import { sweepInvitations } from '../team/invitations.ts';
import { acceptOrders } from './accept-orders.ts';
import { emptyOld } from './empty-old.ts';
import { expireLoyalty } from './expire-loyalty.ts';
import { expireOrders } from './expire-orders.ts';
import { fillCustomerSearch } from './fill-customer-search.ts';
import { fillOrderSearch } from './fill-order-search.ts';
import { type Job, ROUND_MS } from './scheduler.ts';
import { sweepMessages } from './send-messages.ts';
import { sumFigures } from './sum-figures.ts';
import { tellReferrals } from './tell-referrals.ts';

const HOUR_MS = 3_600_000;
const FIVE_MINUTES_MS = 300_000;

/** Full table scans may take a minute, and use no connection of requests. */
const overWholeTables = (
  [
    { name: 'sumFigures', every: ROUND_MS, run: sumFigures },
    { name: 'fillOrderSearch', every: ROUND_MS, run: fillOrderSearch },
    { name: 'fillCustomerSearch', every: ROUND_MS, run: fillCustomerSearch },
    { name: 'forgetCards', every: FIVE_MINUTES_MS, run: forgetCards },
    { name: 'forgetErasedCards', every: FIVE_MINUTES_MS, run: forgetErasedCards },
    { name: 'sweepAttempts', every: HOUR_MS, run: sweepAttempts },
    { name: 'sweepCodes', every: HOUR_MS, run: sweepCodes },
    { name: 'sweepStaffCalls', every: HOUR_MS, run: sweepStaffCalls },
    { name: 'sweepSendings', every: HOUR_MS, run: sweepSendings },
    { name: 'sweepCredentials', every: HOUR_MS, run: sweepCredentials },
    { name: 'sweepSessions', every: HOUR_MS, run: sweepSessions },
    {
      name: 'sweepStaffSessions',
      every: HOUR_MS,
      run: ({ db, now }) => sweepStaffSessions(db, now()),
    },
    {
      name: 'sweepOperatorSessions',
      every: HOUR_MS,
      run: ({ db, now }) => sweepOperatorSessions(db, now()),
    },
    { name: 'sweepInvitations', every: HOUR_MS, run: ({ db, now }) => sweepInvitations(db, now()) },
    { name: 'sweepMessages', every: HOUR_MS, run: sweepMessages },
    { name: 'sweepBrowserErrors', every: HOUR_MS, run: sweepBrowserErrors },
    { name: 'sweepSecurityEvents', every: HOUR_MS, run: sweepSecurityEvents },
    { name: 'keyContacts', every: HOUR_MS, run: keyContacts },
    { name: 'emptyOld', every: 24 * HOUR_MS, run: emptyOld },
    { name: 'sumUsage', every: HOUR_MS, run: sumUsage },
    { name: 'deleteUnusedObjects', every: HOUR_MS, run: deleteUnusedObjects },
    { name: 'eraseBrands', every: HOUR_MS, run: eraseBrands },
    { name: 'expireLoyalty', every: HOUR_MS, run: (services) => expireLoyalty(services) },
  ] satisfies Job<Services>[]
).map(({ run, ...job }): Job<Services> => {
  return { ...job, run: (services) => run({ ...services, db: services.bulkDb }) };
});

export const jobs: readonly Job<Services>[] = [
  { name: 'expireOrders', every: ROUND_MS, run: expireOrders },
  { name: 'reconcilePayments', every: ROUND_MS, run: reconcile },
  { name: 'tellReferrals', every: ROUND_MS, run: tellReferrals },
  { name: 'tellMessageTrouble', every: ROUND_MS, run: tellMessageTrouble },
  { name: 'acceptOrders', every: ROUND_MS, run: (services) => acceptOrders(services) },
  ...overWholeTables,
];
