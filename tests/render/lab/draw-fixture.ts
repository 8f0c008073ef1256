import { viewOf } from '#render/cameras/orbit-camera.ts';
import { createContext } from '#render/context/create-context.ts';
import { orbitsCode } from '#render/context/generated/orbits.js';
import { createViewScope } from '#render/layers/layer.ts';
import { HELIOCENTRIC } from '#render/picture/space.ts';
import { type LayersFixture, PICTURE, type VisualFixture } from '../../visual/fixture.ts';

const FIXTURES = import.meta.glob<{ readonly fixture: VisualFixture }>('../../visual/*/fixture.ts');

/**
 * Draws a fixture and gives its canvas as a PNG, base64.
 *
 * @param name folder of the fixture.
 * @throws {Error} when WebGL complains or something is left on the GPU.
 */
export async function drawFixture(name: string): Promise<string> {
  const load = FIXTURES[`../../visual/${name}/fixture.ts`];
  if (load === undefined) throw new RangeError(`no fixture ${name}`);
  const { fixture } = await load();
  const canvas = Object.assign(document.createElement('canvas'), PICTURE);
  if ('prepare' in fixture) return drawLayers(canvas, fixture);
  const overlay = Object.assign(document.createElement('canvas'), PICTURE);
  await fixture.draw(canvas, overlay);
  return pngOf(canvas);
}

async function drawLayers(canvas: HTMLCanvasElement, fixture: LayersFixture): Promise<string> {
  const { regl, gl, destroy } = createContext(canvas, { code: orbitsCode });
  const view = viewOf(fixture.camera, PICTURE);
  const scope = createViewScope(regl);
  const paint = await fixture.prepare(regl, view);
  regl.poll();
  regl.clear({ color: [...(fixture.background ?? [0, 0, 0]), 1], depth: 1 });
  scope({ view, pixelRatio: 1, space: HELIOCENTRIC }, paint);
  const png = pngOf(canvas);
  const complaint = gl.getError();
  destroy();
  if (complaint !== 0) throw new Error(`WebGL error ${complaint}`);
  return png;
}

function pngOf(canvas: HTMLCanvasElement): string {
  return canvas.toDataURL('image/png').replace(/^data:image\/png;base64,/, '');
}
