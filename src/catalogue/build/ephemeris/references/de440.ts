import { AU_KM } from '#engine/constants.ts';
import { BODY } from '#engine/ephemeris/body.ts';
import { itemAt, numberAt } from '#engine/numbers-in.ts';
import { referenceCentreOf, nameOf, type Comparison, type Positions } from './positions.ts';

/** One instant of DE440 or DE441: barycentric states of the eleven large bodies, au and au/d. */
export type RecordedStates = { readonly day: number; readonly states: readonly (readonly number[])[] };

/** Reads `de440.json`: states by Julian date TDB, Sun, Mercury … Earth, Moon, Mars … Pluto. */
export function parseDe440(text: string): RecordedStates[] {
  const byDay: Record<string, number[][]> = JSON.parse(text);
  return Object.entries(byDay).map(([day, states]) => ({ day: Number(day), states }));
}

/** Distances from the record, heliocentric (Moon geocentric), grouped by body. */
export function compareStates(record: readonly RecordedStates[], positions: Positions): Comparison[] {
  return record.flatMap(({ day, states }) => {
    const ours = positions(day);
    return states.slice(BODY.Mercury).map((state, i): Comparison => {
      const body = BODY.Mercury + i;
      const centre = referenceCentreOf(body);
      const from = itemAt(states, centre);
      const computed = [0, 1, 2].map((k) => numberAt(ours, 3 * body + k) - numberAt(ours, 3 * centre + k));
      const recorded = [0, 1, 2].map((k) => numberAt(state, k) - numberAt(from, k));
      const difference = computed.map((value, k) => value - numberAt(recorded, k));
      return { group: nameOf(body), day, errorKm: Math.hypot(...difference) * AU_KM, recorded, computed };
    });
  });
}
