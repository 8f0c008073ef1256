import { createMarkers } from '../layers/markers.ts';
import { createPolylines } from '../layers/polylines.ts';
import { createSurfaces } from '../layers/surfaces.ts';
import { createBackground } from '../painters/background.ts';
import { bodyMarkers, type BodyMarkersInputs } from '../painters/body-markers.ts';
import { createDeepSkyPainter } from '../painters/deep-sky.ts';
import { createEllipseLines, type LinesInputs } from '../painters/ellipse-lines.ts';
import { createGlobesPainter, type GlobesInputs } from '../painters/globes.ts';
import { createGlowPainter } from '../painters/glow.ts';
import { createGuides, type GuidesInputs } from '../painters/guides.ts';
import { createMarks } from '../painters/marks.ts';
import { createMilkyWayPainter, type SkyLook } from '../painters/milky-way.ts';
import { objectMarkers, type ObjectMarkersInputs } from '../painters/object-markers.ts';
import { createObjectShapes, type ObjectShapesInputs } from '../painters/object-shapes.ts';
import type { Painter, PainterContext } from '../painters/painter.ts';
import { createResolve } from '../painters/resolve.ts';
import { rims } from '../painters/rims.ts';
import { createRingsPainter } from '../painters/rings.ts';
import { createStarsPainter } from '../painters/stars.ts';
import { createSwarmPainter, type SwarmInputs } from '../painters/swarm.ts';
import { createTableLines } from '../painters/table-lines.ts';
import type { SceneInputs } from '../picture/picture.ts';
import type { MakePainters } from './stage.ts';

/** All that a picture of the orbits scene is painted from. */
export type OrbitsInputs = SceneInputs & { readonly look: SkyLook } & GlobesInputs &
  ObjectShapesInputs &
  GuidesInputs &
  LinesInputs &
  SwarmInputs &
  BodyMarkersInputs &
  ObjectMarkersInputs;

/** Settings of the user for the orbits scene; they change seldom and never with time. */
export type OrbitsLook = OrbitsInputs['look'];

/** Addresses of what the sky of a scene is drawn from. */
export type SkyFiles = {
  /** The list of bright deep-sky objects. */
  readonly deepSkyUrl: string;
  /** The list of stars, which belong to the Milky Way. */
  readonly starsUrl: string;
};

/** What a scene has besides the painters of orbits. */
export type MorePainters<Inputs> = {
  /** Painters between the stars and all others. */
  readonly beforeStars?: MakePainters<Inputs>;
  /** Painters that must not hide lines. */
  readonly beforeLines?: MakePainters<Inputs>;
  /** Painters behind the swarm. */
  readonly behindSwarm?: MakePainters<Inputs>;
  /** The swarm, in another way than all of its objects alike. */
  readonly swarm?: (context: PainterContext) => Painter<Inputs>;
  /** Painters with marks, below those of bodies and objects. */
  readonly marked?: readonly Painter<Inputs>[];
};

/** The solar system with its swarm, seen from a turning camera: its painters from back to front. */
export function orbitsPainters<Inputs extends OrbitsInputs = OrbitsInputs>(
  { deepSkyUrl, starsUrl }: SkyFiles,
  more: MorePainters<Inputs> = {},
): MakePainters<Inputs> {
  return (context: PainterContext): readonly Painter<Inputs>[] => {
    const { regl } = context;
    const markers = createMarkers(regl);
    const surfaces = createSurfaces(regl);
    const lines = { solid: createPolylines(regl, 'solid'), thin: createPolylines(regl, 'thin') };
    const behind: readonly Painter<Inputs>[] = [
      createBackground(context),
      createMilkyWayPainter(context),
      createStarsPainter(context, starsUrl),
      ...(more.beforeStars?.(context) ?? []),
      createDeepSkyPainter(context, markers, deepSkyUrl),
      createGlowPainter(context, markers),
      createGlobesPainter(context, surfaces),
      createObjectShapes(context, surfaces),
      createGuides(context, lines),
      ...(more.beforeLines?.(context) ?? []),
      createEllipseLines(context),
      createTableLines(context, lines),
      createRingsPainter(context),
      ...(more.behindSwarm?.(context) ?? []),
    ];
    const marked: readonly Painter<Inputs>[] = [...(more.marked ?? []), bodyMarkers, objectMarkers];
    return [
      ...behind,
      createResolve(context, behind),
      more.swarm?.(context) ?? createSwarmPainter(context),
      rims,
      createMarks(context, markers, marked),
      ...marked,
    ];
  };
}
