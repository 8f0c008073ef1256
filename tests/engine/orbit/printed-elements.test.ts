import { expect, test } from 'vitest';
import { elementsToOrbit } from '#engine/orbit/elements-to-state.ts';
import {
  elementsFromEquinoctial,
  elementsFromKeplerian,
  elementsFromPrinted,
  keplerianFromEquinoctial,
} from '#engine/orbit/printed-elements.ts';
import { stateToElements } from '#engine/orbit/state-to-elements.ts';
import { jdOf } from '#engine/time/epoch.ts';

/** Apophis at MJD 59400, ESA NEOCC: 99942.ke1. */
const KEPLERIAN = {
  epochJd: 2_459_400.5,
  semiMajorAxisAu: 0.922698867369458,
  eccentricity: 0.191432363588237,
  inclinationDeg: 3.33887106379,
  nodeDeg: 203.965677120949,
  argumentOfPerihelionDeg: 126.590200404569,
  meanAnomalyDeg: 333.246586621592,
};

/** The same orbit in 99942.eq1. */
const EQUINOCTIAL = {
  epochJd: 2_459_400.5,
  semiMajorAxisAu: 0.922698867369458,
  h: -0.094103271182575,
  k: 0.166706101213236,
  p: -0.011838547993563,
  q: -0.026632739873978,
  meanLongitudeDeg: 303.80246414711,
};

test('equinoctial elements of Apophis are its Keplerian ones, to the digits that ESA prints of both', () => {
  const converted = keplerianFromEquinoctial(EQUINOCTIAL);
  for (const [name, value] of Object.entries(KEPLERIAN)) {
    expect(converted[name as keyof typeof KEPLERIAN], name).toBeCloseTo(value, 9);
  }
});

test('both give the same state, within 10 m', () => {
  const [one, other] = [elementsFromKeplerian(KEPLERIAN), elementsFromEquinoctial(EQUINOCTIAL)].map(
    (elements) => elementsToOrbit(elements).position,
  );
  one.forEach((part, axis) => expect(part).toBeCloseTo(other[axis], 10));
});

test('an orbit by its mean anomaly is the same as by the perihelion time and distance that follow from it', () => {
  const { epochJd, semiMajorAxisAu, meanAnomalyDeg: _, ...shape } = KEPLERIAN;
  const orbit = elementsToOrbit(elementsFromKeplerian(KEPLERIAN));
  const perihelionDistanceAu = semiMajorAxisAu * (1 - shape.eccentricity); // 0.746064 au in the file
  expect(perihelionDistanceAu).toBeCloseTo(0.74606444230873448, 12);
  const perihelionJd = jdOf(stateToElements(orbit).perihelionTime);
  const again = elementsToOrbit(
    elementsFromPrinted({ ...shape, epochJd, perihelionDistanceAu, perihelionJd }),
  );
  again.position.forEach((part, axis) => expect(part).toBeCloseTo(orbit.position[axis], 9));
});

test('a parabola has no semi-major axis', () => {
  expect(() => elementsToOrbit(elementsFromKeplerian({ ...KEPLERIAN, eccentricity: 1 }))).toThrow(
    /perihelion distance must be positive, got 0/,
  );
});
