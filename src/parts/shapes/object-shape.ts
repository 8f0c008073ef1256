import type { ShapeModel } from '#render/shapes/parse-obj.ts';
import { spinAxes } from '#render/shapes/spin.ts';
import type { AxesAt } from '#render/picture/placed-body.ts';
import type { NovClient } from '#client/nov/nov-client.ts';
import { GENERIC_ROTATION, GENERIC_SHAPE } from '#contract/nov/shapes.ts';
import { onSite } from '#client/site.ts';

/** The shape of an object as the scene draws it. */
export type ObjectShape = {
  /** Farthest corner at distance 1. */
  readonly model: ShapeModel;
  readonly axesAt: AxesAt;
  /** Who made it; `generic` for the rock that represents all others. */
  readonly source: string;
  /** Distance of its farthest corner, km; undefined for the rock, which has no size. */
  readonly radiusKm: number | undefined;
};

/**
 * The shape of an object: its model where there is one, else the generic rock.
 *
 * @throws RequestFailed when the service does not respond, TypeError when a file cannot be fetched, RangeError when it is no
 *   shape.
 */
export async function loadShape(nov: NovClient, name: string, signal: AbortSignal): Promise<ObjectShape> {
  const [described] = await nov.shapes(name, { signal });
  const response = await fetch(onSite(described?.shape ?? GENERIC_SHAPE), { signal });
  if (!response.ok) throw new TypeError(`the shape of ${name} was answered with ${response.status}`);
  const { normalised, parseObj } = await import('#render/shapes/parse-obj.ts');
  const { vertices, faces, radius } = normalised(parseObj(await response.text()));
  const spin = described ?? GENERIC_ROTATION;
  return {
    model: { vertices, faces },
    axesAt: (day, offset) => spinAxes(spin, day, offset),
    source: described?.source ?? 'generic',
    radiusKm: described === undefined ? undefined : radius,
  };
}
