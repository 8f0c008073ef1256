import type { Impact } from '#engine/propagate/trajectory.ts';
import type { DaySpan, OrbitTable, TableApproach } from '#engine/table/orbit-table.ts';
import type { MovingBody } from './moving-body.ts';

/** A perturbed orbit requested over a span of Julian dates TDB. */
export type TableTask = {
  readonly body: MovingBody;
  readonly span: DaySpan;
};

/** A perturbed orbit, as far as there is one in the span. */
export type TabledOrbit = {
  /** Absent where the object does not exist in the span. */
  readonly table?: OrbitTable;
  readonly approaches: readonly TableApproach[];
  readonly unreliable: readonly DaySpan[];
  /** What the unreliable spans were found by. */
  readonly uncertaintyFrom: 'covariance' | 'U' | 'none';
  /** The end of the object inside the span. */
  readonly impact?: Impact;
};
