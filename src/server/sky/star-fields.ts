import type { StarCatalogue, StarsFound, StarsRequested } from '#catalogue/stars/star-catalogue.ts';

/** Stars that were found, and where they are from. */
export type StarsOfField = StarsFound & Pick<StarCatalogue, 'sources' | 'unmovedEpoch'>;

/** Stars for the chart: those of the local catalogue, and fainter ones where a service is configured. */
export type StarFields = { find(requested: StarsRequested): Promise<StarsOfField> };

/** Only the stars of the local catalogue. */
export function catalogueStarFields(stars: () => StarCatalogue): StarFields {
  return {
    find: async (requested) => {
      const known = stars();
      const { sources, unmovedEpoch } = known;
      return { ...known.find(requested), sources, unmovedEpoch };
    },
  };
}
