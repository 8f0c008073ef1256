import type { DarkSky } from '#engine/sky/moonlight.ts';
import type { CalculatedBody, CalculationRequest } from '../calculations/calculation.ts';

/** Observer, epochs, and the sky at the observer's place. */
export type Sight = Omit<CalculationRequest, 'bodies' | 'queryString'> & { readonly sky: DarkSky };

/** The requested path of one body. */
export type TraceRequest = { readonly body: CalculatedBody; readonly sight: Sight };
