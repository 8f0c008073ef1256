import { CITED } from '../../accuracy/cited.ts';

/** 2023 BU two days before it passed the Earth's centre at 9 900 km: ESA NEOCC, 2023BU.ke0, as of 2025; remarks shortened. */
export const BU_BEFORE_FLYBY = new TextDecoder().decode(CITED.bytesAt('raw/neocc_adam/2023BU.ke0'));
