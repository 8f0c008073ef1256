import { isOn, shownColor, type DisplaySettings } from '#machines/scene/display-settings-rules.ts';
import { colorChannels } from '#machines/kit/hex-color.ts';
import type { OrbitObject } from '#machines/orbits/orbit-object.ts';
import type { Colour } from '#render/picture/colour.ts';
import type { OrbitLine } from '#render/picture/orbit-line.ts';
import type { PlacedObject } from '#render/picture/placed-object.ts';
import type { ObjectTracks } from '../orbit-tracks/object-tracks.ts';

/** An object that is shown, with its tracks. */
export type ShownObject = {
  readonly row: OrbitObject;
  readonly tracks: ObjectTracks;
  readonly isSelected: boolean;
  /** Another object is selected. */
  readonly isBehind: boolean;
  /** Empty while it has none. */
  readonly shape: Pick<PlacedObject, 'radius' | 'enlarged' | 'shapeId' | 'axesAt'>;
};

/** How much wider the Keplerian orbit is below the perturbed one: where both run together it is seen on both sides. */
const BAND = 4;

/** Longest name in the picture, characters. */
const LONGEST_NAME = 32;

/** Suffix of the second marker of an object: the place it would have on its Keplerian orbit. */
export const KEPLERIAN_GHOST = ' keplerian';

/** Colours of both kinds of orbits as the scene shows them. */
export function orbitColours(settings: DisplaySettings): { keplerian: Colour; perturbed: Colour } {
  const { keplerianOrbits, perturbedOrbits } = settings.objectsSettings;
  const colour = (color: string | undefined) =>
    colorChannels(shownColor(settings, 'scene', color ?? 'ffffff'));
  return { keplerian: colour(keplerianOrbits?.color), perturbed: colour(perturbedOrbits?.color) };
}

/**
 * The markers of an object: one on its perturbed orbit when that is switched on, and a faded one at the place on its
 * Keplerian orbit.
 *
 * @param day Julian date TDB, plus `offset` days.
 */
export function placeObject(
  { row, tracks, isSelected, shape }: ShownObject,
  colours: { keplerian: Colour; perturbed: Colour },
  day: number,
  offset: number,
): readonly PlacedObject[] {
  const { designator } = row;
  const title = shortened(row.title);
  const { keplerian, perturbed } = shownTracks(row, tracks);
  const main = perturbed ?? keplerian;
  if (main === undefined) return [];
  const marker = withPosition(main.positionAt(day, offset), {
    id: designator,
    name: title,
    colour: perturbed === undefined ? colours.keplerian : colours.perturbed,
    selected: isSelected,
    ...shape,
  });
  if (perturbed === undefined || keplerian === undefined) return [marker];
  const ghost = withPosition(keplerian.positionAt(day, offset), {
    id: designator + KEPLERIAN_GHOST,
    name: `${title} (Keplerian)`,
    colour: colours.keplerian,
    selected: false,
    secondary: true,
  });
  return [marker, ghost];
}

/** The lines of an object's orbits around an instant, Julian date TDB. */
export function orbitLines(
  { row, tracks, isBehind }: ShownObject,
  settings: DisplaySettings,
  julianDate: number,
): readonly OrbitLine[] {
  const { designator } = row;
  const { keplerian, perturbed } = shownTracks(row, tracks);
  const { objectsSettings: options } = settings;
  const colours = orbitColours(settings);
  const conic = isOn(options, 'keplerianOrbits') ? keplerian?.pathAt(julianDate) : undefined;
  const table = isOn(options, 'perturbedOrbits') ? perturbed?.pathAt(julianDate) : undefined;
  const lines: OrbitLine[] = [];
  if (conic !== undefined) {
    const faded = isBehind || table !== undefined;
    lines.push({
      id: designator + KEPLERIAN_GHOST,
      path: conic,
      group: 'object',
      colour: colours.keplerian,
      faded,
      ...(table === undefined ? {} : { widening: BAND }),
    });
  }
  if (table !== undefined) {
    lines.push({
      id: designator,
      path: table,
      group: 'object',
      colour: colours.perturbed,
      faded: isBehind,
      dashed: true,
    });
  }
  return lines;
}

/** A name cut to the length that fits into the picture. */
function shortened(title: string): string {
  return title.length > LONGEST_NAME ? `${title.slice(0, LONGEST_NAME - 1)}…` : title;
}

/** The perturbed track is used only while its switch is on. */
function shownTracks({ perturbedOn }: OrbitObject, { keplerian, perturbed }: ObjectTracks): ObjectTracks {
  return { keplerian, perturbed: perturbedOn ? perturbed : undefined };
}

function withPosition(
  position: PlacedObject['position'] | undefined,
  rest: Omit<PlacedObject, 'position'>,
): PlacedObject {
  return position === undefined ? rest : { ...rest, position };
}
