import type { StarCatalogue, StarsFound, StarsWanted } from '#catalogue/stars/star-catalogue.ts';

/** Stars that were found, and where they are from. */
export type StarsOfField = StarsFound &
  Pick<StarCatalogue, 'sources' | 'unmovedEpoch'> & {
    /** Why fainter ones are missing that might have been had, in words. */
    readonly note?: string;
  };

/** Stars for the chart: those that are held, and fainter ones where somebody can be asked. */
export type StarFields = { find(requested: StarsWanted): Promise<StarsOfField> };

/** Only what is held. */
export function catalogueStarFields(stars: () => StarCatalogue): StarFields {
  return {
    find: async (requested) => {
      const known = stars();
      const { sources, unmovedEpoch } = known;
      return { ...known.find(requested), sources, unmovedEpoch };
    },
  };
}
