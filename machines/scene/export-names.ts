import { datedFileName } from '../kit/dated-file-name.ts';

/** Name of a picture, such as `OrbitVisualisationTool_2026-03-01T10-20-30.000Z.png`. @param atMs UTC milliseconds. */
export function imageName(fileName: string, atMs: number): string {
  return datedFileName([fileName], atMs, 'png');
}

/** Name of a movie: `.mp4` where the recorded type is one, else `.webm`. @param atMs UTC milliseconds. */
export function movieName(fileName: string, atMs: number, mimeType: string): string {
  return datedFileName([fileName, 'Record'], atMs, ending(mimeType));
}

/** Name of a film that was painted frame by frame, as {@link movieName}. @param atMs UTC milliseconds. */
export function filmName(fileName: string, atMs: number, mimeType: string): string {
  return datedFileName([fileName, 'Film'], atMs, ending(mimeType));
}

/** Name of the archive of a Story. @param atMs UTC milliseconds. */
export function storyName(fileName: string, atMs: number): string {
  return datedFileName([fileName, 'Story'], atMs, 'zip');
}

function ending(mimeType: string): string {
  return mimeType.startsWith('video/mp4') ? 'mp4' : 'webm';
}
