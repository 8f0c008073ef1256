import type REGL from 'regl';
import { createDome } from './dome.ts';
import { createViewScope } from './layer.ts';
import { createMarkedSwarmPoints } from './marked-swarm.ts';
import { createMarkers } from './markers.ts';
import { createMilkyWay } from './milky-way.ts';
import { createOrbitEllipses } from './orbit-ellipses.ts';
import { createPlane } from './plane.ts';
import { createPolylines } from './polylines.ts';
import { createRings } from './rings.ts';
import { createSeenSwarmPoints } from './seen-swarm.ts';
import { createStars } from './stars.ts';
import { createStrokeLayer } from './strokes.ts';
import { createSurfaces } from './surfaces.ts';
import { createSwarmPoints } from './swarm.ts';
import { createUncertaintyRegion } from './uncertainty-region.ts';
import { createVeil } from './veil.ts';
import { createDepthOnlyScope } from './depth-only-scope.ts';
import { createInkFills } from './sky/ink-fills.ts';
import { createInkMarks } from './sky/ink-marks.ts';
import { createInkStrokes } from './sky/ink-strokes.ts';
import { createSkyMilkyWay } from './sky/sky-milky-way.ts';
import { createSkyScope } from './sky/sky-scope.ts';
import { createSkyStars } from './sky/sky-stars.ts';
import { createSkyTile } from './sky/sky-tile.ts';
import { createSkySurface } from './sky/sky-surface.ts';

type Commands = Readonly<Record<string, (regl: REGL.Regl) => unknown>>;

/**
 * Every draw command there is, by the kind of scene that it belongs to and by name. The build stores the code that regl generates for
 * them (`build/generated-code.ts`); what is not in this list cannot run under a strict Content-Security-Policy. Scopes are first: see
 * `sky/sky-scope`.
 */
export const ALL_COMMANDS: Readonly<Record<'orbits' | 'sky', Commands>> = {
  orbits: {
    'view scope': createViewScope,
    markers: createMarkers,
    'Milky Way': createMilkyWay,
    'orbit ellipses among solid things': (regl) => createOrbitEllipses(regl, 'solid'),
    'orbit ellipses': (regl) => createOrbitEllipses(regl, 'thin'),
    plane: createPlane,
    'polylines among solid things': (regl) => createPolylines(regl, 'solid'),
    polylines: (regl) => createPolylines(regl, 'thin'),
    rings: createRings,
    stars: createStars,
    strokes: createStrokeLayer,
    surfaces: createSurfaces,
    'swarm points': createSwarmPoints,
    'swarm points with marks': createMarkedSwarmPoints,
    'swarm points as they are seen': createSeenSwarmPoints,
    'uncertainty region': createUncertaintyRegion,
    veil: createVeil,
    'depth-only scope': createDepthOnlyScope,
    dome: createDome,
  },
  sky: {
    'sky scope': createSkyScope,
    'stars of the sky': createSkyStars,
    'Milky Way on the sky': createSkyMilkyWay,
    'surface on the sky': createSkySurface,
    'picture on the sky': createSkyTile,
    'ink: areas': createInkFills,
    'ink: lines': createInkStrokes,
    'ink: marks': createInkMarks,
  },
};
