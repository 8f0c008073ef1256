import { AU_KM } from '#engine/constants.ts';

/** A unit of length. */
export type Unit = { readonly name: 'au' | 'km'; readonly km: number };

export const AU: Unit = { name: 'au', km: AU_KM };
export const KM: Unit = { name: 'km', km: 1 };
