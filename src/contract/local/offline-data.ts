import * as z from 'zod/mini';

/**
 * The call of the service in the page that has the browser store all data files that the tools need without a network: POST. It never
 * goes over the network.
 */
export const OFFLINE_DATA_PATH = '/local/data';

const bytes = z.int().check(z.gte(0));

/** Bytes of these files, and of those that the browser has stored. */
export const offlineData = z.object({ needed: bytes, stored: bytes });

export type OfflineData = z.output<typeof offlineData>;
