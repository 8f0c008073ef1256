import { calculateQuery } from '#machines/opt/filtering/queries.ts';
import { UNTOUCHED_PLAN } from '#machines/opt/night-plan/night-plan.ts';
import { plainSignal } from '#machines/opt/night-plan/night-signal.ts';
import { nightTable } from '#machines/opt/night-plan/night-table.ts';
import { plannedNight } from '#machines/opt/night-plan/planned-night.ts';
import { COMMON_TELESCOPE } from '#machines/planning/telescope-camera.ts';
import type { ExportedPlan } from '#tools/opt/results/night-plan/exports/exported-plan.ts';
import { planSources } from '#tools/opt/results/night-plan/plan-sources.ts';
import { nightResult } from '../../../../machines/fakes/night.ts';
import { plan } from '../../../../machines/fakes/objects.ts';

/** A plan of two slots, south and north, one of them without a known uncertainty. */
export function samplePlan(): ExportedPlan {
  const result = nightResult([
    { designator: 'early', transit: 8 },
    { designator: 'late', transit: 16 },
  ]);
  const orbit = { source: 'JPL SBDB, solution 220', epoch: 61_000, catalogueDate: '2026-11-19' };
  const data = result.object.data.map((each) => ({ ...each, provenance: orbit }));
  const known = { ...result, object: { ...result.object, data } };
  const table = nightTable(known);
  const planned =
    table &&
    plannedNight(table, UNTOUCHED_PLAN, { obstruction: undefined, atRisk: new Set(), signal: plainSignal });
  if (planned?.kind !== 'planned') throw new Error('the fake night is not dark');
  const places = [
    { rightAscension: 32.95, declination: -0.5125 },
    { rightAscension: 359.999_999, declination: 31.0214 },
  ];
  const timeStep = { step: 10, unit: 'm' } as const;
  const request = { query: calculateQuery(plan(), timeStep, ['early', 'late']), timeStep };
  const slots = planned.slots.map((slot, index) => ({ ...slot, row: { ...slot.row, ...places[index] } }));
  return {
    slots,
    site: 'G96 Mt. Lemmon Survey; 32.44°, −110.79°, a place whose name is long enough to be folded, ä ö ü',
    nowMs: Date.parse('2026-11-22T14:00:00Z'),
    clockZone: 'America/Phoenix',
    telescope: COMMON_TELESCOPE,
    sourceOf: planSources(slots, 'Wed 2 – Thu 3 Dec 2026', { request, result: known }).sourceOf,
    remarks: [
      ['Observer', 'G96 <"Mt." & co>'],
      ['Force model', 'Sun, planets -- Moon'],
    ],
  };
}

/** The same with another name for its first object. */
export function withName(designator: string): ExportedPlan {
  const sample = samplePlan();
  const [first, ...others] = sample.slots;
  const table = { ...first.object.table, designator, name: designator };
  return { ...sample, slots: [{ ...first, object: { ...first.object, table } }, ...others] };
}
