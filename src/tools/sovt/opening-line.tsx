import './opening-line.css';
import { useSelector } from '@xstate/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { MILLISECONDS_PER_DAY } from '#engine/constants.ts';
import type { PathQuery } from '#machines/sovt/path-request.ts';
import { numberText } from '#parts/quantities/number-text.ts';
import { Button } from '#ui/buttons/button.tsx';
import type { SovtSession } from './sovt-session.ts';

/** Says which path is awaited while there is none, and that what is shown is an example for as long as it is all there is. */
export function OpeningLine({ session }: { readonly session: SovtSession }) {
  const { sovt, sources, example } = session;
  const shown = useSyncExternalStore(example.subscribe, example.get);
  const objects = useSelector(sources.objects, ({ context }) => context.objects);
  const awaited = useSelector(sources.paths, ({ context: { paths, requests } }) =>
    paths.size === 0 ? requests.values().next().value?.query : undefined,
  );
  if (awaited !== undefined) return <AwaitedPath key={awaited.calculated.designator} {...awaited} />;
  const [row, ...others] = objects;
  if (shown === undefined || row?.designator !== shown || others.length > 0) return null;
  return (
    <div className="opening-line">
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

const SECOND_MS = 1000;

/** Which path is calculated, how long it is, and for how long. */
function AwaitedPath({ title, range: { startMs, endMs } }: PathQuery) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  const days = numberText((endMs - startMs) / MILLISECONDS_PER_DAY, 0);
  return (
    <div className="opening-line">
      <output>
        {'Calculating the path of '}
        <b>{title}</b>
        {` over ${days} days…`}
      </output>
      <span className="figures muted" aria-hidden>
        {`${seconds} s`}
      </span>
    </div>
  );
}
