/**
 * Name of a file that is saved: who made it and what it holds, each without blanks and signs that file systems refuse, and when, as
 * in `OrbitVisualisationTool_Record_2026-03-01T10-20-30.400Z.webm`.
 *
 * @param parts  the toolkit's name before what tables and charts hold; the tool's own before the kind of a picture of it.
 * @param atMs   UTC milliseconds, written in ISO 8601 with hyphens for colons.
 * @param ending without the dot before it.
 */
export function datedFileName(parts: readonly string[], atMs: number, ending: string): string {
  const words = parts.map((part) => part.trim().replaceAll(/[^\p{L}\p{N}]+/gu, '-'));
  const time = new Date(atMs).toISOString().replaceAll(':', '-');
  return `${[...words, time].join('_')}.${ending}`;
}
