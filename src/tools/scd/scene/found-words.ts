import type { StarField } from '#contract/scd/star-bytes.ts';
import { ARCSECOND, DEGREE } from '#engine/constants.ts';
import { latitudeOf, longitudeOf } from '#engine/earth/frames.ts';
import { numberAt } from '#engine/numbers-in.ts';
import { STAR_KNOWN } from '#engine/sky/star-columns.ts';
import { declinationText, rightAscensionText } from '#parts/quantities/angle-text.ts';
import { fixedText } from '#parts/quantities/number-text.ts';
import type { SkyFound } from '#render/painters/sky/sky-painter.ts';
import { starDirectionIn } from '#render/picture/sky/star-instant.ts';
import type { SkyInputs } from '#render/scenes/sky-scene.ts';
import type { SkyContent } from './sky-content.ts';

/** Words about something in the sky that was pressed. */
export type FoundWords = { readonly title: string; readonly facts: readonly string[] };

/** The thing in the sky that was pressed, and the chart at that time. */
export type PressedInSky = { readonly found: SkyFound; readonly shown: Shown };

type Shown = {
  readonly inputs: SkyInputs;
  readonly content: Pick<SkyContent, 'namedStars' | 'unmovedEpoch'> | undefined;
  /** Where the stars of the second list are from. */
  readonly field: { readonly facts: Pick<StarField['facts'], 'unmovedEpoch'> } | undefined;
};

/** Words about the thing that a pointer found; none about the point of a path, which its table shows. */
export function foundWords({ found, shown }: PressedInSky): FoundWords | undefined {
  switch (found.kind) {
    case 'point':
      return undefined;
    case 'star':
      return starWords(found.list, found.row, shown);
    case 'body':
      return bodyWords(found.id, shown.inputs);
    case 'deep-sky':
      return deepSkyWords(found.row, shown.inputs);
  }
}

function starWords(list: number, row: number, { inputs, content, field }: Shown): FoundWords | undefined {
  const stars = inputs.stars[list];
  if (stars === undefined) return undefined;
  const [, name, designation] = (list === 0 ? content?.namedStars.find(([at]) => at === row) : undefined) ?? [
    row,
    '',
    '',
  ];
  const [x, y, z] = starDirectionIn(inputs, stars, row);
  const epoch = list === 0 ? content?.unmovedEpoch : field?.facts.unmovedEpoch;
  const known = numberAt(stars.known, row);
  const isMoved = (known & STAR_KNOWN.motion) !== 0;
  const hasColour = (known & STAR_KNOWN.colour) !== 0;
  return {
    title: [name, designation].filter((word) => word !== '').join(', ') || 'Unnamed star',
    facts: [
      `V ${fixedText(numberAt(stars.magnitude, row), 2)}`,
      hasColour ? `B−V ${fixedText(numberAt(stars.colourIndex, row), 2)}` : 'B−V not known',
      `RA ${rightAscensionText(longitudeOf(x, y) / DEGREE).slice(0, -2)}`,
      `Dec ${declinationText(latitudeOf(x, y, z) / DEGREE).slice(0, -1)}`,
      ...(isMoved || epoch === undefined ? [] : [`epoch ${Math.floor(epoch)}: no proper motion known`]),
    ],
  };
}

function bodyWords(id: string, { bodies, horizon }: SkyInputs): FoundWords | undefined {
  const body = bodies.find((one) => one.id === id);
  if (body === undefined) return undefined;
  const { name, direction, radius, lit, kind } = body;
  const horizontalCoordinates = horizon?.coordinates(direction);
  return {
    title: name,
    facts: [
      `diameter ${sizeText(2 * radius)}`,
      ...(kind === 'sun' ? [] : [`${fixedText(100 * lit, 0)} % lit`]),
      ...(horizontalCoordinates === undefined
        ? []
        : [`altitude ${fixedText(horizontalCoordinates[1] / DEGREE, 0)}°`]),
    ],
  };
}

function deepSkyWords(row: number, { deepSky }: SkyInputs): FoundWords | undefined {
  const found = deepSky[row];
  if (found === undefined) return undefined;
  const { name, kind, magnitude, size } = found;
  return {
    title: name,
    facts: [kind, `V ${fixedText(magnitude, 1)}`, ...(size > 0 ? [`size ${sizeText(size)}`] : [])],
  };
}

/** An angle in arcminutes, or in arcseconds below one. */
function sizeText(angle: number): string {
  const arcseconds = angle / ARCSECOND;
  return arcseconds < 60 ? `${fixedText(arcseconds, 1)}″` : `${fixedText(arcseconds / 60, 1)}′`;
}
