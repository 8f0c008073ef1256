import { modifiedTdbOfUtc } from '#contract/nov/modified-date.ts';
import { EPHEMERIS_LENGTH_DAYS, flybyStepDays, pericentreKm } from '#contract/fvt/flyby-steps.ts';
import type { FlybyUserDefinedQuery } from '#contract/fvt/flyby.ts';
import type { MainBodyRecord } from '#contract/fvt/main-bodies.ts';
import type { FlybyObject } from '#contract/user-defined/user-defined-object.ts';

/** The query of a user-defined flyby: its elements about the body at the passage of the pericentre. */
export function ownFlybyQuery(object: FlybyObject, body: MainBodyRecord): FlybyUserDefinedQuery {
  const passage = modifiedTdbOfUtc(object.pericentrePassage);
  return {
    name: object.objectName,
    center: body.id,
    step: flybyStepDays(object.pericentreDistance),
    flyby_maxdist: pericentreKm(body.flybyLimitAu),
    eph_len: EPHEMERIS_LENGTH_DAYS,
    com_epoch: passage,
    com_tp: passage,
    com_q: pericentreKm(object.pericentreDistance),
    com_e: object.eccentricity,
    com_i: object.inclination,
    com_long: object.ascendingNodeLongitude,
    com_omega: object.pericentreArgument,
  };
}
