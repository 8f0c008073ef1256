import type { ListedObject } from '#contract/asteroid.ts';
import { type SearchActor, searchMachine } from '../kit/search.ts';

/** Sources a search of objects is restricted to. */
export type ObjectScope = readonly ('NEOCP' | 'JPL')[];

/** Finds small bodies by number, name or designation; see `searchMachine` for its states. */
export const objectSearchMachine = searchMachine<ListedObject, ObjectScope>('objectSearch');

export type ObjectSearchActor = SearchActor<ListedObject, ObjectScope>;
