import { DEGREE } from '@neo-toolkit/engine/constants';
import { elementsFromPrinted, elementsToOrbit } from '@neo-toolkit/engine/orbits';
import { createSwarm } from '@neo-toolkit/engine/propagate';
import { julianDateFromIso, tdbFromUtc } from '@neo-toolkit/engine/time';

/* As many orbits as there are near-Earth asteroids, spread evenly by the golden ratio; a catalogue's rows would do as well. */
const part = (k, power) => (k * 0.618_033_988_75 ** power) % 1;
const orbits = Array.from({ length: 26_000 }, (_, k) =>
  elementsToOrbit(
    elementsFromPrinted({
      epochJd: 2461000.5,
      perihelionDistanceAu: 0.2 + 1.1 * part(k, 1),
      eccentricity: 0.05 + 0.85 * part(k, 2),
      inclinationDeg: 30 * part(k, 3),
      nodeDeg: 360 * part(k, 4),
      argumentOfPerihelionDeg: 360 * part(k, 5),
      meanAnomalyDeg: 360 * part(k, 6),
    }),
  ),
);

const swarm = createSwarm(orbits, 'ecliptic J2000');
const { day, offset } = tdbFromUtc(julianDateFromIso('2029-04-13T21:46'));
const places = new Float64Array(3 * swarm.count);
swarm.positions(day, offset, places);

const latitudes = orbits.map((_, k) => {
  const [x, y, z] = places.subarray(3 * k, 3 * k + 3);
  return Math.atan2(z, Math.hypot(x, y)) / DEGREE;
});
console.log(`${swarm.count} orbits placed by two-body motion`);
console.log(`${latitudes.filter((latitude) => Math.abs(latitude) < 5).length} within 5° of the ecliptic`);
