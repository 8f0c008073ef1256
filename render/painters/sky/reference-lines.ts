import type { SkyHorizon } from '#engine/observe/sky-horizon.ts';
import { GALACTIC } from '#engine/earth/frames.ts';
import { DEGREE, TURN } from '#engine/constants.ts';
import { projectSky, type SkyView } from '../../cameras/sky-camera.ts';
import { equatorLine } from '../../geometry/sky-lines.ts';
import type { Colour } from '../../picture/colour.ts';
import type { Pen } from '../../picture/sky/ink.ts';
import { ECLIPTIC_AXES } from './grids.ts';
import { inkLine } from './ink-line.ts';
import type { SkyPainter } from './sky-painter.ts';

export type ReferenceLinesInputs = {
  readonly horizon?: SkyHorizon | undefined;
  readonly look: {
    readonly eclipticLine: boolean;
    readonly galacticLine: boolean;
    readonly horizonLine: boolean;
  };
};

type Themed = Readonly<Record<'dark' | 'light', Colour>>;

const ECLIPTIC: Themed = { dark: [0.95, 0.68, 0.32], light: [0.6, 0.36, 0.02] };
const GALACTIC_EQUATOR: Themed = { dark: [0.66, 0.6, 0.86], light: [0.38, 0.3, 0.6] };
const HORIZON: Themed = { dark: [0.5, 0.72, 0.56], light: [0.16, 0.4, 0.24] };
const STROKE = { width: 1.25, opacity: 0.75 };

const ECLIPTIC_LINE = equatorLine(ECLIPTIC_AXES);
const GALACTIC_LINE = equatorLine(GALACTIC);

/** Steps along the horizon, rad, and the fewest across a picture. */
const HORIZON_STEP = 2 * DEGREE;

/** The ecliptic, the galactic equator and the horizon. */
export const referenceLines: SkyPainter<ReferenceLinesInputs> = {
  ink(pen, { view, look, horizon }) {
    const theme = look.inverted ? 'light' : 'dark';
    if (look.eclipticLine) {
      pen.use({ ...STROKE, colour: ECLIPTIC[theme], dash: 4 });
      inkLine(pen, view, ECLIPTIC_LINE);
    }
    if (look.galacticLine) {
      pen.use({ ...STROKE, colour: GALACTIC_EQUATOR[theme], dash: 2 });
      inkLine(pen, view, GALACTIC_LINE);
    }
    if (look.horizonLine && horizon !== undefined) {
      pen.use({ ...STROKE, colour: HORIZON[theme] });
      inkHorizon(pen, view, horizon);
    }
  },
};

function inkHorizon(pen: Pen, view: SkyView, horizon: SkyHorizon): void {
  const steps = Math.round(TURN / HORIZON_STEP);
  for (let step = 0; step <= steps; step++) {
    const at = projectSky(view, horizon.direction((TURN * step) / steps, 0));
    if (at === undefined) pen.lift();
    else pen.lineTo(at.x, at.y);
  }
  pen.lift();
}
