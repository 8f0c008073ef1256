import { Presets, SingleBar } from 'cli-progress';
import type { RefreshProgress } from './refresh.ts';

const MEGABYTE = 1_000_000;

/** A bar per file on a terminal; a line per file where there is none. */
export function progressBar(write: (line: string) => void): RefreshProgress {
  const bar = new SingleBar(
    { format: '{place} {file} {bar} {received}', hideCursor: true, clearOnComplete: true },
    Presets.shades_classic,
  );
  return {
    started(file, place, count) {
      bar.start(1, 0, { file, place: `${place}/${count}`, received: '' });
    },
    received(bytes, total) {
      const received = `${(bytes / MEGABYTE).toFixed(1)} MB`;
      if (total !== undefined) bar.setTotal(total);
      bar.update(total === undefined ? 0 : bytes, { received });
    },
    finished(file, result) {
      bar.stop();
      write(`${file}: ${result.kind === 'failed' ? `not fetched, ${result.reason}` : result.kind}`);
    },
  };
}
