import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { TelescopeProfile } from '#contract/telescope-profile.ts';
import type { Obstruction } from '#engine/sky/obstruction.ts';
import type { Calculation } from '#machines/opt/calculation-rules.ts';
import type { FilteringActor } from '#machines/opt/filtering.ts';
import type { NightPlanActor } from '#machines/opt/night-plan.ts';
import { plainSignal } from '#machines/opt/night-signal.ts';
import { telescopeSignal } from '#machines/opt/slot-exposure.ts';
import { nightTable, type NightTable } from '#machines/opt/night-table.ts';
import { roomFor, type RoomMade } from '#machines/opt/make-room.ts';
import { type PlannedNight, plannedNight } from '#machines/opt/planned-night.ts';

/** The night as it was calculated, and its plan, made anew only when something that it depends on changed. */
export function usePlannedNight(
  nightPlan: NightPlanActor,
  filtering: FilteringActor,
  { result }: Calculation,
  obstruction: Obstruction | undefined,
  telescope: TelescopeProfile | undefined,
): {
  readonly table: NightTable | undefined;
  readonly planned: PlannedNight;
  /** Room for an object that was left out, beside all that have a slot. */
  readonly roomOf: (designator: string) => RoomMade | undefined;
} {
  const { settings, locks, lengths } = useSelector(nightPlan, ({ context }) => context);
  const listed = useSelector(filtering, ({ context }) => context.rows);
  const table = useMemo(() => nightTable(result), [result]);
  const means = useMemo(() => {
    const atRisk = new Set(listed.filter(({ risk }) => risk).map(({ designator }) => designator));
    const signal = telescope === undefined ? plainSignal : telescopeSignal(telescope);
    const { magnitudeLimit = telescope?.magnitudeLimit } = settings;
    const limited = { ...settings, ...(magnitudeLimit === undefined ? {} : { magnitudeLimit }) };
    return [
      { settings: limited, locks, lengths },
      { obstruction, atRisk, signal },
    ] as const;
  }, [settings, locks, lengths, listed, obstruction, telescope]);
  const planned = useMemo(
    (): PlannedNight => (table === undefined ? { kind: 'no-night' } : plannedNight(table, ...means)),
    [table, means],
  );
  return { table, planned, roomOf: (designator) => table && roomFor(designator, table, ...means) };
}
