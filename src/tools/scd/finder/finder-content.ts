import type { Remarks } from '#parts/downloads/text-table.ts';
import type { Colour } from '#render/picture/colour.ts';
import type { SkyInputs } from '#render/scenes/sky-scene.ts';
import type { PointFact } from '../point-facts.ts';
import type { HalfSky } from './half-sky.ts';

/** Colours of a page. */
export type FinderInk = {
  readonly paper: Colour;
  readonly text: Colour;
  readonly muted: Colour;
  readonly rule: Colour;
  /** Colour behind the row of the trace date. */
  readonly marked: Colour;
};

/** Dark on white, and light on dark. */
export const FINDER_INKS: Readonly<Record<'paper' | 'night', FinderInk>> = {
  paper: {
    paper: [1, 1, 1],
    text: [0, 0, 0],
    muted: [0.32, 0.34, 0.38],
    rule: [0.72, 0.74, 0.78],
    marked: [0.91, 0.94, 0.97],
  },
  night: {
    paper: [0.016, 0.024, 0.043],
    text: [0.9, 0.93, 0.96],
    muted: [0.6, 0.68, 0.78],
    rule: [0.26, 0.33, 0.43],
    marked: [0.08, 0.15, 0.24],
  },
};

/** Everything that a finder chart shows. */
export type FinderContent = {
  readonly title: string;
  /** Time frame. */
  readonly subtitle: string;
  readonly site: string;
  /** Coordinates of the site; empty at the geocentre. */
  readonly place: string;
  readonly facts: readonly PointFact[];
  /** The chart, in colours of the page. */
  readonly sky: SkyInputs;
  /** Faintest magnitude that is drawn. */
  readonly faintest: number;
  /** Magnitude of the brightest star in the field; the faintest where there is none. */
  readonly brightest: number;
  /** The small picture of half the sky. */
  readonly half: { readonly sky: HalfSky; readonly caption: string };
  readonly rows: number;
  readonly cellsOf: (row: number) => readonly string[];
  /** Row of the trace date. */
  readonly current: number;
  readonly remarks: Remarks;
  /** Line below every page, before its number. */
  readonly foot: string;
  readonly ink: FinderInk;
};
