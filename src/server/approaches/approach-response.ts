import { diameterOf } from '#catalogue/brightness.ts';
import { defined } from '#catalogue/defined.ts';
import { labelOf, type SmallBody } from '#catalogue/small-body.ts';
import type { CloseApproach } from '#contract/fvt/close-approaches.ts';
import { modifiedDateOf } from '#contract/nov/modified-date.ts';
import { MJD_ORIGIN } from '#engine/constants.ts';
import type { FoundApproach } from '../tasks/approach-tasks.ts';
import { FULL_MODEL } from '#contract/text/full-model.ts';
import { provenanceOf } from '../bodies/orbit-record.ts';
import { daysOfFlyby } from './flyby-days.ts';
import { passageResponse, uncertaintyResponse } from './passage-response.ts';

/**
 * A close approach of a catalogue object as it is sent. Its flyby is computed on request, and so always available.
 *
 * @param catalogueDate of the catalogue, for an orbit without a date.
 */
export function approachResponse(
  body: SmallBody,
  { passage, centre, uncertainty, entry }: FoundApproach,
  catalogueDate: string,
): CloseApproach {
  const nearest = passageResponse(passage, centre, entry);
  const diameter = diameterOf(body);
  return defined({
    designator: body.designation,
    name: body.name,
    number: body.number,
    object: labelOf(body),
    ...nearest,
    uncertainty: uncertaintyResponse(uncertainty),
    infvtarchive: true,
    jds: daysOfFlyby(nearest.mjd + MJD_ORIGIN),
    mag: body.absoluteMagnitude ?? body.cometMagnitude,
    diam: diameter && diameter.km * 1000,
    provenance: {
      ...provenanceOf(body, catalogueDate),
      epoch: modifiedDateOf(body.elements.epoch),
      forceModel: FULL_MODEL,
    },
  });
}
