import type * as z from 'zod/mini';
import type { Endpoint } from '../rest/endpoint.ts';
import { ENDPOINTS } from '../endpoints.ts';
import { FVT_ENDPOINTS } from '../fvt/endpoints.ts';
import { NOV_ENDPOINTS } from '../nov/endpoints.ts';
import { BUDGET_ENDPOINTS } from '../opt/budget.ts';
import { CANDIDATE_ENDPOINTS } from '../opt/candidates.ts';
import { OPT_ENDPOINTS } from '../opt/endpoints.ts';
import { PUBLISHED_ENDPOINTS } from '../published-endpoints.ts';
import { ORBIT_NOW_ENDPOINTS } from '../opt/orbit-now.ts';
import { SCD_ENDPOINTS } from '../scd/endpoints.ts';
import { SOVT_ENDPOINTS } from '../sovt/endpoints.ts';
import { TONIGHT_ENDPOINTS } from '../opt/tonight.ts';

const { status, saveToolState, loadToolState, ...searches } = ENDPOINTS;

/** Every call of the service, in the order in which they are described. */
export const ALL_ENDPOINTS: readonly Endpoint<z.ZodMiniType, z.ZodMiniType>[] = [
  ...Object.values(searches),
  ...Object.values(OPT_ENDPOINTS),
  saveToolState,
  loadToolState,
  ...Object.values(SCD_ENDPOINTS),
  ...Object.values(TONIGHT_ENDPOINTS),
  ...Object.values(ORBIT_NOW_ENDPOINTS),
  ...Object.values(BUDGET_ENDPOINTS),
  ...Object.values(CANDIDATE_ENDPOINTS),
  ...Object.values(NOV_ENDPOINTS),
  ...Object.values(SOVT_ENDPOINTS),
  ...Object.values(FVT_ENDPOINTS),
  ...Object.values(PUBLISHED_ENDPOINTS),
  status,
];
