import type { TimelineTool } from './timeline-options.ts';

/** Names of the tools in the files they write. */
const FILE_NAMES: Readonly<Record<TimelineTool, string>> = {
  ovt: 'OrbitVisualisationTool',
  fvt: 'FlybyVisualisationTool',
  sovt: 'SynodicOrbitVisualisationTool',
};

/** Name of a picture, such as `OrbitVisualisationTool_2026-03-01T10-20-30.000Z.png`. @param atMs UTC milliseconds. */
export function imageName(tool: TimelineTool, atMs: number): string {
  return `${FILE_NAMES[tool]}_${timestamp(atMs)}.png`;
}

/** Name of a movie: `.mp4` where the recorded type is one, else `.webm`. @param atMs UTC milliseconds. */
export function movieName(tool: TimelineTool, atMs: number, mimeType: string): string {
  const ending = mimeType.startsWith('video/mp4') ? 'mp4' : 'webm';
  return `${FILE_NAMES[tool]}_Record_${timestamp(atMs)}.${ending}`;
}

/** ISO 8601 with hyphens for the colons that file systems refuse. */
function timestamp(ms: number): string {
  return new Date(ms).toISOString().replaceAll(':', '-');
}
