import * as ut1 from '../time/data/ut1-minus-tai.ts';
import { earthOfUt1 } from './earth-of-ut1.ts';
import type { EarthOrientation } from './earth-orientation.ts';

/** UT1 every ten days from 1962 to November 2022, without polar motion: what there is without any refreshed table. */
export const BUILT_IN_EARTH: EarthOrientation = earthOfUt1(ut1);
