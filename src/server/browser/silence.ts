/** How long a host may send nothing before it is given up, ms. */
export const SILENT_MS = 30_000;

/** A limit to the silence of a host. */
type Silence = {
  /** Aborts once nothing came for so long. */
  readonly signal: AbortSignal;
  /** Something has come. */
  readonly broken: () => void;
  /** Nothing is awaited any more. */
  readonly stop: () => void;
};

/** Begins to watch for silence, and checks twice: data that arrive while the worker itself is busy count before the second check. */
export function watchSilence(): Silence {
  const abort = new AbortController();
  let isSilent = false;
  const timer = setInterval(() => {
    if (isSilent) abort.abort(new DOMException('The host is silent.', 'TimeoutError'));
    isSilent = true;
  }, SILENT_MS / 2);
  return {
    signal: abort.signal,
    broken: () => void (isSilent = false),
    stop: () => clearInterval(timer),
  };
}
