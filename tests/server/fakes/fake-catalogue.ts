import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Observatory } from '#catalogue/observatory.ts';
import type { SmallBody } from '#catalogue/small-body.ts';
import { type ServiceCatalogue, serviceCatalogue } from '#server/bodies/service-catalogue.ts';

const SOURCE = {
  name: 'Test list',
  service: 'MPC',
  date: '2026-01-01',
  rows: 3,
  dropped: 0,
  preference: 1,
} as const;

/** A body on an orbit like that of Eros, with what a test changes. */
export function fakeBody(changes: Partial<SmallBody> = {}): SmallBody {
  return {
    index: 0,
    designation: 'A898 PA',
    otherDesignations: [],
    bodyType: 'Asteroid',
    orbitClass: 'Amor',
    objectGroup: 'N/A',
    database: 'JPL',
    nea: true,
    pha: false,
    elements: {
      epoch: { scale: 'TDB', day: 2461000.5, offset: 0 },
      perihelionDistance: 1.13,
      eccentricity: 0.22,
      inclination: 0.19,
      node: 5.31,
      argumentOfPerihelion: 3.12,
      meanAnomaly: 1.2,
    },
    absoluteMagnitude: 10.4,
    slope: 0.46,
    provenance: { orbit: SOURCE, sources: { elements: SOURCE } },
    ...changes,
  };
}

/** Eros, an unnumbered Aten on the risk list, and Ceres, which is not a near-Earth object. */
export const FAKE_BODIES: readonly SmallBody[] = [
  fakeBody({ number: '433', name: 'Eros', lastObservation: '2025-12-01', arcDays: 46_000 }),
  fakeBody({
    index: 1,
    designation: '2025 AB1',
    orbitClass: 'Aten',
    pha: true,
    risk: { list: 'JPL Sentry', listDate: '2025-04-01' },
    arcDays: 12,
  }),
  fakeBody({ index: 2, number: '1', name: 'Ceres', designation: 'A801 AA', orbitClass: 'N/A', nea: false }),
];

const MAUNAKEA: Observatory = {
  id: 1568,
  code: '568',
  name: 'Maunakea',
  longitudeDeg: -155.47,
  latitudeDeg: 19.83,
  altitudeM: 4200,
  rhoCosPhi: 0.94171,
  rhoSinPhi: 0.33725,
};

/** Rubin Observatory; parallax constants of the MPC's list of 2026. */
const RUBIN: Observatory = {
  id: 1999,
  code: 'X05',
  name: 'Simonyi Survey Telescope, Rubin Observatory',
  longitudeDeg: 289.25058,
  latitudeDeg: -30.24,
  altitudeM: 2650,
  rhoCosPhi: 0.864981,
  rhoSinPhi: -0.500958,
};

/** A catalogue of a few bodies, as the service sees it. */
export function fakeCatalogue(
  bodies: readonly SmallBody[] = FAKE_BODIES,
  neocp?: Catalogue['neocp'],
): ServiceCatalogue {
  const catalogue: Partial<Catalogue> = {
    count: bodies.length,
    sources: [SOURCE],
    observatories: [MAUNAKEA, RUBIN],
    neocp,
    impactors: [{ designation: '2008 TC3', impactDate: '2008-10-07' }],
    body: (index) => bodies[index],
    otherOrbits: () => [],
    bodyType: (index) => bodies[index].bodyType,
    database: (index) => bodies[index].database,
    isNea: (index) => bodies[index].nea,
    orbitSource: (index) => bodies[index].provenance.orbit,
    names: (index) => bodies[index],
  };
  return serviceCatalogue(catalogue as Catalogue, 'test', 'test-1');
}
