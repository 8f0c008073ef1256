import { BODY, BODY_COUNT, FIRST_ASTEROID, PERTURBER_NUMBERS } from './body.ts';

/** What a series is counted from: the barycentre, the Sun, or the Earth. */
export type Centre = 'barycentre' | 'Sun' | 'Earth';

/** One stored motion; every coefficient is a whole number of quanta. */
export type Series = {
  readonly name: string;
  readonly centre: Centre;
  /** Length of its Chebyshev segments, days; divides the length of a chunk. */
  readonly segmentDays: number;
  /** Samples, and so coefficients at most, per segment and axis. */
  readonly samples: number;
  /** Unit of the stored coefficients, au. */
  readonly quantum: number;
};

/** Index of the stored series that represents the Earth: the barycentre of Earth and Moon, about the Sun. */
export const EARTH_MOON = BODY.Earth;

const LARGE_QUANTUM = 2.5e-13; // au; a fit within 1e-12 au, 15 cm
const ASTEROID_QUANTUM = 1e-10; // au; a fit within 1e-9 au

/**
 * The series of a chunk by body index; segments and centres are those that need the least space.
 *
 * The Earth's place holds the Earth-Moon barycentre, which moves smoothly; the Moon is geocentric. Asteroids are
 * barycentric, because the Sun's own short motions under Mercury's pull are not theirs.
 */
export const SERIES: readonly Series[] = [
  { name: 'Sun', centre: 'barycentre', segmentDays: 128, samples: 44, quantum: LARGE_QUANTUM },
  { name: 'Mercury', centre: 'Sun', segmentDays: 64, samples: 60, quantum: LARGE_QUANTUM },
  { name: 'Venus', centre: 'Sun', segmentDays: 128, samples: 48, quantum: LARGE_QUANTUM },
  { name: 'Earth-Moon barycentre', centre: 'Sun', segmentDays: 128, samples: 48, quantum: LARGE_QUANTUM },
  { name: 'Moon', centre: 'Earth', segmentDays: 16, samples: 30, quantum: LARGE_QUANTUM },
  { name: 'Mars', centre: 'Sun', segmentDays: 128, samples: 44, quantum: LARGE_QUANTUM },
  { name: 'Jupiter', centre: 'barycentre', segmentDays: 512, samples: 44, quantum: LARGE_QUANTUM },
  { name: 'Saturn', centre: 'barycentre', segmentDays: 1024, samples: 48, quantum: LARGE_QUANTUM },
  { name: 'Uranus', centre: 'barycentre', segmentDays: 1024, samples: 36, quantum: LARGE_QUANTUM },
  { name: 'Neptune', centre: 'barycentre', segmentDays: 1024, samples: 28, quantum: LARGE_QUANTUM },
  { name: 'Pluto', centre: 'barycentre', segmentDays: 1024, samples: 28, quantum: LARGE_QUANTUM },
  ...Array.from({ length: BODY_COUNT - FIRST_ASTEROID }, (_, i): Series => ({
    name: `(${PERTURBER_NUMBERS[i]})`,
    centre: 'barycentre',
    segmentDays: 1024,
    samples: 56,
    quantum: ASTEROID_QUANTUM,
  })),
];
