import type { OrbitNow, OrbitNowQuery } from '#contract/opt/orbit-now.ts';
import { oneAnswerMachine } from '../kit/one-answer.ts';

/** Where the orbit of one object comes from, and how far its place may be off now. */
export const orbitNowMachine = oneAnswerMachine<OrbitNowQuery, OrbitNow>('orbitNow');
