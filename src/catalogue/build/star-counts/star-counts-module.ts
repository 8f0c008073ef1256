/** The source of the module that holds the counts. @param lines of `encodeStarCounts` */
export function starCountsModule(lines: readonly string[]): string {
  const rows = lines.map((line) => `  ${JSON.stringify(line)},`);
  return `/**
 * Stars per square degree brighter than VT 11, on the galactic grid of \`sky-grid.ts\` in the code of \`star-counts-code.ts\`,
 * smoothed over 1.2 deg.
 *
 * Made by \`npm run star-counts\`. Source: Tycho-2 (Høg et al. 2000, A&A 355, L27) as the index 07 of astrometry.net holds it
 * (Debian astrometry-data-tycho2-07-littleendian 2-4); where that is thinned before VT 11, in 2.5 % of its cells, by the
 * stars it has.
 */
// prettier-ignore
export const BRIGHT_STAR_COUNTS: readonly string[] = [
${rows.join('\n')}
];
`;
}
