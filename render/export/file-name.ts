/** Names of the 3D tools in the files that they give. */
export type ToolFileName =
  'OrbitVisualisationTool' | 'FlybyVisualisationTool' | 'SynodicOrbitVisualisationTool';

/** Name of a picture taken at an instant, UTC ms: the tool and the ISO time, `:` written as `-`. */
export function imageFileName(tool: ToolFileName, timeMs: number): string {
  return `${tool}_${stampOf(timeMs)}.png`;
}

/** Name of a movie whose recording ended at an instant, UTC ms; `.mp4` where that is what was recorded. */
export function movieFileName(tool: ToolFileName, timeMs: number, mimeType: string): string {
  const ending = mimeType.startsWith('video/mp4') ? 'mp4' : 'webm';
  return `${tool}_Record_${stampOf(timeMs)}.${ending}`;
}

function stampOf(timeMs: number): string {
  return new Date(timeMs).toISOString().replaceAll(':', '-');
}
