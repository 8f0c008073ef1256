/** How the canvas is recorded. */
export const RECORDING = {
  videoBitsPerSecond: 25_600_000,
  /** Length of the pieces the recorder hands over, milliseconds. */
  chunkMs: 100,
} as const;

/** Movie types by preference; Safari records the last one alone. */
const MOVIE_TYPES = ['video/webm;codecs=vp9', 'video/webm', 'video/mp4'] as const;

/** The type to record; undefined where the browser records none of them. */
export function movieType(isSupported: (mimeType: string) => boolean): string | undefined {
  return MOVIE_TYPES.find(isSupported);
}

/** Time on air, h:mm:ss. @param seconds whole seconds. */
export function onAirText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return `${Math.floor(minutes / 60)}:${twoDigits(minutes)}:${twoDigits(seconds)}`;
}

function twoDigits(count: number): string {
  return String(count % 60).padStart(2, '0');
}

/** Name of a picture, such as `OrbitVisualisationTool_2026-03-01T10-20-30.000Z.png`. @param atMs UTC milliseconds. */
export function imageName(fileName: string, atMs: number): string {
  return `${fileName}_${timestamp(atMs)}.png`;
}

/** Name of a movie: `.mp4` where the recorded type is one, else `.webm`. @param atMs UTC milliseconds. */
export function movieName(fileName: string, atMs: number, mimeType: string): string {
  return `${fileName}_Record_${timestamp(atMs)}.${ending(mimeType)}`;
}

/** Name of a film that was painted frame by frame, as {@link movieName}. @param atMs UTC milliseconds. */
export function frameFilmName(fileName: string, atMs: number, mimeType: string): string {
  return `${fileName}_Film_${timestamp(atMs)}.${ending(mimeType)}`;
}

function ending(mimeType: string): string {
  return mimeType.startsWith('video/mp4') ? 'mp4' : 'webm';
}

/** ISO 8601 with hyphens for the colons that file systems refuse. */
function timestamp(ms: number): string {
  return new Date(ms).toISOString().replaceAll(':', '-');
}
