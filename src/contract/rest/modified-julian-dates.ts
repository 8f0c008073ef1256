import * as z from 'zod/mini';

/** Modified Julian Dates of a response; the scale is in the description of the calls, too. */
export const mjdTdb = z.number().check(z.describe('Modified Julian Date TDB.'));
export const mjdUtc = z.number().check(z.describe('Modified Julian Date UTC.'));
