import * as z from 'zod/mini';
import { parsedJson } from './rest/parsed-json.ts';
import { toolStateId } from './tool-state-calls.ts';

/** Characters of the name of a save. */
export const MAX_SAVE_NAME = 80;

/** Characters of what a save says of its content. */
export const MAX_SAVE_CONTENT = 300;

/** Saves that a browser remembers. */
export const MAX_SAVES = 30;

const namedSave = z.object({
  /** The id it is loaded by; a number in saves that were stored before ids had more digits. */
  id: z.union([toolStateId, z.pipe(z.int().check(z.gte(0)), z.transform(String))]),
  tool: z.enum(['opt', 'scd', 'ovt', 'fvt', 'sovt']),
  name: z.string().check(z.maxLength(MAX_SAVE_NAME)),
  /** Milliseconds since 1970. */
  savedAtMs: z.int(),
  /** Its subject: site, dates and objects; absent in saves that were stored before there was one. */
  content: z.optional(z.string().check(z.maxLength(MAX_SAVE_CONTENT))),
});

/** A state that this browser saved, as its visitor knows it. */
export type NamedSave = z.output<typeof namedSave>;

/** The saves in a text that the browser stored, newest first; an entry that is not a save is passed over. */
export function savesIn(text: string): readonly NamedSave[] {
  const stored = z.array(z.unknown()).safeParse(parsedJson(text));
  if (!stored.success) return [];
  return stored.data.flatMap((each) => namedSave.safeParse(each).data ?? []);
}

/**
 * The saves with another one before them; where there are too many, the oldest without a name go, then the
 * oldest with one.
 */
export function withSave(saves: readonly NamedSave[], added: NamedSave): readonly NamedSave[] {
  const others = saves.filter(({ id }) => id !== added.id);
  while (others.length >= MAX_SAVES) {
    const nameless = others.findLastIndex(({ name }) => name === '');
    others.splice(nameless, 1); // the last of all where each has a name
  }
  return [added, ...others];
}

/** The saves without those that the service no longer stores. @param storedMs how long it stores a state. */
export function unexpiredSaves(
  saves: readonly NamedSave[],
  nowMs: number,
  storedMs: number,
): readonly NamedSave[] {
  return saves.filter(({ savedAtMs }) => savedAtMs + storedMs > nowMs);
}
