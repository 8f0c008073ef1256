import type { ListedObject } from '#contract/asteroid.ts';
import { lostText } from '#machines/objects/listed-object.ts';
import { Badge } from '#ui/content/badge.tsx';

/** Marks a comet that counts as lost, with the year in which it was last seen; nothing for any other object. */
export function LostMark({ object }: { readonly object: Pick<ListedObject, 'lost'> }) {
  const meaning = lostText(object);
  if (meaning === undefined) return null;
  return <Badge text={`lost ${object.lost?.slice(0, 'YYYY'.length)}`} tone="attention" meaning={meaning} />;
}
