import { numberAt } from '#engine/numbers-in.ts';
import { starDirectionIn } from '#render/picture/sky/star-instant.ts';
import { countTo } from '#render/painters/sky/star-rows.ts';
import { createLabelPlacer } from '#render/labels/place-labels.ts';
import { LABEL_LAYER, type Label } from '#render/picture/label.ts';
import type { Colour } from '#render/picture/colour.ts';
import type { Box } from '#render/picture/cover.ts';
import { pointCount, pointDirection, type SkyTrail } from '#render/picture/sky/trail.ts';
import { baseLine, type Drawing, type Frame } from './drawing.ts';
import type { FinderContent } from './finder-content.ts';
import { placeOnHalf } from './half-sky.ts';

/** Faintest stars of the small sky, and their sizes, points. */
const FAINTEST = 4.2;
const SIZES = { brightest: 4.2, perMagnitude: 0.68, least: 0.7 };

const RINGS = [1 / 3, 2 / 3];
const SMALL = 7;
const MARKED = { ring: 10, dot: 3 };
const BODY = 5;

/** Points most of a path that are drawn. */
const MOST_POINTS = 400;

/** Draws half the sky with its bright stars, Sun, Moon and planets, and the object where it is and as it moves. */
export function drawHalfSky(drawing: Drawing, frame: Frame, content: FinderContent): void {
  const { half, ink } = content;
  const room = 9;
  const radius = frame.width / 2 - room;
  const middle = { x: frame.left + frame.width / 2, y: frame.top + room + radius };
  const at = (direction: ArrayLike<number>) => {
    const place = placeOnHalf(half.sky, direction);
    if (place === undefined) return undefined;
    return { x: middle.x + radius * place.right, y: middle.y + radius * place.down };
  };
  drawing.text(half.caption, frame.left, frame.top - 4, { size: SMALL + 1, colour: ink.text, bold: true });
  for (const share of RINGS)
    drawing.circle(middle.x, middle.y, 2 * radius * share, { colour: ink.rule, width: 0.5 });
  drawStars(drawing, content, at);
  drawing.circle(middle.x, middle.y, 2 * radius, { colour: ink.text, width: 1 });
  drawBodies(drawing, frame, content, at);
  drawPath(drawing, content, at);
  const away = radius + 5;
  for (const [name, x, y] of [
    ['N', 0, -1],
    ['E', -1, 0],
    ['S', 0, 1],
    ['W', 1, 0],
  ] as const) {
    const style = { size: SMALL, colour: ink.text, bold: true, anchor: 'middle', halo: ink.paper } as const;
    drawing.text(name, middle.x + away * x, baseLine(middle.y + away * y, SMALL), style);
  }
}

type PlaceOf = (direction: ArrayLike<number>) => { readonly x: number; readonly y: number } | undefined;

function drawStars(drawing: Drawing, { sky, ink }: FinderContent, at: PlaceOf): void {
  for (const list of sky.stars) {
    const count = countTo(list, FAINTEST);
    for (let row = 0; row < count; row++) {
      const place = at(starDirectionIn(sky, list, row));
      if (place === undefined) continue;
      const size = SIZES.brightest - SIZES.perMagnitude * Math.max(0, numberAt(list.magnitude, row));
      drawing.disc(place.x, place.y, Math.max(SIZES.least, size), { colour: ink.text });
    }
  }
}

/** Sun, Moon and planets with their names, of which none lies on another. */
function drawBodies(drawing: Drawing, frame: Frame, { sky, ink }: FinderContent, at: PlaceOf): void {
  const object = objectPlace(sky.trails, at);
  const marked = object === undefined ? [] : [ringAround(object, frame)];
  const labels = sky.bodies.flatMap(({ name, kind, direction }): readonly Label[] => {
    const place = at(direction);
    if (place === undefined) return [];
    drawing.disc(place.x, place.y, BODY, { colour: kind === 'sun' ? ink.text : ink.paper });
    drawing.circle(place.x, place.y, BODY, { colour: ink.text, width: 0.8 });
    return [
      {
        layer: LABEL_LAYER.planet,
        text: name,
        x: place.x - frame.left,
        y: place.y - frame.top,
        clearance: BODY / 2,
        depth: 1,
        rank: kind === 'planet' ? 1 : 0,
        selected: false,
        colour: ink.muted,
        size: SMALL - 1,
      },
    ];
  });
  const measure = (text: string, size: number) => drawing.widthOf(text, size, false);
  for (const { label, x, y } of createLabelPlacer()(labels, frame, measure, marked)) {
    const style = { size: label.size, colour: label.colour, halo: ink.paper };
    drawing.text(label.text, frame.left + x, baseLine(frame.top + y, label.size), style);
  }
}

/** The path of the object of the trace date, and where it is then. */
function drawPath(drawing: Drawing, { sky }: FinderContent, at: PlaceOf): void {
  const trail = datedTrail(sky.trails);
  if (trail === undefined) return;
  const { colour } = trail;
  const every = Math.ceil(pointCount(trail) / MOST_POINTS);
  let line: number[] = [];
  for (let row = 0; row < pointCount(trail); row += every) {
    const place = at(pointDirection(trail, row));
    if (place !== undefined) line.push(place.x, place.y);
    if (place === undefined || row + every >= pointCount(trail)) {
      inkLine(drawing, line, colour);
      line = [];
    }
  }
  const now = objectPlace(sky.trails, at);
  if (now === undefined) return;
  drawing.circle(now.x, now.y, MARKED.ring, { colour, width: 1.2 });
  drawing.disc(now.x, now.y, MARKED.dot, { colour });
}

/** The path of which a point is that of the trace date. */
function datedTrail(trails: readonly SkyTrail[]): SkyTrail | undefined {
  return trails.find(({ current }) => current !== undefined);
}

/** Where the object is at the trace date. */
function objectPlace(trails: readonly SkyTrail[], at: PlaceOf): ReturnType<PlaceOf> {
  const trail = datedTrail(trails);
  return trail?.current === undefined ? undefined : at(pointDirection(trail, trail.current));
}

/** The room of the ring around the object, within a frame. */
function ringAround({ x, y }: NonNullable<ReturnType<PlaceOf>>, { left, top }: Frame): Box {
  const radius = MARKED.ring / 2;
  return {
    left: x - left - radius,
    top: y - top - radius,
    right: x - left + radius,
    bottom: y - top + radius,
  };
}

function inkLine(drawing: Drawing, places: readonly number[], colour: Colour): void {
  if (places.length > 2) drawing.line(places, { colour, width: 1.2 });
}
