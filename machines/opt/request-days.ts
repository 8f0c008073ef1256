import type { OptCommand, OptPresent } from './opt-context.ts';
import { windowsFor } from './charts/plot-windows.ts';

/** The tables of plots receive the days that are looked at. */
export function requestDays({ charts, filtering }: OptPresent): readonly OptCommand[] {
  const { day } = charts.context;
  const frame = filtering.context.plan?.timeFrame;
  if (frame === undefined) return [];
  const windows = windowsFor(day ?? frame.start, frame);
  return [{ to: 'calculation', event: { type: 'windows.requested', windows } }];
}
