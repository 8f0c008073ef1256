import './example-line.css';
import { useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import type { SovtSession } from './sovt-session.ts';

/** Says that what is shown is an example, for as long as it is all there is. */
export function ExampleLine({ session }: { readonly session: SovtSession }) {
  const { sovt, sources, example } = session;
  const shown = useSyncExternalStore(example.subscribe, example.get);
  const objects = useSelector(sources.objects, ({ context }) => context.objects);
  const [row, ...others] = objects;
  if (shown === undefined || row?.designator !== shown || others.length > 0) return null;
  return (
    <div className="example-line">
      <output>
        {'Example: '}
        <b>{row.title}</b>, the brightest near-Earth asteroid of the month ahead
      </output>
      <Button size="small" onPress={() => sovt.send({ type: 'objects.requested', tab: 'select' })}>
        Choose another
      </Button>
    </div>
  );
}
