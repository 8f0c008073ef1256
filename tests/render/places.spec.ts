import { expect, test } from '@playwright/test';
import { PNG } from 'pngjs';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { project, viewOf } from '#render/cameras/orbit-camera.ts';
import { BODY_APPEARANCE } from '#parts/solar-system/drawn-bodies.ts';
import type { OrbitLine } from '#render/picture/orbit-line.ts';
import { PICTURE } from '../visual/fixture.ts';
import { placeOn, planetLine } from '../visual/stage/solar-system.ts';
import { cameraAt } from '../visual/stage/stage.ts';
import { openLab } from './lab/open-lab.ts';

const VIEW = viewOf(cameraAt([0, 0, 0], -60, 35, 5), PICTURE);
const PLANETS = ['mercury', 'venus', 'earth', 'mars'] as const;

test('markers are where the engine puts the planets, to half a pixel', async ({ page }) => {
  const picture = await drawn(page, 'orbit-ellipses');
  for (const planet of PLANETS) {
    const at = onScreen(placeOn(planetLine(planet)));
    const found = middleOf(picture, BODY_APPEARANCE[planet].marker.colour, at);
    expect(Math.hypot(found.x - at.x, found.y - at.y), planet).toBeLessThan(0.5);
  }
});

test('orbit lines run through every place of their planet, to a pixel', async ({ page }) => {
  const picture = await drawn(page, 'orbit-ellipses');
  for (const planet of PLANETS) {
    const missing = alongOrbit(planetLine(planet)).filter((place) => !isLitNear(picture, onScreen(place)));
    expect(missing, planet).toEqual([]);
  }
});

async function drawn(page: Parameters<typeof openLab>[0], name: string): Promise<PNG> {
  await openLab(page);
  const png = await page.evaluate((name) => window.lab.drawFixture(name), name);
  return PNG.sync.read(Buffer.from(png, 'base64'));
}

function onScreen(place: Vector3): { readonly x: number; readonly y: number } {
  const at = project(VIEW, place);
  if (at === undefined) throw new RangeError('behind the eye');
  return at;
}

/** Places of an ellipse, two degrees of eccentric anomaly apart, counted from its perihelion. */
function alongOrbit({ path }: OrbitLine): readonly Vector3[] {
  if (path.kind !== 'ellipse') throw new RangeError('not an ellipse');
  return Array.from({ length: 180 }, (_, step) => {
    const [x, y] = [Math.cos(step / 28.65) - path.eccentricity, Math.sin(step / 28.65)];
    const at = (axis: 0 | 1 | 2) => path.alongP[axis] * x + path.alongQ[axis] * y;
    return [at(0), at(1), at(2)];
  });
}

/** Mean place of the pixels of a colour within 8 px of a point; pixels have their middle at a half. */
function middleOf(picture: PNG, colour: readonly number[], near: { readonly x: number; readonly y: number }) {
  let [count, x, y] = [0, 0, 0];
  for (let row = Math.floor(near.y) - 8; row <= near.y + 8; row++) {
    for (let column = Math.floor(near.x) - 8; column <= near.x + 8; column++) {
      const at = 4 * (row * picture.width + column);
      if (colour.some((part, index) => Math.abs(picture.data[at + index] - 255 * part) > 6)) continue;
      count++;
      x += column + 0.5;
      y += row + 0.5;
    }
  }
  return { x: x / count, y: y / count };
}

function isLitNear(picture: PNG, { x, y }: { readonly x: number; readonly y: number }): boolean {
  for (const [dx, dy] of [
    [0, 0],
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ]) {
    const at = 4 * ((Math.floor(y) + dy) * picture.width + Math.floor(x) + dx);
    if (Math.max(picture.data[at], picture.data[at + 1], picture.data[at + 2]) > 35) return true;
  }
  return false;
}
