import { configuration } from '#parts/configuration.ts';
import { OutsideLink } from '#ui/buttons/outside-link.tsx';
import type { ActiveObject } from './active-object.ts';

/** The source of the selected object's shape model, if it has one. */
export function ShapeSource({ object: { designator, shape } }: { object: ActiveObject }) {
  const { modelSource: source } = shape;
  if (source === undefined || source === 'generic') return null;
  return (
    <p className="small muted">
      Shape: <OutsideLink href={shapeLink(source, designator)}>{source}</OutsideLink>
    </p>
  );
}

/** Link to a page about the model: in its database, or else in a collection by designation. */
function shapeLink(source: string, designator: string): string {
  const { shapeDatabase, shapeCollection } = configuration.linkBases;
  const base = source.includes('DAMIT') ? shapeDatabase : shapeCollection;
  return base + encodeURIComponent(designator);
}
