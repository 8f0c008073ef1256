import { destination, type Logger, pino } from 'pino';
import { currentTrace } from './request-trace.ts';

/** Most text that waits to be written, bytes: what comes on top is lost. */
const MOST_WAITING = 1_000_000;

const STANDARD_OUTPUT = 1;

/**
 * Opens the log: lines of JSON, each with the request for which it is written.
 *
 * Lines that cannot be written, as on a full disk, wait and are lost when they are too many; the process goes on, and ends without
 * them.
 *
 * @param place a file; the standard output where absent.
 */
export function openLog(level: string, place: string | number = STANDARD_OUTPUT): Logger {
  const output = destination({ dest: place, maxLength: MOST_WAITING });
  const flushSync = output.flushSync.bind(output);
  output.on('error', () => void (output.flushSync = () => undefined)); // else the process cannot end while the disk is full
  output.on('write', () => void (output.flushSync = flushSync));
  return pino({ level, mixin: () => currentTrace() ?? {} }, output);
}
