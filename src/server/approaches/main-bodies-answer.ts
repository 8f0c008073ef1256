import { MAIN_BODY_IDS, type MainBodyRecord } from '#contract/fvt/main-bodies.ts';
import { mainBodyOf } from '#engine/approach/main-bodies.ts';
import { sphereOfInfluence } from '#engine/approach/sphere-of-influence.ts';
import { AU_KM, SECONDS_PER_DAY } from '#engine/constants.ts';
import { bodyFigure } from '#engine/orientation/body-figure.ts';
import { rounded } from './passage-answer.ts';

/** Bodies with air that shows at their rim. */
const WITH_ATMOSPHERE: ReadonlySet<string> = new Set([
  'venus',
  'earth',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
]);

/** The main bodies as they are sent. @param gm gravitational parameters by body, au³/d². */
export function mainBodiesAnswer(gm: Float64Array): MainBodyRecord[] {
  return MAIN_BODY_IDS.map((id) => {
    const main = mainBodyOf(id);
    const figure = bodyFigure(id, main.body, gm[main.body]);
    const sphereKm = sphereOfInfluence(main, { gm }) * AU_KM;
    const { synchronousOrbitKm } = figure;
    return {
      id,
      name: main.name,
      type: main.type,
      limitAu: main.limitAu,
      flybyLimitAu: main.flybyLimitAu,
      parameters: {
        name: main.name,
        radius: rounded(figure.radiusKm, 4),
        flattening: rounded(figure.flattening, 8),
        atmosphere: WITH_ATMOSPHERE.has(id),
        period: figure.periodHours,
        lambda: figure.lambdaDeg,
        jd0: figure.jd0,
        poleRa: figure.poleRaDeg,
        poleDec: figure.poleDecDeg,
        geostationaryOrbit: synchronousOrbitKm < sphereKm ? synchronousOrbitKm : null,
        sphereOfInfluence: sphereKm,
        gm: (gm[main.body] * AU_KM ** 3) / SECONDS_PER_DAY ** 2,
      },
    };
  });
}
