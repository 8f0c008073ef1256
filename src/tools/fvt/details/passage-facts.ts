import type { PassageUncertainty } from '#contract/fvt/passage.ts';
import { SECONDS_PER_DAY } from '#engine/constants.ts';
import type { ShownFlyby } from '#machines/fvt/flyby.ts';
import { kilometres, lunarDistances } from '#parts/quantities/length-text.ts';
import { numberText } from '#parts/quantities/number-text.ts';
import { placeText } from '#parts/quantities/angle-text.ts';
import type { DetailFact } from '#parts/export/details-box.ts';
import { flybySecond } from '../flyby-date.ts';

/** The distances within three standard deviations. */
export const DISTANCE_RANGE = 'Distance, 3-sigma';

/** The facts of the nearest point of a flyby that are shown. */
export function passageFacts({ file: { facts } }: ShownFlyby): readonly DetailFact[] {
  const { mainBody, datetime, distanceAu, distanceRadii, speedKmS, vInfinityKmS, uncertainty, impact } =
    facts;
  const { minimumKm, maximumKm, timeSigma } = uncertainty;
  return [
    { name: 'Date', value: flybySecond(datetime), unit: 'UTC' },
    {
      name: impact === undefined ? 'Distance' : 'Pericentre, below the surface',
      value: `${kilometres(distanceAu)}, ${lunarDistances(distanceAu)}`,
    },
    { name: 'From the centre', value: distanceRadii.toFixed(2), unit: `${mainBody.name} radii` },
    { name: 'Speed', value: speedKmS.toFixed(2), unit: 'km/s' },
    ...(vInfinityKmS === undefined
      ? []
      : [{ name: 'Speed at infinity', value: vInfinityKmS.toFixed(2), unit: 'km/s' }]),
    ...(minimumKm === undefined || maximumKm === undefined
      ? []
      : [
          {
            name: DISTANCE_RANGE,
            value: `${numberText(minimumKm, 0)} to ${numberText(maximumKm, 0)}`,
            unit: 'km',
          },
        ]),
    ...(timeSigma === undefined ? [] : [{ name: 'Time, 1-sigma', ...spreadOfTime(timeSigma) }]),
    { name: 'Uncertainty', value: uncertaintyText(uncertainty) },
    ...(impact?.entry === undefined ? [] : entryFacts(impact.entry)),
  ];
}

/** Units of a span of time, seconds, the longest first. */
const TIME_UNITS = [
  ['d', SECONDS_PER_DAY],
  ['h', 3600],
  ['min', 60],
] as const;

/** A spread below this is smaller than what any instant of a passage is written to, seconds. */
const LEAST_SPREAD = 0.001;

/** A span of time, seconds, in the longest unit of which it has two, to two significant digits. */
function spreadOfTime(seconds: number): { readonly value: string; readonly unit: string } {
  if (seconds < LEAST_SPREAD) return { value: `< ${LEAST_SPREAD}`, unit: 's' };
  const [unit, length] = TIME_UNITS.find(([, each]) => seconds >= 2 * each) ?? ['s', 1];
  const rounded = Number((seconds / length).toPrecision(2));
  return { value: numberText(rounded, Math.max(0, 1 - Math.floor(Math.log10(rounded)))), unit };
}

/** The source of the uncertainty, and how it was propagated to the passage. */
function uncertaintyText({ origin, method, clones }: PassageUncertainty): string {
  if (method === 'none') return 'unknown';
  const by = origin === 'covariance' ? 'the covariance of the orbit' : 'the uncertainty parameter U';
  return method === 'linear' ? `from ${by}` : `from ${numberText(clones ?? 0, 0)} clones drawn from ${by}`;
}

type Entry = NonNullable<NonNullable<ShownFlyby['file']['facts']['impact']>['entry']>;

function entryFacts({ datetime, latitude, longitude, angleDeg, speedKmS }: Entry): readonly DetailFact[] {
  return [
    { name: 'At 100 km height', value: flybySecond(datetime), unit: 'UTC' },
    { name: 'Above', value: placeText({ latitude, longitude }, 2) },
    { name: 'Angle below the horizontal', value: angleDeg.toFixed(1), unit: '°' },
    { name: 'Entry speed', value: speedKmS.toFixed(2), unit: 'km/s' },
  ];
}
