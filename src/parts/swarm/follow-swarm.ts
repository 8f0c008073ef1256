import { NO_MAGNITUDE, type SwarmFile } from '#contract/nov/swarm-bytes.ts';
import { colorChannels } from '#machines/kit/hex-color.ts';
import {
  colourOfPart,
  groupsOfSwarm,
  neededSwarms,
  swarmColours,
  type SwarmKey,
} from '#machines/orbits/swarm-groups.ts';
import type { SwarmActor, SwarmContext } from '#machines/orbits/swarm.ts';
import type { OptionKey } from '#machines/scene/display-option.ts';
import { type DisplaySettings, shownColor } from '#machines/scene/display-settings-rules.ts';
import type { DisplaySettingsActor } from '#machines/scene/display-settings.ts';
import type { Store } from '#parts/scene/store.ts';
import type { ShownSwarm, SwarmData, SwarmLook } from '#render/layers/swarm-data.ts';
import { markOf } from './group-marks.ts';
import { joinSwarms } from './join-swarms.ts';
import { isSameList } from '../is-same-list.ts';

/** The swarms that are loaded and shown, in the order in which the scene draws them. */
export function shownSwarms(
  context: SwarmContext,
): readonly { readonly key: SwarmKey; readonly file: SwarmFile }[] {
  return neededSwarms(context).flatMap((key) => {
    const file = context.swarms.get(key);
    return file === undefined ? [] : [{ key, file }];
  });
}

/**
 * Updates the scene's swarm when groups, colours or the filters of size and magnitude change. Orbit data are rebuilt
 * only when another group is loaded; filters and colours change one byte per object.
 *
 * @returns ends it.
 */
export function followSwarm(
  swarm: SwarmActor,
  settings: DisplaySettingsActor,
  scene: Store<ShownSwarm | undefined>,
): () => void {
  let files: readonly SwarmFile[] = [];
  let data: SwarmData | undefined;
  let opacityOf: Uint8Array = new Uint8Array();
  let previous: readonly unknown[] = [];
  const update = () => {
    const { context } = swarm.getSnapshot();
    const current = settings.getSnapshot().context.settings;
    const { chosen, risk, swarms, emphasised } = context;
    const { objectsSettings: options, particleSize, invertColors } = current;
    const inputs = [
      chosen,
      risk,
      swarms,
      emphasised,
      options.diameter,
      options.magnitude,
      particleSize,
      invertColors.scene,
    ];
    if (inputs.every((input, index) => Object.is(input, previous[index]))) return;
    previous = inputs;
    const shown = shownSwarms(context);
    const [first, ...rest] = shown.map(({ file }) => file);
    if (first === undefined) {
      [files, data] = [[], undefined];
      scene.set(undefined);
      return;
    }
    if (!isSameList(files, [first, ...rest])) {
      files = [first, ...rest];
      data = joinSwarms([first, ...rest]);
      opacityOf = prominenceOf(files);
    }
    if (data === undefined) return;
    const look = lookOf(shown, context, current);
    const before = emphasised && colourOfPart(context, emphasised);
    scene.set({
      data,
      look: { ...look, opacityOf: before === undefined ? opacityOf : emphasising(before, look, opacityOf) },
    });
  };
  update();
  const subscriptions = [swarm.subscribe(update), settings.subscribe(update)];
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
}

function lookOf(
  shown: readonly { readonly key: SwarmKey; readonly file: SwarmFile }[],
  context: SwarmContext,
  settings: DisplaySettings,
): SwarmLook {
  const filter = { diameter: rangeOf(settings, 'diameter'), magnitude: rangeOf(settings, 'magnitude') };
  const groups = shown.map(({ key, file }) => groupsOfSwarm(key, file, context, filter));
  const groupOf = new Uint8Array(groups.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const group of groups) {
    groupOf.set(group, at);
    at += group.length;
  }
  return {
    groupOf,
    colours: swarmColours(context).map((color) => colorChannels(shownColor(settings, 'scene', color))),
    marks: [...context.chosen, 'risk' as const].map((part) => markOf(part, context.chosen)),
    size: pointSize(settings.particleSize),
  };
}

/** Diameter of a dot, CSS px: the default setting of 7 gives 1.5 px, which leaves the orbits visible. */
function pointSize(setting: number): number {
  return 0.8 + setting / 10;
}

function rangeOf({ objectsSettings }: DisplaySettings, key: OptionKey): readonly [number, number] {
  const option = objectsSettings[key];
  return option?.type === 'range' ? option.value : [-Infinity, Infinity];
}

/** Absolute magnitudes between which objects pale: about a kilometre, and thirty metres across. */
const BRIGHT = 18;
const FAINT = 25;

const PALEST = 0.28;

/** A swarm of fewer objects is no crowd: all of them are opaque. */
const CROWD = 2000;

/**
 * How opaque the objects of swarms are, bytes, in the order of `joinSwarms`: in a crowd the small ones are fainter, so that thousands of
 * them do not hide orbits and names like a fog.
 */
export function prominenceOf(files: readonly SwarmFile[]): Uint8Array {
  const total = files.reduce((sum, { count, open }) => sum + count + open.length, 0);
  const opacities = new Uint8Array(total).fill(255);
  if (total < CROWD) return opacities;
  let at = 0;
  for (const { count, columns, open } of files) {
    for (const magnitude of columns.magnitude.subarray(0, count))
      opacities[at++] = opacityOf(magnitude / 100);
    for (const { magnitude = NO_MAGNITUDE / 100 } of open) opacities[at++] = opacityOf(magnitude);
  }
  return opacities;
}

/** Objects of unknown magnitude are fainter as well: they have never been measured. */
function opacityOf(magnitude: number): number {
  const isKnown = magnitude !== NO_MAGNITUDE / 100;
  const faintness = isKnown ? Math.min(1, Math.max(0, (magnitude - BRIGHT) / (FAINT - BRIGHT))) : 1;
  return Math.round(255 * (1 - (1 - PALEST) * faintness));
}

/** How opaque the objects of other groups are while one is emphasised, parts of what they are otherwise. */
const BEHIND = 0.2;

/** How opaque objects are while one group is seen before the others, which needs no colours. @param group index into the colours. */
export function emphasising(
  group: number,
  { groupOf }: Pick<SwarmLook, 'groupOf'>,
  opacities: Uint8Array,
): Uint8Array {
  return opacities.map((opacity, row) =>
    groupOf[row] === group ? 255 : Math.max(1, Math.round(BEHIND * opacity)),
  );
}
