import { GENERIC_ROTATION } from '#contract/nov/shapes.ts';
import { normalised, parseObj, type ShapeModel } from '#render/shapes/parse-obj.ts';
import { spinAxes } from '#render/shapes/spin.ts';
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
    radius: 2 * AU_OF_A_KM,
    shapeId,
    axesAt: () => spinAxes(GENERIC_ROTATION, STAGE_DAY, 0.07),
  })),
  async shapes() {
    return new Map([
      ['toutatis', await shape('/shapes/toutatis.obj')],
      ['generic', await shape('/static/shapes/generic.obj')],
    ]);
  },
});

async function shape(url: string): Promise<ShapeModel> {
  const reply = await fetch(url);
  return normalised(parseObj(await reply.text()));
}
