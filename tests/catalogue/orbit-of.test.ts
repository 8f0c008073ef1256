import { expect, test } from 'vitest';
import { BODY } from '#engine/ephemeris/body.ts';
import { ASSUMED_ALBEDO, diameterOf, photometryOf } from '#catalogue/brightness.ts';
import { objectGroup } from '#catalogue/object-group.ts';
import { orbitOf, ownBody } from '#catalogue/orbit-of.ts';
import { elementsOf } from '#catalogue/parse/elements.ts';
import { asteroid, catalogueFrom } from './sample-bodies.ts';

test('the orbit of a catalogue record is a heliocentric state with its non-gravitational forces', () => {
  const nonGravitational = { a1: 0, a2: -2.9e-14, a3: 0, alpha: 1, r0: 1, m: 2, n: 0, k: 0 };
  const orbit = orbitOf(catalogueFrom([asteroid('2004 MN4', { nonGravitational })]).body(0));
  expect(orbit.epoch).toEqual({ scale: 'TDB', day: 2461200.5, offset: 0 });
  expect(Math.hypot(...orbit.position)).toBeCloseTo(1.098, 2); // near its aphelion of 1.0987 au
  expect(orbit.nonGravitational).toEqual(nonGravitational);
  expect(orbit).not.toHaveProperty('ownBody');
});

test('the orbit of a perturber knows which one it is, and that of Pluto too', () => {
  expect(ownBody('1')).toBe(11); // Ceres
  expect(ownBody('4')).toBe(14); // Vesta
  expect(ownBody('704')).toBe(26); // Interamnia
  expect(ownBody('134340')).toBe(BODY.Pluto);
  expect(ownBody('99942')).toBeUndefined();
  expect(ownBody(undefined)).toBeUndefined();
});

test('the orbit of comet 1P is not that of asteroid 1', () => {
  expect(ownBody('1P')).toBeUndefined();
});

test('the size of an asteroid is the measured one where there is one', () => {
  expect(diameterOf({ bodyType: 'Asteroid', diameterKm: 16.84, absoluteMagnitude: 10.4 })).toEqual({
    km: 16.84,
    basis: 'measured',
  });
});

test('the size of an asteroid of H = 22 and albedo 0.14 is 140 m, as the definition of hazardous objects has it', () => {
  const diameter = diameterOf({ bodyType: 'Asteroid', absoluteMagnitude: 22 });
  expect(diameter?.km).toBeCloseTo(0.1415, 3);
  expect(diameter?.basis).toContain(`assumed albedo of ${ASSUMED_ALBEDO}`);
});

test('the size of an asteroid is not known without a magnitude, and not guessed from the coma of a comet', () => {
  expect(diameterOf({ bodyType: 'Asteroid' })).toBeUndefined();
  expect(diameterOf({ bodyType: 'Comet', absoluteMagnitude: 10 })).toBeUndefined();
});

test('brightness follows the law that the source gives parameters for', () => {
  expect(photometryOf({ bodyType: 'Asteroid', absoluteMagnitude: 19.09 })).toEqual({
    law: 'H-G',
    h: 19.09,
    g: 0.15,
    slopeFrom: 'default',
  });
  expect(photometryOf({ bodyType: 'Comet', cometMagnitude: 5.5, cometSlope: 8 })).toEqual({
    law: 'comet',
    m1: 5.5,
    k1: 8,
    slopeFrom: 'catalogue',
  });
  expect(photometryOf({ bodyType: 'Comet' })).toBeUndefined();
});

// Classes of the JPL small-body database: HTC, JFC, ETC, CTC, COM, PAR, HYP.
test.each([
  ['1P/Halley', 0.586, 0.9671, 162.26, 'Halley-type'],
  ['9P/Tempel 1', 1.5426, 0.5096, 10.47, 'Jupiter-family'],
  ['2P/Encke', 0.3359, 0.8483, 11.78, 'Encke-type'],
  ['29P/Schwassmann-Wachmann 1', 5.76, 0.0439, 9.37, 'Jupiter-family'],
  ['95P/Chiron', 8.54, 0.379, 6.93, 'Chiron-type'],
  ['C/1995 O1 (Hale-Bopp)', 0.8907, 0.99498, 89.27, 'Long-period'],
  ['C/1577 V1', 0.1775, 1, 104.883, 'Parabolic'],
  ['2I/Borisov', 2.0065, 3.3566, 44.05, 'Hyperbolic'],
] as const)('%s belongs to its group', (_name, perihelionDistanceAu, eccentricity, inclinationDeg, group) => {
  const elements = elementsOf({
    epochJd: 2460000.5,
    perihelionDistanceAu,
    eccentricity,
    inclinationDeg,
    nodeDeg: 0,
    argumentOfPerihelionDeg: 0,
    perihelionJd: 2460000.5,
  });
  expect(objectGroup(elements)).toBe(group);
});
