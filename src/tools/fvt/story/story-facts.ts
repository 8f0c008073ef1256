import type { PassageUncertainty } from '#contract/fvt/passage.ts';
import { AU_KM, MILLISECONDS_PER_DAY } from '#engine/constants.ts';
import { bodyOfTarget, type ShownFlyby, titleOfTarget } from '#machines/fvt/flyby.ts';
import { countText } from '#contract/text/count-text.ts';
import { numberText } from '#parts/quantities/number-text.ts';
import { utcOf } from '#parts/timeline/moment-text.ts';
import { hourMinute } from '#ui/dates/date-text.ts';
import { riskWords } from '../details/risk-words.ts';
import { sizeText } from '../opening/opening-texts.ts';

/** A flyby in sentences: what happens, and how certain that is. */
export function flybySentences({ target, file: { facts } }: ShownFlyby): readonly string[] {
  const { datetime, distanceKm, distanceLd, distanceRadii, speedKmS, diam, impact, uncertainty, risk } =
    facts;
  const name = titleOfTarget(target);
  const body = bodyOfTarget(target);
  const when = momentWords(Date.parse(datetime));
  const passage =
    impact === undefined
      ? `${name} passes ${body.name} on ${when}, at a distance of ${numberText(distanceKm, 0)} km from its centre: ${distanceLd.toFixed(3)} lunar distances, or ${distanceRadii.toFixed(2)} times the radius of ${body.name}.`
      : `${name} reaches the surface of ${body.name} on ${momentWords(Date.parse(impact.datetime))}: this is an impact.`;
  return [
    passage,
    `Its speed relative to ${body.name} is ${speedKmS.toFixed(2)} km/s at the nearest point.`,
    ...(diam === undefined ? [] : [`It is about ${sizeText(diam)} m in diameter.`]),
    ...uncertaintySentences(uncertainty),
    ...(risk === undefined || body.id !== 'earth' ? [] : [riskWords(risk)]),
  ];
}

function momentWords(ms: number): string {
  const moment = utcOf(ms);
  const day = moment.toLocaleString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  return `${day} at ${hourMinute(moment)} UTC`;
}

/** How certain distance and time of a passage are, in words. */
export function uncertaintySentences(uncertainty: PassageUncertainty): readonly string[] {
  const { origin, method, timeSigma, distanceSigmaKm, minimumKm, maximumKm, clones } = uncertainty;
  if (origin === 'none')
    return ['How certain these numbers are is not known: the orbit comes without an uncertainty.'];
  if (method === 'none')
    return [
      'The orbit is so uncertain that neither the distance nor the time of this passage can be relied on.',
    ];
  const source =
    origin === 'covariance' ? 'the published covariance of the orbit' : 'U, a coarse rating of the orbit';
  const by =
    method === 'linear'
      ? `follows from ${source}`
      : `follows from ${countText(clones ?? 0, 'orbit')} sampled by ${source}`;
  const spreads = [
    ...(distanceSigmaKm === undefined ? [] : [`${distanceWords(distanceSigmaKm)} in distance`]),
    ...(timeSigma === undefined ? [] : [`${timeWords(timeSigma)} in time`]),
  ];
  return [
    ...(spreads.length === 0
      ? []
      : [
          `One standard deviation is ${spreads.join(' and ')}: the truth lies within it with a probability of about 68 %.`,
        ]),
    ...(minimumKm === undefined || maximumKm === undefined
      ? []
      : [
          `With a probability of about 99.7 % the distance is between ${numberText(minimumKm, 0)} and ${numberText(maximumKm, 0)} km.`,
        ]),
    `This uncertainty ${by}.`,
  ];
}

function distanceWords(km: number): string {
  if (km < 1) return 'less than 1 km';
  return km < AU_KM / 10 ? `${numberText(Number(km.toPrecision(2)), 0)} km` : `${(km / AU_KM).toFixed(2)} au`;
}

/** Units of a span of time, s, the longest first. */
const TIME_UNITS = [
  ['day', MILLISECONDS_PER_DAY / 1000],
  ['hour', 3600],
  ['minute', 60],
] as const;

function timeWords(seconds: number): string {
  if (seconds < 1) return 'less than 1 second';
  const [unit, length] = TIME_UNITS.find(([, each]) => seconds >= 2 * each) ?? ['second', 1];
  return countText(Number((seconds / length).toPrecision(2)), unit);
}
