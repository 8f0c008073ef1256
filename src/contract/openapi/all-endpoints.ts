import type * as z from 'zod/mini';
import {
  calculateEndpoint,
  cancelCalculationEndpoint,
  filteringEndpoint,
  findAsteroidByNameEndpoint,
  findAsteroidByPhraseEndpoint,
  findObservatoryByPhraseEndpoint,
  getCalculationResultEndpoint,
  impactorsEndpoint,
  loadToolStateEndpoint,
  longTermEndpoint,
  saveToolStateEndpoint,
  shortTermEndpoint,
  statusEndpoint,
} from '../endpoints.ts';
import type { Endpoint } from '../endpoint.ts';
import { NOV_ENDPOINTS } from '../nov/endpoints.ts';

/** Every call of the service, in the order in which they are described. */
export const ALL_ENDPOINTS: readonly Endpoint<z.ZodMiniType, z.ZodMiniType>[] = [
  findObservatoryByPhraseEndpoint,
  findAsteroidByPhraseEndpoint,
  findAsteroidByNameEndpoint,
  impactorsEndpoint,
  filteringEndpoint,
  calculateEndpoint,
  getCalculationResultEndpoint,
  cancelCalculationEndpoint,
  longTermEndpoint,
  shortTermEndpoint,
  saveToolStateEndpoint,
  loadToolStateEndpoint,
  ...NOV_ENDPOINTS,
  statusEndpoint,
];
