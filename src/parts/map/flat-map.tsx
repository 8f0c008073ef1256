import './flat-map.css';
import type { ReactNode } from 'react';
import { FLAT_HEIGHT, FLAT_WIDTH, flatArea, flatLine, toFlat } from './flat-paths.ts';
import type { Place } from './mercator.ts';
import { useWorld } from './use-world.ts';

/** Something on a flat map; its class gives it its colours. */
export type FlatMark = { readonly key: string; readonly className: string } & (
  | { readonly kind: 'line' | 'area'; readonly places: readonly Place[] }
  | { readonly kind: 'dot'; readonly place: Place; readonly radius: number }
  /** Written above its place. */
  | { readonly kind: 'text'; readonly place: Place; readonly text: string }
);

export type FlatMapProps = {
  /** Areas and lines are below the names of the world, dots and texts above them, each from the lowest to the uppermost; of texts that overlap the first is shown. */
  marks: readonly FlatMark[];
};

const MERIDIANS = [30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330];
const PARALLELS = [30, 60, 90, 120, 150];
const GRATICULE = [
  ...MERIDIANS.map((x) => `M${x} 0V${FLAT_HEIGHT}`),
  ...PARALLELS.map((y) => `M0 ${y}H${FLAT_WIDTH}`),
].join('');

/** Worlds to the left and to the right of the one that is seen. */
const COPIES = [-FLAT_WIDTH, 0, FLAT_WIDTH];

/** Width of a letter of a name, chart units: a name is written where its country is wide enough for it. */
const LETTER = 4.4;

/** Height of a line of text, likewise. */
const LINE = 9;

/**
 * Distance from a place to its text, and from the edge of the map to where a text still has room on both
 * sides.
 */
const ABOVE = 4;
const EDGE = 18;

/**
 * The built-in map of the world with the names of continents and oceans, and lines, areas and dots over it. Text beside the map says the
 * same for users who do not see it.
 */
export function FlatMap({ marks }: FlatMapProps) {
  const world = useWorld('110m', toFlat);
  const texts = withRoom(marks.filter((mark) => mark.kind === 'text'));
  const boxes = texts.map(boxOf);
  const names = (world?.names ?? []).filter((name) => {
    const box = boxAt(name.name, name.x, name.y);
    return name.width > LETTER * name.name.length && !boxes.some((other) => overlap(box, other));
  });
  return (
    <svg className="flat-map" viewBox={`0 0 ${FLAT_WIDTH} ${FLAT_HEIGHT}`} aria-hidden>
      <path className="flat-map-graticule" d={GRATICULE} />
      <path className="flat-map-land" d={world?.land} />
      {marks.filter(({ kind }) => kind === 'area' || kind === 'line').map(shapeOf)}
      {names.map(({ name, x, y }) => (
        <text key={`${name} ${x}`} className="flat-map-name" x={x} y={y}>
          {name}
        </text>
      ))}
      {marks.filter(({ kind }) => kind === 'dot').map(shapeOf)}
      {texts.map(shapeOf)}
    </svg>
  );
}

type TextMark = Extract<FlatMark, { kind: 'text' }>;

/** Left, right, top and bottom of a text, chart units. */
type Box = readonly [left: number, right: number, top: number, bottom: number];

/** The texts that no earlier one overlaps. */
function withRoom(texts: readonly TextMark[]): readonly TextMark[] {
  const roomy: TextMark[] = [];
  for (const text of texts) {
    const box = boxOf(text);
    if (!roomy.some((other) => overlap(box, boxOf(other)))) roomy.push(text);
  }
  return roomy;
}

function boxOf({ place, text }: TextMark): Box {
  const [x, y] = toFlat(place);
  return boxAt(text, x, y - ABOVE);
}

/** @param y of its base line. */
function boxAt(text: string, x: number, y: number): Box {
  const half = (LETTER * text.length) / 2;
  return [x - half, x + half, y - LINE, y];
}

function overlap(one: Box, other: Box): boolean {
  return one[0] < other[1] && other[0] < one[1] && one[2] < other[3] && other[2] < one[3];
}

function shapeOf(mark: FlatMark): ReactNode {
  const { key, className } = mark;
  if (mark.kind === 'dot') {
    const [cx, cy] = toFlat(mark.place);
    return <circle key={key} className={className} cx={cx} cy={cy} r={mark.radius} />;
  }
  if (mark.kind === 'text') {
    const [x, y] = toFlat(mark.place);
    const anchor = x < EDGE ? 'start' : x > FLAT_WIDTH - EDGE ? 'end' : 'middle';
    return (
      <text key={key} className={className} x={x} y={y - ABOVE} textAnchor={anchor}>
        {mark.text}
      </text>
    );
  }
  const path = mark.kind === 'area' ? flatArea(mark.places) : flatLine(mark.places);
  return COPIES.map((x) => (
    <path key={`${key} ${x}`} className={className} d={path} transform={`translate(${x})`} />
  ));
}
