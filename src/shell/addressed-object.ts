import { withoutDirectionControls } from '#contract/direction-controls.ts';
import { objectIn } from '#parts/tool-state/object-in-address.ts';

/** Numbers and names of the asteroids that pages link to most, as the Minor Planet Center lists them. */
const WELL_KNOWN: readonly (readonly [number: string, name: string])[] = [
  ['433', 'Eros'],
  ['1036', 'Ganymed'],
  ['1566', 'Icarus'],
  ['1627', 'Ivar'],
  ['1862', 'Apollo'],
  ['3200', 'Phaethon'],
  ['4179', 'Toutatis'],
  ['25143', 'Itokawa'],
  ['35396', '1997 XF11'],
  ['65803', 'Didymos'],
  ['99942', 'Apophis'],
  ['101955', 'Bennu'],
  ['137108', '1999 AN10'],
  ['153814', '2001 WN5'],
  ['162173', 'Ryugu'],
];

/** Characters of a name in an address that are shown at most. */
const LONGEST_NAME = 40;

/** The title of the object to show in the query of an address, if there is one. */
export function addressedObject(query: string): string | undefined {
  const name = objectIn(query);
  return name === '' ? undefined : addressedTitle(withoutDirectionControls(name).slice(0, LONGEST_NAME));
}

/**
 * The title of an object that an address names, as it is known before anything is fetched: `(99942) Apophis` for its number or
 * its name; the number alone, or the text as it is, for other objects.
 */
function addressedTitle(text: string): string {
  const bare = text.replace(/^\((\d+)\)$/, '$1');
  const known = WELL_KNOWN.find(
    ([number, name]) => number === bare || name.toLowerCase() === bare.toLowerCase(),
  );
  if (known !== undefined) return `(${known[0]}) ${known[1]}`;
  return /^\d+$/.test(bare) ? `(${bare})` : text;
}
