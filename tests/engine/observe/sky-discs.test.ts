import { AngleFromSun, Body as Peer, Equator, Illumination, Observer } from 'astronomy-engine';
import { vec3 } from 'gl-matrix';
import { expect, test } from 'vitest';
import { AU_KM, DEGREE } from '#engine/constants.ts';
import { siteFromGeodetic } from '#engine/earth/site.ts';
import { BODY } from '#engine/ephemeris/body.ts';
import { observerFramesUtc } from '#engine/observe/observer-frames-utc.ts';
import { skyDiscs, type SkyDisc } from '#engine/observe/sky-discs.ts';
import { unixTimeFromJulianDate } from '#engine/time/unix-time.ts';
import { testEphemeris } from '../ephemeris-fixture.ts';

const PARANAL = siteFromGeodetic(289.5972, -24.6275, 2635);
const EPOCHS = Array.from({ length: 10 }, (_, row) => 2_459_800.5 + 2.9 * row);
const MOON_RADIUS_KM = 1737.4;

const ephemeris = testEphemeris();
const frames = observerFramesUtc(PARANAL, ephemeris, EPOCHS);
const observer = new Observer(-24.6275, 289.5972 - 360, 2635);

test('the Moon on the sky is lit as astronomy-engine has it, to half a per cent of the disc', () => {
  EPOCHS.forEach((jd, row) => {
    const [moon, sun] = [Peer.Moon, Peer.Sun].map((body) => {
      const { x, y, z } = Equator(body, new Date(unixTimeFromJulianDate(jd)), observer, false, false).vec;
      return [x, y, z] as const;
    });
    const toSun = [sun[0] - moon[0], sun[1] - moon[1], sun[2] - moon[2]] as const;
    const cosine = -vec3.dot(moon, toSun) / (vec3.length(moon) * vec3.length(toSun));
    expect(Math.abs(moonAt(row).lit - (1 + cosine) / 2)).toBeLessThan(0.005);
  });
});

test('the Moon on the sky has its bright limb towards the Sun, to half a degree', () => {
  EPOCHS.forEach((jd, row) => {
    const [moon, sun] = [Peer.Moon, Peer.Sun].map((body) =>
      Equator(body, new Date(unixTimeFromJulianDate(jd)), observer, false, false),
    );
    const [a0, d0, a, d] = [15 * sun.ra, sun.dec, 15 * moon.ra, moon.dec].map((angle) => angle * DEGREE);
    const meeus = Math.atan2(
      Math.cos(d0) * Math.sin(a0 - a),
      Math.sin(d0) * Math.cos(d) - Math.cos(d0) * Math.sin(d) * Math.cos(a0 - a),
    );
    const away = Math.abs(moonAt(row).brightLimb - meeus);
    expect(Math.min(away, 2 * Math.PI - away) / DEGREE).toBeLessThan(0.5);
  });
});

test('the Moon on the sky is as large as its distance from the site makes it, to half a per cent', () => {
  EPOCHS.forEach((jd, row) => {
    const { dist } = Equator(Peer.Moon, new Date(unixTimeFromJulianDate(jd)), observer, false, false);
    const radius = Math.asin(MOON_RADIUS_KM / (dist * AU_KM));
    expect(Math.abs(moonAt(row).radius / radius - 1)).toBeLessThan(0.005);
  });
});

test('the Moon on the sky and every planet is where astronomy-engine has it, to half a minute of arc', () => {
  const date = new Date(unixTimeFromJulianDate(EPOCHS[3]));
  for (const [name, body] of [
    ['Venus', BODY.Venus],
    ['Jupiter', BODY.Jupiter],
  ] as const) {
    const { ra, dec } = Equator(Peer[name], date, observer, false, false);
    const [x, y, z] = discAt(3, body).direction;
    expect(Math.abs(Math.atan2(y, x) / DEGREE - (ra > 12 ? 15 * ra - 360 : 15 * ra))).toBeLessThan(0.01);
    expect(Math.abs(Math.asin(z) / DEGREE - dec)).toBeLessThan(0.01);
    expect(discAt(3, body).lit).toBeCloseTo(Illumination(Peer[name], date).phase_fraction, 2);
    expect(AngleFromSun(Peer[name], date)).toBeGreaterThan(0);
  }
});

function discAt(row: number, body: number): SkyDisc {
  const disc = skyDiscs(frames, row, ephemeris).find((one) => one.body === body);
  if (disc === undefined) throw new RangeError(`no disc of ${body}`);
  return disc;
}

function moonAt(row: number): SkyDisc {
  return discAt(row, BODY.Moon);
}
