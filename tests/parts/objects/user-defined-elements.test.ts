import { expect, test } from 'vitest';
import { userDefinedElementsText, userDefinedOrbitText } from '#parts/objects/user-defined-elements.ts';
import { ellipticalObject, hyperbolicObject } from '../../machines/fakes/orbits.ts';

test('a list shows of an orbit its kind, size, tilt and brightness', () => {
  expect(userDefinedElementsText(ellipticalObject('mine', { absoluteMagnitude: -1.25 }))).toBe(
    'Elliptical: q 0.900 au, Q 1.100 au, i 5.00 deg, H −1.3 mag',
  );
  expect(userDefinedElementsText(hyperbolicObject('comet'))).toBe(
    'Hyperbolic: q 0.250 au, e 1.200, i 122.00 deg, H 22.0 mag',
  );
});

test('every element says where its numbers come from, dates in the time scale of orbits', () => {
  expect(userDefinedOrbitText(ellipticalObject('mine', { inclination: 3.3409968799 }))).toBe(
    'epoch MJD 60676.50080074 TDB, q 0.9 au, Q 1.1 au, i 3.3409968799 deg, node 10 deg, argument 20 deg, M 30 deg, H 20 mag, G 0.15',
  );
  expect(userDefinedOrbitText(hyperbolicObject('comet'))).toBe(
    'epoch MJD 60676.50080074 TDB, q 0.25 au, e 1.2, i 122 deg, node 24 deg, argument 241 deg, perihelion MJD 60700.25080075 TDB, H 22 mag, G 0.25',
  );
});
