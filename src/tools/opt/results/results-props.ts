import type { Calculation } from '#machines/opt/calculation/calculation-rules.ts';
import type { OptActor } from '#machines/opt/opt.ts';

/** The inputs of every view of the results. */
export type ResultsProps = { readonly opt: OptActor; readonly calculation: Calculation };
