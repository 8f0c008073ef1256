import { createTurningEarth } from '#engine/earth/turning-earth.ts';
import type { Ephemeris } from '#engine/ephemeris/ephemeris.ts';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { flatteningOf } from '#engine/orientation/body-figure.ts';
import { earthAxes } from '#engine/orientation/earth-axes.ts';
import { galileanMoons } from '#engine/satellites/galilean-moons.ts';
import type { MainBodyId } from '#contract/fvt/main-bodies.ts';
import { onceFor } from '#machines/kit/once-for.ts';
import { axesOf, placeBodies } from '#parts/solar-system/place-bodies.ts';
import { type DrawnBody, DRAWN_BODY } from '#parts/solar-system/drawn-bodies.ts';
import { tiltedEarth } from '#parts/solar-system/tilted-earth.ts';
import { remembered } from '#parts/scene/remembered.ts';
import type { SimulatedInstant } from '#parts/scene/simulated-instant.ts';
import { difference } from '#render/geometry/vectors.ts';
import type { AxesAt, PlacedBody } from '#render/picture/placed-body.ts';
import type { FlybyScene } from './flyby-scene.ts';

/** The companion of a main body: the Moon of the Earth, and the Earth of the Moon. */
const COMPANION: Readonly<Partial<Record<MainBodyId, MainBodyId>>> = { earth: 'moon', moon: 'earth' };

/** Places of Sun and companion about a main body, ecliptic J2000, au. */
export type Surroundings = { readonly sun: Vector3; readonly companion: Vector3 | undefined };

/** The companion of a main body. */
export function companionOf(id: MainBodyId): DrawnBody | undefined {
  const companion = COMPANION[id];
  return companion && DRAWN_BODY[companion];
}

/**
 * Where Sun and companion are: by the rows of the flyby where they reach, else by the ephemeris.
 *
 * @param ephemeris covers the instant, where it is given.
 * @returns undefined where neither has it.
 */
export function surroundingsAt(
  id: MainBodyId,
  scene: FlybyScene | undefined,
  ephemeris: Ephemeris | undefined,
  { day, offset }: SimulatedInstant,
): Surroundings | undefined {
  const sun = scene?.sun.positionAt(day, offset);
  if (sun !== undefined) return { sun, companion: scene?.companion?.positionAt(day, offset) };
  if (ephemeris === undefined) return undefined;
  const places = new Map<string, Vector3>(
    placeBodies(ephemeris, day, offset).map((body) => [body.id, body.position]),
  );
  const centre = places.get(id);
  if (centre === undefined) return undefined;
  const fromCentre = (other: string | undefined) => {
    const place = other === undefined ? undefined : places.get(other);
    return place && difference(place, centre);
  };
  return { sun: difference([0, 0, 0], centre), companion: fromCentre(COMPANION[id]) };
}

/** The satellites that are shown as places about a main body: the large ones of Jupiter, and none of Saturn's. */
export function satellitesAt(
  id: MainBodyId,
  { day, offset }: SimulatedInstant,
): ReturnType<typeof galileanMoons> {
  return id === 'jupiter' ? galileanMoons(day, offset) : [];
}

/** The bodies of a picture about a main body, which is the first of them. */
export function bodiesAt(
  id: MainBodyId,
  { sun, companion }: Surroundings,
  shown: { readonly sun: boolean; readonly moon: boolean },
): readonly [PlacedBody, ...PlacedBody[]] {
  const beside = companionOf(id);
  return [
    placedBody(DRAWN_BODY[id], ORIGIN),
    ...(beside !== undefined && companion !== undefined && shown.moon ? [placedBody(beside, companion)] : []),
    ...(shown.sun ? [placedBody(DRAWN_BODY.sun, sun)] : []),
  ];
}

function placedBody(body: DrawnBody, position: Vector3): PlacedBody {
  return { ...figureOf(body), position };
}

const ORIGIN: Vector3 = [0, 0, 0];

type Figure = Omit<PlacedBody, 'position'>;

const figures = onceFor<Figure>();

/** What a body is and looks like, wherever it is; it has a name and a marker beside the main body, too. */
function figureOf(drawn: DrawnBody): Figure {
  return figures(drawn, () => {
    const { name, id, body, radius, appearance } = drawn;
    const { moonOf: _, ...look } = appearance;
    const axesAt = id === 'earth' ? turnedEarth : axesOf(id);
    return { ...look, id, name, radius, axesAt, flattening: flatteningOf(id, body) };
  });
}

const turnOf = createTurningEarth();

/** The axes of the Earth, true to the second but for its tilt, those of one instant once. */
const turnedEarth: AxesAt = remembered((day, offset) => {
  const { x, y, z } = earthAxes(turnOf(day, offset));
  return tiltedEarth([...x, ...y, ...z]);
});
