import type { Colour } from '#render/picture/colour.ts';

/** How a line of a drawing is drawn. */
export type LineStyle = {
  readonly colour: Colour;
  /** Points. */
  readonly width: number;
  /** 0 to 1; opaque when left out. */
  readonly opacity?: number;
  /** Length of dashes and of the gaps between them, points. */
  readonly dash?: number;
};

export type FillStyle = { readonly colour: Colour; readonly opacity?: number };

export type TextStyle = {
  /** Points. */
  readonly size: number;
  readonly colour: Colour;
  readonly bold?: boolean;
  /** Which end or the middle of the text its place is; its beginning when left out. */
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Written around the letters, so that they can be read over lines and stars. */
  readonly halo?: Colour;
};

/** Points from the left and the top of a page. */
export type Frame = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

/**
 * Draws a page of vectors and texts into a file, in points from its left and its top.
 *
 * Lists of places alternate x and y.
 */
export type Drawing = {
  readonly line: (places: readonly number[], style: LineStyle) => void;
  readonly area: (corners: readonly number[], style: FillStyle) => void;
  readonly disc: (x: number, y: number, diameter: number, style: FillStyle) => void;
  readonly circle: (x: number, y: number, diameter: number, style: LineStyle) => void;
  /** @param y of the base line. */
  readonly text: (text: string, x: number, y: number, style: TextStyle) => void;
  /** Everything drawn until it ends is clipped to a frame. */
  readonly within: (frame: Frame, draw: () => void) => void;
  /** Width of a text, points. */
  readonly widthOf: (text: string, size: number, bold: boolean) => number;
};

/** Where a text begins that has a place at its beginning, its middle or its end. */
export function textStart(x: number, width: number, anchor: TextStyle['anchor']): number {
  if (anchor === 'middle') return x - width / 2;
  return anchor === 'end' ? x - width : x;
}

/** Share of the height of letters by which they hang below the middle line of a text. */
const MIDDLE_TO_BASE = 0.35;

/** The base line of a text whose middle line is known. */
export function baseLine(middle: number, size: number): number {
  return middle + MIDDLE_TO_BASE * size;
}
