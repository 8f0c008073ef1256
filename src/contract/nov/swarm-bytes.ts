import * as z from 'zod/mini';
import { TURN } from '#engine/constants.ts';
import { readBytes, type Sections, writeBytes } from '../rest/bytes.ts';

const MAGIC = 'NEOSWM01';

/**
 * Columns of the ellipses of a swarm. Angles are fractions of a turn in 2^-32, the eccentricity likewise of 1; ecliptic
 * and equinox J2000. `row` is the place of the object among all, `magnitude` hundredths, `group` an index into
 * {@link SWARM_GROUPS}, `marks` bits of {@link MARK}.
 */
const LAYOUT = {
  meanMotion: 'Float64Array',
  inclination: 'Uint32Array',
  node: 'Uint32Array',
  argumentOfPerihelion: 'Uint32Array',
  meanAnomaly: 'Uint32Array',
  eccentricity: 'Uint32Array',
  diameter: 'Float32Array',
  magnitude: 'Int16Array',
  group: 'Uint8Array',
  marks: 'Uint8Array',
} as const;

/** Classes of the objects of a swarm. */
export const SWARM_GROUPS = ['Atira', 'Aten', 'Apollo', 'Amor', 'other'] as const;
export type SwarmGroup = (typeof SWARM_GROUPS)[number];

/** Bits of `marks`. */
export const MARK = { risk: 1, pha: 2, comet: 4, diameterMeasured: 8 } as const;

/** Magnitude and diameter of an object of which nothing is known. */
export const NO_MAGNITUDE = -32_768;
export const NO_DIAMETER = 0;

/** Values of an object in a swarm beside its orbit. */
export type SwarmMember = {
  readonly group: SwarmGroup;
  /** Bits of {@link MARK}. */
  readonly marks: number;
  /** H, or M1 of a comet, mag. */
  readonly magnitude?: number | undefined;
  /** Metres. */
  readonly diameter?: number | undefined;
};

/** An ellipse at the common instant; angles in radians. */
export type SwarmEllipse = SwarmMember & {
  /** rad/d. */
  readonly meanMotion: number;
  /** Eccentricity, below 0.999. */
  readonly eccentricity: number;
  readonly inclination: number;
  readonly node: number;
  readonly argumentOfPerihelion: number;
  readonly meanAnomaly: number;
};

const epoch = z.object({ scale: z.literal('TDB'), day: z.number(), offset: z.number() });
const openOrbit = z.object({
  group: z.enum(SWARM_GROUPS),
  marks: z.number(),
  magnitude: z.optional(z.number()),
  diameter: z.optional(z.number()),
  elements: z.object({
    epoch,
    perihelionDistance: z.number(),
    eccentricity: z.number(),
    inclination: z.number(),
    node: z.number(),
    argumentOfPerihelion: z.number(),
    perihelionTime: epoch,
  }),
});
const header = z.object({ day: z.number(), catalogueDate: z.string(), open: z.array(openOrbit) });

/** A swarm as it is sent: ellipses first, then the open orbits; names go in the same order. */
export type SwarmFile = {
  /** Julian date TDB of the mean anomalies. */
  readonly day: number;
  readonly catalogueDate: string;
  /** Ellipses. */
  readonly count: number;
  readonly columns: Sections<typeof LAYOUT>;
  readonly open: z.output<typeof header>['open'];
};

/**
 * A swarm as bytes, 36 per ellipse.
 *
 * Angles are stored to 0.3 mas and eccentricities to 1.2e-10: 0.2 km at 1 au.
 */
export function writeSwarm(swarm: {
  readonly day: number;
  readonly catalogueDate: string;
  readonly ellipses: readonly SwarmEllipse[];
  readonly open: SwarmFile['open'];
}): Uint8Array<ArrayBuffer> {
  const { day, catalogueDate, ellipses, open } = swarm;
  return writeBytes(MAGIC, LAYOUT, { day, catalogueDate, open }, ellipses.length, {
    meanMotion: Float64Array.from(ellipses, ({ meanMotion }) => meanMotion),
    inclination: Uint32Array.from(ellipses, ({ inclination }) => partsOf(inclination / TURN)),
    node: Uint32Array.from(ellipses, ({ node }) => partsOf(node / TURN)),
    argumentOfPerihelion: Uint32Array.from(ellipses, (one) => partsOf(one.argumentOfPerihelion / TURN)),
    meanAnomaly: Uint32Array.from(ellipses, ({ meanAnomaly }) => partsOf(meanAnomaly / TURN)),
    eccentricity: Uint32Array.from(ellipses, ({ eccentricity }) => partsOf(eccentricity)),
    diameter: Float32Array.from(ellipses, ({ diameter }) => diameter ?? NO_DIAMETER),
    magnitude: Int16Array.from(ellipses, ({ magnitude }) =>
      magnitude === undefined ? NO_MAGNITUDE : Math.round(100 * magnitude),
    ),
    group: Uint8Array.from(ellipses, ({ group }) => SWARM_GROUPS.indexOf(group)),
    marks: Uint8Array.from(ellipses, ({ marks }) => marks),
  });
}

/**
 * Reads what {@link writeSwarm} wrote.
 *
 * @throws {RangeError} for other bytes, or a header of another kind.
 */
export function readSwarm(bytes: Uint8Array): SwarmFile {
  const { header: json, rows, sections } = readBytes(MAGIC, LAYOUT, {}, bytes);
  const known = z.safeParse(header, json);
  if (!known.success) throw new RangeError('this is no swarm');
  return { ...known.data, count: rows, columns: sections };
}

/** A fraction in units of 2^-32; its whole part is dropped. */
function partsOf(fraction: number): number {
  return Math.round((fraction - Math.floor(fraction)) * 2 ** 32) % 2 ** 32;
}
