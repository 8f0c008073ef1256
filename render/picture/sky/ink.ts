import type { Colour } from '../colour.ts';

/** How a line is drawn. */
export type Stroke = {
  readonly colour: Colour;
  readonly opacity: number;
  /** CSS px. */
  readonly width: number;
  /** Length of dashes and of the gaps between them, CSS px; an unbroken line when left out. */
  readonly dash?: number;
};

/** Marks of a fixed size on the screen. */
export const MARK_SHAPE = { disc: 0, square: 1, triangle: 2 } as const;

export type MarkShape = keyof typeof MARK_SHAPE;

/** How a mark is drawn. */
export type MarkStyle = {
  readonly shape: MarkShape;
  /** Diameter, CSS px: that of the disc of the same area. */
  readonly size: number;
  readonly colour: Colour;
  readonly opacity: number;
  /** Width of its outline, CSS px; it is filled when left out. */
  readonly outline?: number;
  /** Turn to the right, rad. */
  readonly turn?: number;
};

/**
 * What lines, areas and marks of a picture are written with, in CSS px from the left and the top: for the screen they become triangles,
 * for a file whatever it is made of.
 */
export type Pen = {
  /** Lines that follow are drawn so. */
  readonly use: (stroke: Stroke) => void;
  /** Begins a line. */
  readonly moveTo: (x: number, y: number) => void;
  /** Leads it on; begins one where there is none. */
  readonly lineTo: (x: number, y: number) => void;
  /** Ends it. */
  readonly lift: () => void;
  /**
   * Fills a strip of triangles.
   *
   * @param corners x y of each, by turns on one side of the area and on the other.
   */
  readonly fill: (corners: ArrayLike<number>, colour: Colour, opacity: number) => void;
  readonly mark: (x: number, y: number, style: MarkStyle) => void;
};
