/** Sizes of paper that documents are made for. */
export type PaperSize = 'A4' | 'Letter';

/** Across, points. */
export type Paper = { readonly widthPt: number; readonly heightPt: number };

export const PAPER: Readonly<Record<PaperSize, Paper>> = {
  A4: { widthPt: 841.89, heightPt: 595.28 },
  Letter: { widthPt: 792, heightPt: 612 },
};

/** Regions that use Letter, by ISO 3166 (CLDR, paper sizes). */
const LETTER_REGIONS = ['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'CR', 'GT', 'NI', 'PA', 'PR', 'SV', 'VE', 'BZ'];

/** The size that is usual where a language is spoken. @param language tag such as 'en-US'. */
export function usualPaper(language: string): PaperSize {
  const region = /-([A-Z]{2})\b/.exec(language)?.[1];
  return region !== undefined && LETTER_REGIONS.includes(region) ? 'Letter' : 'A4';
}
