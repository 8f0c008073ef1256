/**
 * A table of JPL Horizons for 1 Ceres from the geocentre, 2022, solution JPL#48: header and cells as they are recorded in
 * the tests of astroquery, with those columns that are read and a few that are not.
 */
export const CERES = `
*******************************************************************************
JPL/HORIZONS                  1 Ceres (A801 AA)            2022-Jun-10 08:57:28
Rec #:       1 (+COV) Soln.date: 2021-Apr-13_11:04:44   # obs: 1075 (1995-2021)

  EPOCH=  2458849.5 ! 2020-Jan-01.00 (TDB)         Residual RMS= .24563
   GM= 62.6284             RAD= 469.7              ROTPER= 9.07417
   H= 3.33                 G= .120                 B-V= .713
*******************************************************************************
Target body name: 1 Ceres (A801 AA)               {source: JPL#48}
Center body name: Earth (399)                     {source: DE441}
Center-site name: GEOCENTRIC
*******************************************************************************
Center geodetic : 0.00000000,0.00000000,0.0000000 {E-lon(deg),Lat(deg),Alt(km)}
Atmos refraction: NO (AIRLESS)
*******************************************************************************
 Date__(UT)__HR:MN, Date_________JDUT, , , R.A._(ICRF), DEC_(ICRF), R.A._(a-app), DEC_(a-app), Azi_(a-app), Elev_(a-app),    APmag,  S-brt,                r,             delta,
*******************************************************************************
$$SOE
 2022-Jun-10 00:00, 2459740.500000000, , ,   101.73343,   26.78554,    102.07267,    26.76211,        n.a.,         n.a.,    8.741,  6.360,   2.603715306632,  3.51731638211972,
 2022-Jun-20 00:00, 2459750.500000000, , ,   106.56175,   26.59903,    106.89983,    26.56560,        n.a.,         n.a.,    8.672,  6.271,   2.598112111260,  3.55351777391857,
 2022-Jun-30 00:00, 2459760.500000000, , ,   111.42655,   26.26772,    111.76255,    26.22440,        n.a.,         n.a.,    8.586,  6.172,   2.592764176742,  3.57844492658187,
 2022-Jul-10 00:00, 2459770.500000000, , ,   116.30339,   25.79505,    116.63659,    25.74219,        n.a.,         n.a.,    8.487,  6.065,   2.587682204769,  3.59188943334117,
$$EOE
*******************************************************************************
`.trim();

/** The beginning of a table of 19P/Borrelly from Gemini South, 2017, in fixed width: rows as the observatory's software has them on record. */
export const BORRELLY = `
*******************************************************************************
Target body name: 19P/Borrelly                    {source: JPL#K157/5}
Center body name: Earth (399)                     {source: DE431}
Center-site name: Gemini South Obs., Cerro Pachon
*******************************************************************************
Center geodetic : 289.263400,-30.240623,2.7123285 {E-lon(deg),Lat(deg),Alt(km)}
Atmos refraction: NO (AIRLESS)
*******************************************************************************
   M1=  8.2      M2=  13.8     k1=  17.    k2=  5.      PHCOF=  .030
*******************************************************************************
 Date__(UT)__HR:MN:SC.fff     R.A.___(ICRF/J2000.0)___DEC dRA*cosD d(DEC)/dt
****************************************************************************
$$SOE
 2017-Aug-15 00:00:00.000 *   14 50 13.1823 -02 58 45.704 9.304921  -12.4881
 2017-Aug-15 00:28:46.800     14 50 13.4803 -02 58 51.699 9.338051  -12.4867
>..... Daylight Cut-off Requested .....
 2017-Aug-15 01:26:20.400 Cm  14 50 14.0798 -02 59 03.686 9.417733  -12.4845
$$EOE
`.trim();
