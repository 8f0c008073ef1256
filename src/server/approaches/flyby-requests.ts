import { diameterOf, photometryOf } from '#catalogue/brightness.ts';
import { defined } from '#catalogue/defined.ts';
import { labelOf, type SmallBody } from '#catalogue/small-body.ts';
import { EPHEMERIS_LENGTH_DAYS, FLYBY_DAYS } from '#contract/fvt/flyby-steps.ts';
import type { FlybyUserDefinedQuery } from '#contract/fvt/flyby.ts';
import type { MainBodyId } from '#contract/fvt/main-bodies.ts';
import { epochOfModifiedDate, modifiedUtcOfTdb } from '#contract/nov/modified-date.ts';
import { USER_DEFINED } from '#contract/user-defined/user-defined.ts';
import { mainBodyOf } from '#engine/approach/main-bodies.ts';
import { AU_KM, DEGREE, MJD_ORIGIN } from '#engine/constants.ts';
import { numberAt } from '#engine/numbers-in.ts';
import type { Elements } from '#engine/orbit/elements.ts';
import { type DaySpan, TICK_DAYS } from '#engine/table/orbit-table.ts';
import { isoFromJulianDate } from '#engine/time/iso.ts';
import { tdbDayFromUtc } from '#engine/time/scales.ts';
import { impactError } from '../tasks/known-impact.ts';
import { requestedDate } from '../orbits/requested-span.ts';
import { modelDescription } from '../bodies/model-description.ts';
import { provenanceOf } from '../bodies/orbit-record.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { ServiceCatalogue } from '../bodies/service-catalogue.ts';
import type { BodyParts } from '../bodies/body-parts.ts';
import { daysOfFlyby } from './flyby-days.ts';
import type { FlybyRequest } from './flybys.ts';

type ModelParts = Pick<BodyParts, 'now' | 'software' | 'compute'>;

/**
 * The flyby of a catalogue object on the days around a date.
 *
 * @param utc Julian date.
 * @throws ProblemError `no-flyby` where the object is known not to exist any more.
 */
export function catalogueFlyby(
  body: SmallBody,
  catalogue: ServiceCatalogue,
  utc: number,
  centre: MainBodyId,
  parts: ModelParts,
): FlybyRequest {
  const jds = daysOfFlyby(utc);
  const gone = impactError(body, numberAt(jds, 0));
  if (gone !== undefined) {
    throw new ProblemError('no-flyby', { detail: gone, parameter: 'date', names: [body.designation] });
  }
  const diameter = diameterOf(body);
  const span = spanOfDays(jds);
  const { provenance } = body;
  return {
    key: `${catalogue.version} ${body.designation} ${provenance.orbit.name} ${provenance.orbit.date} ${provenance.solution ?? ''} ${centre} ${utc}`,
    object: defined({
      name: labelOf(body),
      designator: body.designation,
      diam: diameter && diameter.km * 1000,
      mag: body.absoluteMagnitude ?? body.cometMagnitude,
      photometry: photometryOf(body),
      risk: body.risk,
      provenance: { ...provenanceOf(body, catalogue.date), ...modelDescription(parts, 'perturbed') },
    }),
    centre,
    jds,
    task: { kind: 'object', task: { body, centre, span, aroundDay: tdbDayFromUtc(utc) } },
  };
}

/**
 * A user-defined flyby.
 *
 * @throws ProblemError `flyby-above-limit`, `bad-parameter` or `date-out-of-range`.
 */
export function userDefinedFlyby(query: FlybyUserDefinedQuery, parts: ModelParts): FlybyRequest {
  const { center, com_epoch, com_q, com_tp, name } = query;
  checkPericentre(com_q, center);
  const tpUtc = modifiedUtcOfTdb(com_tp) + MJD_ORIGIN;
  for (const [parameter, mjd] of Object.entries({ com_epoch, com_tp })) {
    const utc = modifiedUtcOfTdb(mjd) + MJD_ORIGIN;
    requestedDate({ parameter, text: isoFromJulianDate(Math.max(utc, 0)) }, parts.now());
  }
  const jds = daysOfFlyby(tpUtc);
  const [days, rows] = [spanOfDays(jds), spanOfRows(query)];
  const span = {
    fromDay: Math.min(days.fromDay, rows.fromDay),
    toDay: Math.max(days.toDay, rows.toDay),
  };
  const elements = elementsOf(query);
  return {
    key: JSON.stringify([name, center, span, elements]),
    object: {
      name,
      provenance: { source: USER_DEFINED, catalogueDate: '', ...modelDescription(parts, 'perturbed') },
    },
    centre: center,
    jds,
    task: { kind: 'conic', task: { centre: center, span, elements } },
  };
}

/** Days for which a user-defined flyby has rows: half of them before its pericentre; Julian dates TDB. */
export function spanOfRows({ com_tp, eph_len = EPHEMERIS_LENGTH_DAYS }: FlybyUserDefinedQuery): DaySpan {
  const { day, offset } = epochOfModifiedDate(com_tp);
  return { fromDay: day + offset - eph_len / 2, toDay: day + offset + eph_len / 2 };
}

/** The days of a flyby, Julian dates TDB, and a tick before: a table begins at the first whole tick. */
function spanOfDays(jds: readonly number[]): DaySpan {
  const first = numberAt(jds, 0);
  return { fromDay: tdbDayFromUtc(first) - TICK_DAYS, toDay: tdbDayFromUtc(first + FLYBY_DAYS) };
}

/** Nearest pericentre to a body's centre, km: nearer ones are passed in less time than a step of the integration. */
const LEAST_PERICENTRE_KM = 1;

function checkPericentre(km: number, centre: MainBodyId): void {
  const { flybyLimitAu: limitAu, name } = mainBodyOf(centre);
  if (km / AU_KM > limitAu) {
    throw new ProblemError('flyby-above-limit', {
      detail: `The pericentre distance is above the limit of ${limitAu} au for ${name}.`,
      parameter: 'com_q',
      maximum: limitAu * AU_KM,
      current: km,
    });
  }
  if (!(km >= LEAST_PERICENTRE_KM)) {
    const detail = `com_q must be at least ${LEAST_PERICENTRE_KM} km: a path through the centre of the body cannot be followed.`;
    throw new ProblemError('bad-parameter', { detail, parameter: 'com_q' });
  }
}

function elementsOf(query: FlybyUserDefinedQuery): Elements {
  return {
    epoch: epochOfModifiedDate(query.com_epoch),
    perihelionDistance: query.com_q / AU_KM,
    eccentricity: query.com_e,
    inclination: query.com_i * DEGREE,
    node: query.com_long * DEGREE,
    argumentOfPerihelion: query.com_omega * DEGREE,
    perihelionTime: epochOfModifiedDate(query.com_tp),
  };
}
