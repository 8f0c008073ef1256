import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { ObjectListActor } from '#machines/objects/object-list.ts';
import { mayHaveOrbits } from './may-have-orbits.ts';
import type { ReadOrbits } from './read-orbits.ts';

const NOTHING_READ: ReadOrbits = { text: '', orbits: [], faults: [] };

/**
 * The orbits and observations of the text of a list, which is given their names instead, and what of it cannot be read. Orbits that
 * were read before are counted while some of the text is left to be corrected.
 */
export function useReadOrbits(list: ObjectListActor): ReadOrbits {
  const text = useSelector(list, ({ context }) => context.text);
  const [read, setRead] = useState(NOTHING_READ);
  useEffect(() => {
    if (!mayHaveOrbits(text)) return;
    let isCurrent = true;
    const readText = async () => {
      const { readOrbits } = await import('./read-orbits.ts');
      const found = readOrbits(text);
      if (!isCurrent || found === undefined) return;
      setRead(({ orbits }) => ({ ...found, orbits: found.orbits.length === 0 ? orbits : found.orbits }));
      if (found.text !== text) list.send({ type: 'orbits.read', text: found.text, orbits: found.orbits });
    };
    void readText();
    return () => {
      isCurrent = false;
    };
  }, [list, text]);
  return read.text === text ? read : { ...read, faults: [] };
}
