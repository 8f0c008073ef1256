import { diameterOf } from '#catalogue/brightness.ts';
import { defined } from '#catalogue/defined.ts';
import { labelOf, type SmallBody } from '#catalogue/small-body.ts';
import type { CloseApproach } from '#contract/fvt/close-approaches.ts';
import { MJD_ORIGIN } from '#engine/constants.ts';
import type { FoundApproach } from '../compute/approach-tasks.ts';
import { daysOfFlyby } from './flyby-days.ts';
import { passageAnswer, uncertaintyAnswer } from './passage-answer.ts';

/** A close approach of a catalogue object as it is sent. Its flyby is computed when it is asked for, and so always there. */
export function approachAnswer(
  body: SmallBody,
  { passage, centre, uncertainty, entry }: FoundApproach,
): CloseApproach {
  const nearest = passageAnswer(passage, centre, entry);
  const diameter = diameterOf(body);
  return defined({
    designator: body.designation,
    name: body.name,
    number: body.number,
    object: labelOf(body),
    ...nearest,
    uncertainty: uncertaintyAnswer(uncertainty),
    infvtarchive: true,
    jds: daysOfFlyby(nearest.mjd + MJD_ORIGIN),
    mag: body.absoluteMagnitude ?? body.cometMagnitude,
    diam: diameter && diameter.km * 1000,
  });
}
