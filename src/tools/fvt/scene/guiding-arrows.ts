import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { along, vec3 } from '#render/geometry/vectors.ts';
import type { Arrow } from '#render/picture/arrow.ts';
import type { Colour } from '#render/picture/colour.ts';

/** Distance of the object from the body up to which it needs no arrow, au. */
const NEAR_OBJECT_AU = 0.000_15;

/** Where an arrow begins and ends, in radii of the body. */
const START_RADII = 1.25;
const END_RADII = 1.85;

const LENGTHENED = END_RADII / START_RADII;

/** An arrow stays while its tip would move by less, in distances of the eye: some tenths of a pixel. */
const TOLERANCE_SIGHT = 4e-4;

/** Least distance of the beginning, in distances of the eye: a body far away has arrows that can be seen. */
const START_SIGHT = 0.02;

/** Colours, six hexadecimal digits, and shafts of the arrows and of their legend: the shaft distinguishes them where colours do not. */
export const ARROW_LOOK: Readonly<
  Record<ArrowGoal, { readonly color: string; readonly stroke?: 'dashed' | 'double' }>
> = {
  sun: { color: 'ffcf6b' },
  moon: { color: 'b4bfcb', stroke: 'dashed' },
  object: { color: 'f0b45a', stroke: 'double' },
};

export type ArrowGoal = 'sun' | 'moon' | 'object';

/** The goal of an arrow, and its place from the middle of the body, au. */
export type Goal = {
  readonly goal: ArrowGoal;
  readonly name: string;
  readonly place: Vector3;
  readonly colour: Colour;
};

/**
 * Arrows from a body at the origin to the things around it.
 *
 * @param radius of the body, au. @param eyeDistance from its middle, au.
 */
export function guidingArrows(goals: readonly Goal[], radius: number, eyeDistance: number): readonly Arrow[] {
  const start = Math.max(START_RADII * radius, START_SIGHT * eyeDistance);
  const tolerance = (TOLERANCE_SIGHT * eyeDistance) / (LENGTHENED * start);
  return goals.filter(isGuided).map((goal) => arrowTo(goal, start, tolerance));
}

/** The arrow that leads somewhere, and from where it was made. */
type Cached = { readonly goal: Goal; readonly start: number; readonly way: Vector3; readonly arrow: Arrow };

const cached = new Map<ArrowGoal, Cached>();

/** The same arrow again while its tip would hardly move. @param tolerance by how much its direction may change, rad. */
function arrowTo(goal: Goal, start: number, tolerance: number): Arrow {
  const way: [number, number, number] = [0, 0, 0];
  vec3.normalize(way, goal.place);
  const last = cached.get(goal.goal);
  if (last?.start === start && isAlike(last.goal, goal) && vec3.distance(last.way, way) < tolerance)
    return last.arrow;
  const { name, colour } = goal;
  const end = along([0, 0, 0], way, LENGTHENED * start);
  const shaft = ARROW_LOOK[goal.goal].stroke;
  const arrow = { name, colour, start: along([0, 0, 0], way, start), end, shaft };
  cached.set(goal.goal, { goal, start, way, arrow });
  return arrow;
}

function isAlike(one: Goal, other: Goal): boolean {
  return one.name === other.name && one.colour === other.colour;
}

/** Whether something is far enough away to be pointed at. */
export function isGuided({ goal, place }: Pick<Goal, 'goal' | 'place'>): boolean {
  return goal !== 'object' || vec3.length(place) > NEAR_OBJECT_AU;
}
