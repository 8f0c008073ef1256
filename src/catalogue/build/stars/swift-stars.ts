import { hipparcosLines } from '../../parse/star-sources.ts';
import type { StarRow } from '../../stars/star-row.ts';
import { isSameStar } from '../../stars/same-star.ts';

/** Credit for the places, motions and parallaxes, as it is shown with the stars. */
export const SWIFT_STARS_SOURCE = 'Swift stars (Reylé et al. 2021; Gaia DR3)';

/**
 * Stars that move by more than a second of arc a year and are missing from the edition of Hipparcos that ends at V 9, in the
 * columns of that edition: J2000.0, degrees; mas/yr, in RA times cos Dec; mas; mag. They take the places of the same stars in a
 * catalogue that has no motions.
 *
 * Source: Reylé et al. (2021), A&A 650, A201, "The 10 parsec sample in the Gaia era", version 2, with V and B-V of Gliese &
 * Jahreiß (1991), Third Catalogue of Nearby Stars, as both are in the list of nearest stars of SSCore (DeBenedictis, 4.0). Places
 * are given there to 0.01 s and 0.1 arcsec, motions to 0.15 mas/yr. Farther than 10 pc and above 2 arcsec a year is the pair of
 * subdwarfs HD 134439 and HD 134440: places of Tycho-2, motions and parallaxes of Gaia DR3 (2022).
 */
const SWIFT_STARS = `RAdeg,DEdeg,pmRA,pmDE,Plx,Vmag,B-V,SpType,names
271.36442,2.49894,333,-1068,195.8,6.07,1.19,,GJ 702B
12.27163,57.81783,1145,-470,168.7,7.51,1.39,,Achird B = GJ 34B
224.36083,-21.41142,962,-1678,168.8,8.06,1.5,,Lalande 27173 B = GJ 570B
166.36908,43.52678,-4406,940,203.9,8.74,1.53,,Lalande 21258 A = GJ 412A
77.91913,-45.01844,6488,-5712,254.2,8.85,1.58,,Kapteyn's Star = GJ 191
202.49912,10.37717,1127,-1074,131.1,9.03,1.49,,Ross 490 = GJ 514
227.55453,-16.37940,-998,-3542,34.0,9.07,0.77,,HD 134439 = GJ 579.2A
227.55403,-16.46292,-1001,-3540,33.8,9.43,0.79,,HD 134440 = GJ 579.2B
289.23025,5.16889,-579,-1333,169.1,9.11,1.52,,Ross 652 = GJ 752A
264.10792,68.33914,-321,-1270,219.8,9.18,1.47,,GJ 687
233.05388,-41.27558,-1176,-1031,169.0,9.31,1.5,,GJ 588
170.02013,65.84647,-2947,183,110.2,9.31,2.85,,GJ 424
262.16646,-46.89519,573,-881,219.6,9.41,1.56,,GJ 674
269.45208,4.69336,-801,10362,547.0,9.51,1.73,,Barnard's Star = GJ 699
258.03200,45.66628,349,-1625,167.3,9.52,0.73,,Legget = GJ 661A
264.47229,18.59172,927,984,122.5,9.58,1.53,,GJ 686
111.85208,5.22578,571,-3692,264.1,9.87,1.57,,Luyten's Star = GJ 273
70.73242,18.95817,657,-1117,105.4,9.95,1.54,,GJ 176
15.63433,71.67981,1747,-381,121.5,10.04,1.7,,Ross 318 = GJ 48
247.57525,-12.66258,-94,-1184,232.1,10.07,1.57,,Wolf 1061 = GJ 628
343.31971,-14.26369,958,-674,213.8,10.19,1.56,,GJ 876
31.27033,-17.61464,1275,-170,107.3,10.19,1.51,,GJ 84
246.03879,48.35308,1151,-499,127.5,10.28,1.82,,GJ 623
322.40337,17.64331,1007,378,147.5,10.3,1.63,,Ross 775 = GJ 829A
77.14600,-18.17206,504,-1400,108.3,10.3,1.51,,GJ 190
8.12296,67.23586,1748,-347,101.1,10.33,1.83,,GJ 22A
332.41808,-4.64075,1133,-22,113.4,10.37,1.5,,GJ 849
92.58271,82.10675,50,-1336,105.7,10.5,1.71,,GJ 226
245.01462,-37.52900,-748,988,117.5,10.59,1.56,,GJ 618A
189.46758,-52.00147,-1035,30,105.4,10.66,1.54,,GJ 479
266.64262,-57.31906,-1117,-1354,169.8,10.78,1.64,,GJ 693
264.26529,-44.31922,-706,-938,199.7,10.95,1.64,,GJ 682
97.34746,-2.81356,750,-803,243.0,11.07,1.69,,Ross 614 = GJ 234A
186.21875,-18.24231,1096,-2309,112.7,11.27,1.59,,Ross 695 = GJ 465
191.98592,9.75139,-1008,-460,123.8,11.4,1.56,,Wolf 437 = GJ 486
107.50763,38.52947,-439,-945,165.2,11.52,1.74,,Ross 986 A = GJ 268A
235.52725,-19.47175,-2010,-1038,103.2,11.85,1.61,,GJ 595
322.82738,-9.79069,1247,-61,125.3,12.01,1.66,,Wolf 922 = GJ 831A
18.12767,-16.99900,1205,638,269.0,12.07,1.82,,GJ 54.1
8.12329,67.23439,1703,-250,100.4,12.19,2.01,,GJ 22B
190.19287,-43.56639,-782,690,124.2,12.24,1.73,,GJ 480.1
12.29125,5.38861,1231,-2712,231.8,12.37,0.55,,Wolf 28 = GJ 35`;

const [HEADER = '', ...LINES] = SWIFT_STARS.split('\n');
const STARS = LINES.flatMap((line) => hipparcosLines(HEADER)(line) ?? []);

/** The swift star that an entry without a motion represents; undefined where there is none. */
export function swiftStarOf(star: StarRow): StarRow | undefined {
  return STARS.find((swift) => isSameStar(swift, star));
}
