import type REGL from 'regl';
import type { Multisampling } from '../context/multisampling.ts';
import type { Disc } from '../labels/visible-labels.ts';
import type { OverPiece } from '../labels/over-piece.ts';
import type { Colour } from '../picture/colour.ts';
import type { Box } from '../picture/cover.ts';
import type { Label } from '../picture/label.ts';
import type { ViewScope } from '../layers/layer.ts';
import type { Surroundings } from '../layers/ribbon.ts';
import type { Target } from '../picking/nearest-point.ts';
import type { Picture } from '../picture/picture.ts';
import type { Stroke } from '../picture/stroke.ts';
import type { TextureStore } from '../textures/texture-store.ts';
import type { Mark } from './marker-rows.ts';

/** The inputs of a painter; a new painter is made for the context that replaces a lost one. */
export type PainterContext = {
  readonly regl: REGL.Regl;
  /** Undefined when the scene is drawn with one sample per pixel. */
  readonly multisampling: Multisampling | undefined;
  /** The scope that every painter paints in, to be entered again with another view. */
  readonly inView: ViewScope;
  readonly textures: TextureStore;
  /** To be called when something that the next picture would show is loaded. */
  readonly onChange: () => void;
};

/** Compares what is drawn above a picture with what would be drawn above the next one. */
export type Stays<Shown> = (before: Shown, now: Shown) => boolean;

/** Optional members of the painters of every kind of scene. */
export type PainterOver<Shown> = {
  /** Globes that hide the names of what is behind them. */
  readonly discs?: (picture: Shown) => readonly Disc[];
  /** Names to be shown where there is room. */
  readonly labels?: (picture: Shown) => readonly Label[];
  /** The colour that it paints at a place of the picture, CSS px, where that differs from the background: the halos of names have it. */
  readonly behind?: (picture: Shown, x: number, y: number) => Colour | undefined;
  /** What is drawn above the picture, below the names. @param context measures texts. */
  readonly overlay?: (context: CanvasRenderingContext2D, picture: Shown) => readonly OverPiece[];
  /** Things drawn above the picture that names avoid. */
  readonly taken?: (context: CanvasRenderingContext2D, picture: Shown) => readonly Box[];
  /**
   * Whether what it has above one picture serves for another of the same view, look, panels and sharpness, as nothing has moved there
   * visibly: true where all of these return true. A painter without it is called for every picture. Painters of the same things share them.
   */
  readonly stays?: readonly Stays<Shown>[];
  /** Frees what it has on the GPU. */
  readonly destroy?: () => void;
};

/**
 * One thing that a scene shows, with its names and with what a pointer finds of it.
 *
 * A painter retains only what it has put on the GPU, and finds out by identity which of its inputs have
 * changed.
 */
export type Painter<Inputs = unknown> = PainterOver<Picture<Inputs>> & {
  /** Draws into the colours and the depth of the picture. */
  readonly paint?: (picture: Picture<Inputs>, among: Surroundings) => void;
  /** Draws what is opaque once more, for its depth alone. */
  readonly paintDepth?: (picture: Picture<Inputs>) => void;
  /** True when it draws something opaque into this picture, which hides lines. */
  readonly isSolid?: (picture: Picture<Inputs>) => boolean;
  /** Round marks that represent what is too small to be seen; `createMarks` draws those of several painters at once. */
  readonly marks?: (picture: Picture<Inputs>) => readonly Mark[];
  /** Straight pieces; `createStrokesOf` draws those of several painters at once. */
  readonly strokes?: (picture: Picture<Inputs>) => readonly Stroke[];
  /** Targets of the pointer, each with its place. */
  readonly targets?: (picture: Picture<Inputs>) => readonly Target<Picked>[];
  /** The hit at a point without a target, CSS px. */
  readonly pick?: (picture: Picture<Inputs>, x: number, y: number) => Picked | undefined;
};

/** A hit of the pointer. */
export type Picked =
  | { readonly kind: 'body' | 'object'; readonly id: string }
  | { readonly kind: 'swarm'; readonly row: number };
