import { MARK, NO_MAGNITUDE, type SwarmFile } from '#contract/nov/swarm-bytes.ts';
import { POPULATION_MARK, type PopulationPart } from '#contract/sovt/population-bytes.ts';
import { USER_DEFINED_RANGES } from '#contract/user-defined/user-defined-ranges.ts';
import { numberAt } from '#engine/numbers-in.ts';
import { colorChannels } from '#machines/kit/hex-color.ts';
import { shownColor } from '#machines/scene/display-settings-rules.ts';
import type { DisplaySettingsActor } from '#machines/scene/display-settings.ts';
import type { PopulationActor } from '#machines/sovt/population.ts';
import { remembered } from '#parts/scene/remembered.ts';
import type { Store } from '#parts/scene/store.ts';
import { joinSwarms } from '#parts/swarm/join-swarms.ts';
import type { ShownSwarm, SwarmData } from '#render/layers/swarm-data.ts';

/** Six hexadecimal digits. */
const POPULATION_COLOR = '9fd8ff';

/** Diameter of a point, CSS px. */
const POINT_PX = 1.6;

/** H of an object of which nothing is known yet: it is never seen. */
const UNSEEN = 99;

/** Shows the population in the scene while it is listed. @returns a function that ends this. */
export function followPopulation(
  population: PopulationActor,
  settings: DisplaySettingsActor,
  scene: Store<ShownSwarm | undefined>,
): () => void {
  const dataOf = remembered((file: SwarmFile): SwarmData => joinSwarms([file]));
  const lawsOf = remembered((file: SwarmFile, parts: readonly PopulationPart[], lost: boolean) =>
    swarmLaws(file, parts, lost),
  );
  const lookOf = remembered((data: SwarmData, laws: Float32Array, faintest: number, color: string) => ({
    colours: [colorChannels(color)],
    groupOf: new Uint8Array(data.count),
    size: POINT_PX,
    detection: { laws, faintest },
  }));
  const shownOf = remembered((data: SwarmData, look: ShownSwarm['look']): ShownSwarm => ({ data, look }));
  const update = () => {
    const { isOpen, objects, parts, magnitudeLimit, includesLost } = population.getSnapshot().context;
    if (!isOpen || objects === undefined) {
      scene.set(undefined);
      return;
    }
    const data = dataOf(objects.swarm);
    const color = shownColor(settings.getSnapshot().context.settings, 'scene', POPULATION_COLOR);
    scene.set(shownOf(data, lookOf(data, lawsOf(objects.swarm, parts, includesLost), magnitudeLimit, color)));
  };
  update();
  const subscriptions = [population.subscribe(update), settings.subscribe(update)];
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
}

/**
 * Laws of brightness of a swarm, as its detection has them. The slope of a comet is given by K1, which no G is as large as; an object
 * whose slope has not come yet is never seen, nor is a comet that counts as lost, unless these are included: what is drawn is what
 * is listed.
 */
export function swarmLaws(
  { count, columns, open }: SwarmFile,
  parts: readonly Pick<PopulationPart, 'count' | 'columns'>[],
  includesLost: boolean,
): Float32Array {
  const laws = new Float32Array(3 * (count + open.length));
  for (let at = 0; at < laws.length; at += 3) laws[at] = UNSEEN;
  for (const { count: total, columns: found } of parts) {
    for (const [at, row] of found.row.subarray(0, total).entries()) {
      const later = open[row - count];
      const magnitude = later === undefined ? numberAt(columns.magnitude, row) / 100 : later.magnitude;
      const marks = later?.marks ?? numberAt(columns.marks, row);
      const slope = numberAt(found.slope, at);
      const isComet = (marks & MARK.comet) !== 0 && slope > LARGEST_G;
      const isKnown = magnitude !== undefined && magnitude !== NO_MAGNITUDE / 100;
      const isListed = includesLost || (numberAt(found.marks, at) & POPULATION_MARK.lost) === 0;
      laws.set([isKnown && isListed ? magnitude : UNSEEN, slope, isComet ? 1 : 0], 3 * row);
    }
  }
  return laws;
}

const LARGEST_G = USER_DEFINED_RANGES.slopeParameter.max;
