import { GENERIC_SPIN, spinAxes } from '#render/shapes/spin.ts';
import { normalised, parseObj } from '#render/shapes/parse-obj.ts';
import { STAGE_DAY } from '../stage/solar-system.ts';
import { cameraAt, staged } from '../stage/stage.ts';

const AU_OF_A_KM = 1 / 149_597_870.7;

/** The radar model of Toutatis beside the generic rock, lit from the left, from 12 km. */
export const fixture = staged({
  camera: cameraAt([1, 0, 0], 115, 15, 12 * AU_OF_A_KM),
  objects: ['toutatis', 'generic'].map((shapeId, index) => ({
    id: shapeId,
    name: shapeId,
    position: [1 + (index - 0.5) * 2 * AU_OF_A_KM, (index - 0.5) * 4.4 * AU_OF_A_KM, 0] as const,
    colour: [1, 1, 1] as const,
    selected: false,
    faded: false,
    radius: 2 * AU_OF_A_KM,
    shapeId,
    rotation: spinAxes(GENERIC_SPIN, STAGE_DAY, 0.07),
  })),
  async dress(layers) {
    for (const [id, url] of [
      ['toutatis', '/shapes/toutatis.obj'],
      ['generic', '/static/shapes/generic.obj'],
    ]) {
      const reply = await fetch(url);
      layers.setShape(id, normalised(parseObj(await reply.text())));
    }
  },
});
