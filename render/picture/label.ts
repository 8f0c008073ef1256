import type { Colour } from './colour.ts';

/**
 * What kind of thing a name belongs to: 0 planets, 1 the Earth, 2 objects, 3 magnitude limits, 4 guides; on the sky also 5 stars,
 * 6 constellations, 7 deep-sky objects, 8 dates, 9 magnitudes of stars.
 */
export const LABEL_LAYER = {
  planet: 0,
  earth: 1,
  object: 2,
  magnitudeLimit: 3,
  guide: 4,
  star: 5,
  constellation: 6,
  deepSky: 7,
  date: 8,
  starMagnitude: 9,
} as const;

export type LabelKind = keyof typeof LABEL_LAYER;
export type LabelLayer = (typeof LABEL_LAYER)[LabelKind];

/** Rank that decides between names at much the same distance, 0 first. */
export type LabelRank = 0 | 1 | 2;

/** Settings of the names of a kind. */
export type NameLook = {
  readonly shown: boolean;
  readonly colour: Colour;
  /** Height of the letters, CSS px. */
  readonly size: number;
};

/** Settings of all names by their kind; a kind without any is not shown. */
export type NamesLook = Readonly<Partial<Record<LabelKind, NameLook>>>;

/** A name to be shown beside a point of the picture where there is room. */
export type Label = {
  readonly layer: LabelLayer;
  readonly text: string;
  /** A second, quieter line. */
  readonly note?: string;
  /** The point, CSS px from the left and the top. */
  readonly x: number;
  readonly y: number;
  /** Free space around the point, CSS px: half the size of its marker. */
  readonly clearance: number;
  /** Unit vector of a line that passes through the point, CSS px to the right and down: the name keeps off it. */
  readonly along?: readonly [number, number];
  /** Lines that begin at the point, each by the points that it leads through, CSS px: the name keeps off these. */
  readonly lines?: readonly (readonly (readonly [number, number])[])[];
  /** Distance from the eye: the nearest win. */
  readonly depth: number;
  readonly rank: LabelRank;
  /** Takes precedence over all other labels. */
  readonly selected: boolean;
  /** Gives way to all others: the name of an accompanying thing. */
  readonly secondary?: boolean;
  readonly colour: Colour;
  /** Height of the letters, CSS px. */
  readonly size: number;
};

/** A label with a place. */
export type PlacedLabel = {
  readonly label: Label;
  /** Left edge and middle line of its text, CSS px. */
  readonly x: number;
  readonly y: number;
};
