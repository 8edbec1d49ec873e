// The tables of whoever is on duty, as they come.
import type { OutputOf } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';

export type LoadedTables = OutputOf<Endpoints['staffTables']>;
