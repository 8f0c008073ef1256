import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type destination, type Logger, symbols } from 'pino';
import { afterAll, expect, test, vi } from 'vitest';
import { openLog } from '#server/node/telemetry/service-log.ts';
import { traceOf, withTrace } from '#server/node/telemetry/request-trace.ts';
import { eventually } from '../../../eventually.ts';

/** A device on which there is never room. */
const FULL_DISK = '/dev/full';

const folder = mkdtempSync(join(tmpdir(), 'log-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a line has the trace of the request for which it is written', async () => {
  const file = join(folder, 'log');
  const trace = traceOf(undefined);
  withTrace(trace, () => openLog('info', file).info('done'));
  await eventually(() =>
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ msg: 'done', ...trace }),
  );
});

test('lines that cannot be written are lost, and the process neither dies of them nor waits for them when it ends', async () => {
  const failed = vi.fn();
  const log = openLog('info', FULL_DISK);
  const output = (log as Logger & Record<symbol, ReturnType<typeof destination>>)[symbols.streamSym];
  output.on('error', failed);
  log.error('lost');
  await eventually(() => expect(failed).toHaveBeenCalled());
  log.error('lost, too');
  output.flushSync();
});
