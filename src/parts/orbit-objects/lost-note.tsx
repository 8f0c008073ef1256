import { useSelector } from '@xstate/react';
import { lostText } from '#machines/objects/listed-object.ts';
import { rowOf } from '#machines/orbits/orbit-list.ts';
import { Note } from '#ui/content/note.tsx';
import type { OrbitSources } from './orbit-sources.ts';

type Props = Pick<OrbitSources, 'objects'> & { readonly designator: string };

/** Says of a comet that counts as lost when it was last seen; nothing of any other object. */
export function LostNote({ designator, objects }: Props) {
  const source = useSelector(objects, ({ context }) => rowOf(context, designator)?.source);
  const lost = source?.kind === 'listed' ? lostText(source.object) : undefined;
  return lost === undefined ? null : <Note>{`This comet counts as ${lost}.`}</Note>;
}
