import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { plannedCandidateActors } from '#client/candidates.ts';
import type { CandidateEllipses } from '#contract/opt/candidates.ts';
import type { TelescopeProfile } from '#contract/opt/telescope-profile.ts';
import type { Obstruction } from '#engine/sky/obstruction.ts';
import type { Calculation } from '#machines/opt/calculation/calculation-rules.ts';
import type { FilteringActor } from '#machines/opt/filtering/filtering.ts';
import type { NightPlanActor } from '#machines/opt/night-plan/night-plan.ts';
import { plainSignal } from '#machines/opt/night-plan/night-signal.ts';
import { telescopeSignal } from '#machines/opt/night-plan/slot-exposure.ts';
import { nightTable, type NightTable } from '#machines/opt/night-plan/night-table.ts';
import { roomFor, type RoomMade } from '#machines/opt/night-plan/make-room.ts';
import { plannedCandidatesMachine, withEllipses } from '#machines/opt/night-plan/planned-candidates.ts';
import { type PlannedNight, plannedNight } from '#machines/opt/night-plan/planned-night.ts';
import { type Observatory, observatoryParameters } from '#machines/planning/observatory.ts';

const PROVIDED = plannedCandidatesMachine.provide({ actors: plannedCandidateActors() });

/** The night as it was calculated, and its plan, made again only when something that it depends on changed. */
export function usePlannedNight(
  nightPlan: NightPlanActor,
  filtering: FilteringActor,
  calculated: Calculation,
  observatory: Observatory,
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
  const bare = useMemo(() => nightTable(calculated.result), [calculated]);
  const ellipses = useCandidateEllipses(calculated, bare, observatory);
  const table = useMemo(() => bare && withEllipses(bare, ellipses), [bare, ellipses]);
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

/** How well the candidates among the user-defined objects are known in the middle of the night. */
function useCandidateEllipses(
  { request }: Calculation,
  table: NightTable | undefined,
  observatory: Observatory,
): CandidateEllipses {
  const moments = table?.moments ?? [];
  const [middle] = moments.slice(Math.floor(moments.length / 2));
  const names = (request.userDefined ?? []).map(({ objectName }) => objectName);
  const candidates = useActorRef(PROVIDED, {
    input: {
      names: middle === undefined ? [] : names,
      ...(middle === undefined ? {} : { moment: middle }),
      ...observatoryParameters(observatory),
    },
  });
  return useSelector(candidates, ({ context }) => context.ellipses);
}
