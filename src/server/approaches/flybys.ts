import { writeFlyby } from '#contract/fvt/flyby-bytes.ts';
import type { MainBodyId } from '#contract/fvt/main-bodies.ts';
import { defined } from '#catalogue/defined.ts';
import type { FlybyFacts } from '#contract/fvt/flyby.ts';
import type { OrbitProvenance } from '#contract/nov/keplerian.ts';
import { DEGREE, MJD_ORIGIN } from '#engine/constants.ts';
import { vectorAt } from '#engine/numbers-in.ts';
import type { OsculatingElements } from '#engine/orbit/elements.ts';
import { rounded } from '#engine/rounded.ts';
import { stateInTable } from '#engine/table/hermite.ts';
import type { Compute } from '../tasks/compute.ts';
import type { ConicFlybyTask, FlybyTask, ComputedFlyby } from '../tasks/approach-tasks.ts';
import {
  type BytesOrRefusal,
  type CacheParts,
  createBytesCache,
  type ResultCache,
} from '../queue/result-cache.ts';
import { ellipsoidsResponse } from './ellipsoids-response.ts';
import { entryResponse, km, passageResponse, uncertaintyResponse, utcText } from './passage-response.ts';
import { placeOf } from './place-response.ts';

/** A requested flyby. */
export type FlybyRequest = {
  /** A key that is the same for the same flyby. */
  readonly key: string;
  readonly object: FlybyObject;
  readonly centre: MainBodyId;
  /** Julian dates UTC at which its days begin. */
  readonly jds: readonly number[];
  readonly task:
    | { readonly kind: 'object'; readonly task: FlybyTask }
    | { readonly kind: 'conic'; readonly task: ConicFlybyTask };
};

/** Flybys, integrated once and cached. */
export type Flybys = ResultCache<FlybyRequest, BytesOrRefusal>;

/** Bytes of cached flybys: some hundreds of them. */
const CACHED_BYTES = 32_000_000;

/** Flybys that workers integrate in the order of the queue; the latest requested ones are cached. */
export function createFlybys({
  compute,
  ...cache
}: CacheParts & { readonly compute: Pick<Compute, 'flybyOf' | 'conicFlybyOf'> }): Flybys {
  return createBytesCache('flybys', CACHED_BYTES, integrate, cache);

  async function integrate({ task, object, centre, jds }: FlybyRequest): Promise<BytesOrRefusal> {
    const computed =
      task.kind === 'object' ? await compute.flybyOf(task.task) : await compute.conicFlybyOf(task.task);
    if (computed.kind === 'refused') return computed;
    const facts = flybyFacts(computed.value, object, centre, jds);
    const { object: path, sun, moon, conic, cloud } = computed.value;
    const tables = { object: path, sun, ...(moon && { moon }), ...(conic && { conic }) };
    return {
      kind: 'bytes',
      bytes: writeFlyby({
        tables,
        facts,
        ellipsoids: ellipsoidsResponse(computed.value),
        ...(cloud && { cloud }),
      }),
    };
  }
}

/** Known facts of the object of a flyby beside its motion. */
type FlybyObject = {
  readonly name: string;
  readonly designator?: string;
  readonly diam?: number;
  readonly mag?: number;
  readonly photometry?: FlybyFacts['photometry'];
  readonly risk?: FlybyFacts['risk'];
  readonly provenance: OrbitProvenance;
};

/** Facts of a flyby beside its rows. @param jds Julian dates UTC at which its days begin. */
function flybyFacts(
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
