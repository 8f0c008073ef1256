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
