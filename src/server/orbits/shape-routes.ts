import { Hono } from 'hono';
import { defined } from '#catalogue/defined.ts';
import type { SmallBody } from '#catalogue/small-body.ts';
import { NOV_ENDPOINTS } from '#contract/nov/endpoints.ts';
import { type AsteroidsShapes, GENERIC_ROTATION, type ShapeModel } from '#contract/nov/shapes.ts';
import { ROUTES } from '#contract/routes.ts';
import { namedBodies } from '../bodies/named-bodies.ts';
import { typedQuery } from '../http/read-query.ts';
import type { BodyParts } from '../bodies/body-parts.ts';
import type { ShapeStore } from './shape-store.ts';

/** Shape models of small bodies. */
export function shapeRoutes({
  catalogue,
  shapes,
}: Pick<BodyParts, 'catalogue'> & { readonly shapes: ShapeStore }): Hono {
  const routes = new Hono();

  routes.get(ROUTES.shapes, (c) => {
    const { names } = typedQuery(NOV_ENDPOINTS.shapes.query, c.req.url);
    namedBodies(names, catalogue());
    return c.json({
      asteroidsShapes: names.map((name) => ({ name, models: [...modelsOf(name)] })),
    } satisfies AsteroidsShapes);
  });

  return routes;

  function modelsOf(name: string): readonly ShapeModel[] {
    const current = catalogue();
    const [row] = current.search.byNames([name]).found;
    const body = row === undefined ? undefined : current.catalogue.body(row);
    return shapes
      .named(body === undefined ? [name] : namesOf(body))
      .map(({ address, source }) => ({ shape: address, source, ...rotationOf(body) }));
  }
}

function namesOf({ number, name, designation, otherDesignations }: SmallBody): string[] {
  return Object.values(defined({ number, name, designation })).concat(otherDesignations);
}

/** The period is the published one where there is one; the pole is that of the generic shape, and says so. */
function rotationOf(body: SmallBody | undefined): Omit<ShapeModel, 'shape' | 'source'> {
  const period = body?.rotationHours;
  if (period === undefined) return { ...GENERIC_ROTATION, rotationKnown: false };
  return { ...GENERIC_ROTATION, period, yorp: 0, rotationKnown: false };
}
