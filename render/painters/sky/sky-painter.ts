import type { Pen } from '../../picture/sky/ink.ts';
import type { SkyPicture } from '../../picture/sky/sky-picture.ts';
import type { PainterContext, PainterOver } from '../painter.ts';

/** The inputs of a painter of the sky; a new painter is made for the context that replaces a lost one. */
export type SkyPainterContext = Pick<PainterContext, 'regl' | 'textures' | 'onChange'>;

/**
 * One thing that a sky shows, with its names and with what a pointer finds of it.
 *
 * A painter retains only what it has put on the GPU, and finds out by identity which of its inputs have
 * changed.
 */
export type SkyPainter<Inputs = unknown> = PainterOver<SkyPicture<Inputs>> & {
  /** Draws by its own commands. */
  readonly paint?: (picture: SkyPicture<Inputs>) => void;
  /** Writes lines, areas and marks: above what it paints, and the same into a file. */
  readonly ink?: (pen: Pen, picture: SkyPicture<Inputs>) => void;
  /** What a pointer finds nearest to a place, CSS px. */
  readonly pick?: (picture: SkyPicture<Inputs>, x: number, y: number) => SkyHit | undefined;
};

/** A hit of the pointer. */
export type SkyFound =
  /** A point of the trail of an object. */
  | { readonly kind: 'point'; readonly id: string; readonly row: number }
  /** The Sun, the Moon or a planet; a deep-sky object by its place in the list. */
  | { readonly kind: 'body'; readonly id: string }
  | { readonly kind: 'deep-sky'; readonly row: number }
  /** A star by its list and its row in it. */
  | { readonly kind: 'star'; readonly list: number; readonly row: number };

/** A hit and its distance from the pointer, CSS px. */
export type SkyHit = { readonly found: SkyFound; readonly distance: number };
