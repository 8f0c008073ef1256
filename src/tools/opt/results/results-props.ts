import type { Calculation } from '#machines/opt/calculation/calculation-rules.ts';
import type { OptActor } from '#machines/opt/opt.ts';

/** What every view of the results is a function of. */
export type ResultsProps = { readonly opt: OptActor; readonly calculation: Calculation };
