import type { Observatory } from '#contract/site/observatory.ts';
import { type SearchActor, searchMachine } from '../kit/search.ts';

/** Finds observatories by code or a part of their name; see `searchMachine` for its states. */
export const observatorySearchMachine = searchMachine<Observatory>('observatorySearch');

export type ObservatorySearchActor = SearchActor<Observatory>;
