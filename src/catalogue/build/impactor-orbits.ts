/**
 * Orbits on which asteroids came before they fell, for the built-in catalogue: a table like that of the notable ones. The services'
 * own lists print these objects with an epoch after the fall, which leads nowhere.
 *
 * Sources: JPL Horizons, 2008 TC3 solution 18 and 2024 BX1 solution 9, heliocentric states at the epoch turned into elements here;
 * 2014 AA as the tests of NEOs.jl quote Horizons, its epoch being the middle of its seven observations. H: MPC NEA.txt of July
 * 2019; 2024 BX1: ESA NEOCC.
 */
export const IMPACTOR_ORBITS = `
number_or_designation,principal_designation,class,pha,H_mag,G,epoch_jd_tdb,e,a_au,i_deg,node_deg,peri_deg,mean_anomaly_deg
2008 TC3,2008 TC3,APO,N,30.4,0.15,2454740.5,0.28184279493877124,1.2659145376586463,2.301453004976154,194.1616559377769,233.91421782208343,324.77850062475446
2014 AA,2014 AA,APO,N,30.9,0.15,2456658.7934684,0.2128185264087166,1.163575955666616,1.423597471953649,101.6022028285875,52.37781301766019,324.3429036265208
2024 BX1,2024 BX1,APO,N,32.68,0.15,2460310.5,0.37408306228600924,1.3343123225705713,7.267915946875693,300.1303049875162,243.63196615660658,317.0156209772999
`.trim();
