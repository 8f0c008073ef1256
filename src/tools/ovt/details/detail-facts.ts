import type { DetailFact } from '#parts/export/details-box.ts';
import { LUNAR_DISTANCE_AU } from '#engine/constants.ts';
import { ABSENT, knownText } from '#parts/quantities/number-text.ts';
import { momentText } from '#parts/timeline/moment-text.ts';
import type { ActiveObject } from './active-object.ts';
import { diameterText, kilometres } from '#parts/quantities/length-text.ts';

/** Distances below this, au, are also given in lunar distances. */
const NEAR_AU = 0.1;

/** The lines of the details, in their order; also drawn into exported pictures. */
export function detailFacts(object: ActiveObject): readonly DetailFact[] {
  const { mag, distance } = object;
  return [
    { name: 'Diameter', ...diameter(object) },
    { name: 'Absolute magnitude', value: knownText(mag, 1), ...unitOf(mag, 'mag') },
    { name: 'Date', value: momentText(distance.simulationTime), unit: 'UTC' },
    { name: 'Distance to the Sun', value: knownText(distance.sun, 4), ...unitOf(distance.sun, 'au') },
    {
      name: 'Distance to Earth',
      value: earthDistance(distance.earth),
      ...unitOf(distance.earth, earthUnit(distance.earth)),
      isChief: true,
    },
    { name: 'Propagation', value: propagation(object) },
  ];
}

/** The diameter; an estimate from the magnitude is written beside a dash for the unknown value. */
function diameter({ diam, isDiameterEstimated }: ActiveObject): Omit<DetailFact, 'name'> {
  if (diam === undefined) return { value: ABSENT };
  const { value, unit } = diameterText(diam);
  if (!isDiameterEstimated) return { value, unit };
  return { value: ABSENT, unit: `(≈\u{A0}${value}\u{A0}${unit} from the magnitude)` };
}

function propagation({ useEphemTable, isLoading }: ActiveObject): string {
  if (isLoading) return 'Loading…';
  return useEphemTable ? 'Perturbed' : 'Keplerian';
}

/** The distance from the Earth with enough digits to see a close approach: 0.000254 au. */
function earthDistance(au: number | undefined): string {
  return knownText(au, au !== undefined && au < NEAR_AU ? 6 : 4);
}

/** Short distances are also given in lunar distances and kilometres, which stay on one line. */
function earthUnit(au: number | undefined): string {
  if (au === undefined || au >= NEAR_AU) return 'au';
  const lunar = `${(au / LUNAR_DISTANCE_AU).toFixed(2)} LD`;
  return `au ${`(${lunar}, ${kilometres(au)})`.replaceAll(' ', '\u{A0}')}`;
}

/** A dash has no unit. */
function unitOf(value: number | undefined, unit: string): { readonly unit?: string } {
  return value === undefined ? {} : { unit };
}
