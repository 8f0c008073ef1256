import { defined } from '#catalogue/defined.ts';
import type { FlybyFacts } from '#contract/fvt/flyby.ts';
import type { MainBodyId } from '#contract/fvt/main-bodies.ts';
import type { OrbitProvenance } from '#contract/nov/keplerian.ts';
import { DEGREE, MJD_ORIGIN } from '#engine/constants.ts';
import { vectorAt } from '#engine/numbers-in.ts';
import type { OsculatingElements } from '#engine/orbit/elements.ts';
import { rounded } from '#engine/rounded.ts';
import { stateInTable } from '#engine/table/hermite.ts';
import type { ComputedFlyby } from '../tasks/approach-tasks.ts';
import { entryResponse, km, passageResponse, uncertaintyResponse, utcText } from './passage-response.ts';
import { placeOf } from './place-response.ts';

/** What is known of the object of a flyby beside its motion. */
export type FlybyObject = {
  readonly name: string;
  readonly designator?: string;
  readonly diam?: number;
  readonly mag?: number;
  readonly photometry?: FlybyFacts['photometry'];
  readonly risk?: FlybyFacts['risk'];
  readonly provenance: OrbitProvenance;
};

/** Facts of a flyby beside its rows. @param jds Julian dates UTC at which its days begin. */
export function flybyFacts(
  flyby: ComputedFlyby,
  { name, designator, diam, mag, photometry, risk, provenance }: FlybyObject,
  centre: MainBodyId,
  jds: readonly number[],
): FlybyFacts {
  const { passage, elements, sphereRadius, crossings, sun } = flyby;
  const state = new Float64Array(6);
  stateInTable(sun, passage.day, passage.offset, state);
  const [x, y, z] = vectorAt(state);
  const sunDistance = Math.hypot(x, y, z);
  return defined({
    name,
    designator,
    ...passageResponse(passage, centre, flyby.entry),
    uncertainty: uncertaintyResponse(flyby.uncertainty),
    nearest: placeOf(passage.state, passage.day, passage.offset),
    jds: [...jds],
    elements: elementsResponse(elements),
    sphereOfInfluence: defined({
      radiusKm: km(sphereRadius),
      entry: textOf(crossings.entryDay),
      exit: textOf(crossings.exitDay),
    }),
    diam,
    mag,
    photometry,
    risk,
    corridor: flyby.corridor?.map(entryResponse),
    sundir: { x: x / sunDistance, y: y / sunDistance, z: z / sunDistance },
    provenance,
  });
}

function textOf(dayTdb: number | undefined): string | undefined {
  return dayTdb === undefined ? undefined : utcText(dayTdb);
}

function elementsResponse(elements: OsculatingElements): FlybyFacts['elements'] {
  const { epoch, perihelionTime: passage } = elements;
  return {
    epoch: rounded(epoch.day - MJD_ORIGIN + epoch.offset, 8),
    q: km(elements.perihelionDistance),
    e: elements.eccentricity,
    i: elements.inclination / DEGREE,
    om: elements.node / DEGREE,
    w: elements.argumentOfPerihelion / DEGREE,
    tp: rounded(passage.day - MJD_ORIGIN + passage.offset, 8),
  };
}
