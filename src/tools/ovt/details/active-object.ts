import { recordOf } from '#engine/typed-record.ts';
import { tableDetails } from '#client/nov/object-details.ts';
import { distancesAt } from '#engine/ephemeris/distances.ts';
import { PLANETS, type PlanetApproach, type TableFacts } from '#contract/nov/perturbed.ts';
import type { Ephemeris } from '#engine/ephemeris/ephemeris.ts';
import { unixTimeFromJulianDate } from '#engine/time/unix-time.ts';
import type { KeplerianOrbit, PerturbedOrbit } from '#machines/orbits/orbit-data.ts';
import { hasImpacted, type OrbitObject } from '#machines/orbits/orbit-object.ts';
import type { ObjectTracks } from '#parts/orbit-tracks/object-tracks.ts';
import { tdbOfMs } from '#parts/scene/simulated-instant.ts';
import { isoDayOf } from '#parts/timeline/moment-text.ts';

type Planet = (typeof PLANETS)[number];

/** What the details show of the selected object at the simulated date. */
export type ActiveObject = {
  readonly designator: string;
  readonly name: string;
  /** m; undefined where it was never measured or estimated. */
  readonly diam: number | undefined;
  /** The diameter follows from the magnitude alone. */
  readonly isDiameterEstimated: boolean;
  /** Absolute magnitude. */
  readonly mag: number | undefined;
  readonly distance: {
    /** YYYY-MM-DD, UTC, and UTC milliseconds. */
    readonly date: string;
    readonly simulationTime: number;
    /** au; undefined where the object is not: after its impact, or outside of its table. */
    readonly sun: number | undefined;
    readonly earth: number | undefined;
  };
  /** YYYY-MM-DD, or an ISO instant UTC; and whether that is past. */
  readonly impactDate: string | undefined;
  readonly isImpacted: boolean;
  /** Whether it is on its perturbed orbit. */
  readonly useEphemTable: boolean;
  /** The date lies outside of the perturbed orbit's table. */
  readonly isOutside: boolean;
  /** Spans in which the orbit is unreliable, Julian dates TDB, and whether the date lies in one. */
  readonly uncTable: TableFacts['unreliable'];
  readonly isUnreliable: boolean;
  readonly closeApproachTable: readonly PlanetApproach[];
  /** The close approach of the date. */
  readonly approach: PlanetApproach | undefined;
  /** A request for an orbit of it is under way. */
  readonly isLoading: boolean;
  readonly provenance: TableFacts['provenance'] | undefined;
  /**
   * Epoch of the osculating elements, milliseconds on the calendar of TDB; undefined until they are loaded.
   */
  readonly epochMs: number | undefined;
  /** Source of the uncertainty of the perturbed orbit. */
  readonly uncertaintyFrom: TableFacts['uncertaintyFrom'] | undefined;
  /** Source of its shape model; `generic` for the rock used where there is none, undefined until it is loaded. */
  readonly shape: { readonly modelSource: string | undefined };
} & { readonly [Key in `detectedCloseApproachForFVT_${Planet}`]: boolean };

export type ActiveObjectInput = {
  readonly row: OrbitObject;
  readonly keplerian: KeplerianOrbit | undefined;
  readonly perturbed: PerturbedOrbit | undefined;
  readonly tracks: ObjectTracks;
  /** A request for one of its orbits is under way. */
  readonly isLoading?: boolean;
  /** See {@link ActiveObject}; left out where the shape does not matter. */
  readonly modelSource?: string | undefined;
  /** Undefined while the date is not loaded. */
  readonly ephemeris: Ephemeris | undefined;
  /** The simulated date, UTC milliseconds. */
  readonly ms: number;
};

/** Facts about an object at an instant. Distances are geometric, between centres. */
export function activeObject(input: ActiveObjectInput): ActiveObject {
  const { row, keplerian, perturbed, tracks, isLoading = false, modelSource, ephemeris, ms } = input;
  const { day, offset } = tdbOfMs(ms);
  const table = row.perturbedOn ? perturbed : undefined;
  const epoch = keplerian?.elements.epoch;
  const track = table === undefined ? tracks.keplerian : tracks.perturbed;
  const isImpacted = hasImpacted(row, ms);
  const place = isImpacted ? undefined : track?.positionAt(day, offset);
  const distances =
    place === undefined || ephemeris === undefined ? undefined : distancesAt(place, ephemeris, day, offset);
  const facts = table?.facts;
  const details = facts === undefined ? undefined : tableDetails(facts, day + offset);
  return {
    designator: row.designator,
    name: row.title,
    diam: keplerian?.diameter,
    isDiameterEstimated: keplerian?.isDiameterEstimated === true,
    mag: keplerian?.magnitude,
    distance: {
      date: isoDayOf(ms),
      simulationTime: ms,
      sun: distances?.sunAu,
      earth: distances?.earthAu,
    },
    impactDate: row.impactDate,
    isImpacted,
    useEphemTable: table !== undefined,
    isOutside: table !== undefined && place === undefined && !isImpacted,
    uncTable: facts?.unreliable ?? [],
    isUnreliable: details?.unreliable ?? false,
    closeApproachTable: facts?.approaches ?? [],
    approach: details?.approach,
    isLoading,
    provenance: facts?.provenance ?? keplerian?.provenance,
    epochMs: epoch && unixTimeFromJulianDate(epoch.day + epoch.offset),
    uncertaintyFrom: facts?.uncertaintyFrom,
    shape: { modelSource },
    ...detectedFlags(details?.approach?.planet),
  };
}

function detectedFlags(detected: Planet | undefined) {
  return recordOf(
    PLANETS.map((planet) => `detectedCloseApproachForFVT_${planet}` as const),
    (_, index) => PLANETS[index] === detected,
  );
}
