import { MILLISECONDS_PER_MINUTE } from '#engine/constants.ts';
import { type ShownFlyby, titleOfTarget } from '#machines/fvt/flyby.ts';
import type { FlatMark } from '#parts/map/flat-map.tsx';
import { FLAT_HEIGHT, FLAT_WIDTH, flatArea, flatLine, toFlat } from '#parts/map/flat-paths.ts';
import { loadWorld } from '#parts/map/world.ts';
import { utcOf } from '#parts/timeline/moment-text.ts';
import { hourMinute } from '#ui/dates/date-text.ts';
import { flybyMoment } from '../flyby-date.ts';
import { groundMarks, placeOf } from '../ground/ground-marks.ts';
import type { OverGround } from '../ground/over-ground.ts';

/** Pixels for each degree, and of the strips above and below the world. */
export const SCALE = 4;
export const HEAD = 72;
const FOOT = 48;
export const WIDTH = SCALE * FLAT_WIDTH;
export const HEIGHT = HEAD + SCALE * FLAT_HEIGHT + FOOT;

export const COLOURS = {
  paper: '#0a101b',
  sea: '#16304a',
  land: '#40624f',
  line: '#24415f',
  text: '#e6edf5',
  muted: '#a9bad0',
  track: '#ffb454',
  seen: '#4cc38a',
  sun: '#ffe08a',
} as const;

/** How a line or an area is drawn: colours, and widths in degrees. */
type Look = {
  readonly fill?: string;
  readonly opacity?: number;
  readonly stroke?: string;
  readonly width?: number;
};

/** How each mark of the ground looks; what is not here is left out, as the site of the user. */
const LOOKS: Readonly<Record<string, Look>> = {
  'ground-night': { fill: COLOURS.paper, opacity: 0.4 },
  'ground-dark': { fill: COLOURS.paper, opacity: 0.4 },
  'ground-seen': { fill: COLOURS.seen, opacity: 0.35, stroke: COLOURS.seen, width: 0.4 },
  'ground-track': { stroke: COLOURS.track, width: 0.25 },
  'ground-near': { stroke: COLOURS.track, width: 0.7 },
  'ground-sun': { fill: COLOURS.sun, stroke: COLOURS.track, width: 0.4 },
  'ground-object': { fill: COLOURS.track, stroke: COLOURS.paper, width: 0.5 },
};

/** A path in degrees from the upper left corner of the world. */
type Shape = Look & { readonly path: string };

/** A text, px. */
type Text = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: string;
};

/** A map of the world that a flyby passes over, for a picture or a document. */
export type GroundMap = {
  readonly title: string;
  readonly shapes: readonly Shape[];
  readonly texts: readonly Text[];
};

/** Hours before and after the nearest point whose track is drawn: about once around the world. */
const DRAWN_HOURS = 12;

/** The map of a flyby at its nearest point. @throws {Error} (as a rejection) where the outlines of land cannot be fetched. */
export async function groundMap(flyby: ShownFlyby, ground: OverGround): Promise<GroundMap> {
  const nearestMs = Date.parse(flyby.file.facts.datetime);
  const name = titleOfTarget(flyby.target);
  const world = await loadWorld('110m', toFlat);
  const around = aroundNearest(ground, nearestMs);
  const hours = hourMarks(around, nearestMs);
  const title = `${name} over the Earth, ${flybyMoment(nearestMs)} UTC`;
  return {
    title,
    shapes: [
      { path: GRATICULE, stroke: COLOURS.line, width: 0.2 },
      { path: world.land, fill: COLOURS.land },
      ...groundMarks(around, nearestMs, undefined).flatMap(shapesOf),
      ...hours.map(({ x, y }) => ({ ...LOOKS['ground-object'], path: circle(x, y, 0.8) })),
    ],
    texts: [
      { text: name, x: 24, y: 32, size: 22, colour: COLOURS.text },
      { text: LEAD(nearestMs), x: 24, y: 56, size: 15, colour: COLOURS.muted },
      ...clearLabels(hours),
      { text: KEY, x: 24, y: HEIGHT - 18, size: 14, colour: COLOURS.muted },
    ],
  };
}

const LEAD = (ms: number) =>
  `Where it is overhead on the ground; nearest at ${flybyMoment(ms)} UTC, hours UTC along the track`;

const KEY =
  'Orange: track, thick within 3 hours of the nearest point, which has the large dot · Green: above 20° in a dark sky · Dark: night · Yellow: Sun overhead · Land: Natural Earth';

const GRATICULE = [
  ...Array.from({ length: 11 }, (_, index) => `M${30 * (index + 1)} 0V${FLAT_HEIGHT}`),
  ...Array.from({ length: 5 }, (_, index) => `M0 ${30 * (index + 1)}H${FLAT_WIDTH}`),
].join('');

/** Worlds to both sides whose lines and areas reach into this one. */
const COPIES = [-1, 0, 1];

/** A mark with its copies. */
function shapesOf(mark: FlatMark): readonly Shape[] {
  const look = LOOKS[mark.className];
  if (look === undefined || mark.kind === 'text') return [];
  if (mark.kind === 'dot') return [{ ...look, path: circle(...toFlat(mark.place), mark.radius) }];
  const draw = mark.kind === 'area' ? flatArea : flatLine;
  return COPIES.map((copy) => ({ ...look, path: shiftedPath(draw(mark.places), copy * FLAT_WIDTH) }));
}

function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
}

/** Moves a path of absolute corners to the right. */
function shiftedPath(path: string, aside: number): string {
  return aside === 0
    ? path
    : path.replaceAll(/([ML])(-?[\d.]+)/g, (_, verb: string, x: string) => `${verb}${Number(x) + aside}`);
}

type HourMark = { readonly x: number; readonly y: number; readonly text: string };

/** The same flyby in the hours around its nearest point alone. */
function aroundNearest(ground: OverGround, nearestMs: number): OverGround {
  const reach = DRAWN_HOURS * 60 * MILLISECONDS_PER_MINUTE;
  return { ...ground, track: ground.track.filter(({ ms }) => Math.abs(ms - nearestMs) <= reach) };
}

function hourMarks({ track }: OverGround, nearestMs: number): readonly HourMark[] {
  return track
    .filter(({ ms }) => ms % (60 * MILLISECONDS_PER_MINUTE) === 0)
    .toSorted((one, other) => Math.abs(one.ms - nearestMs) - Math.abs(other.ms - nearestMs))
    .map((point) => {
      const [x, y] = toFlat(placeOf(point));
      return { x, y, text: hourMinute(utcOf(point.ms)) };
    });
}

/** Room that the label of an hour takes, px. */
const LABEL = { width: 44, height: 20, aside: 6 };

/** The labels of hours that do not lie over one another, those near the nearest point first. */
function clearLabels(hours: readonly HourMark[]): readonly Text[] {
  const placed: Text[] = [];
  for (const { x, y, text } of hours) {
    const label = {
      text,
      x: SCALE * x + LABEL.aside,
      y: HEAD + SCALE * y - LABEL.aside,
      size: 14,
      colour: COLOURS.text,
    };
    const isFree = placed.every(
      (other) => Math.abs(other.x - label.x) > LABEL.width || Math.abs(other.y - label.y) > LABEL.height,
    );
    if (isFree && label.x + LABEL.width < WIDTH) placed.push(label);
  }
  return placed;
}
