// Loads the tables of the staff member on duty.
import type { OutputOf } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';

export type LoadedTables = OutputOf<Endpoints['staffTables']>;
