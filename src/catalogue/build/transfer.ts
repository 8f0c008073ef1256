import { open } from 'node:fs/promises';
import type { PartialFile } from './partial-file.ts';

/** A response that no repetition of the request will change. */
export class FinalError extends Error {}

/** A response that may differ later. */
export class RetryError extends Error {
  /** Value of the header Retry-After. */
  readonly retryAfter: string | null;
  constructor(message: string, retryAfter: string | null = null) {
    super(message);
    this.retryAfter = retryAfter;
  }
}

/** No response at all: no network, no such host, or no server there. */
export class UnreachableError extends Error {}

export type TransferOptions = {
  /** Conditions under which the file is sent at all: If-None-Match, If-Modified-Since. */
  readonly conditions: Readonly<Record<string, string>>;
  /** Time without a byte after which the connection is given up, ms. */
  readonly stallMs: number;
  /** Bytes after which the file is given up; without a limit where absent. */
  readonly mostBytes?: number | undefined;
  /** Called after every piece with the bytes so far, and with their total where the service names it. */
  readonly onProgress?: ((bytes: number, total: number | undefined) => void) | undefined;
};

/** Responses after which the same request may be sent again. */
const WORTH_REPEATING = new Set([408, 416, 425, 429]);

/**
 * One attempt to receive a file: its rest where a beginning is stored, or else all of it.
 *
 * @returns the headers, or 'unchanged' when the conditions do not hold
 * @throws {UnreachableError} {@link RetryError} {@link FinalError}
 */
export async function transfer(
  url: string,
  part: PartialFile,
  options: TransferOptions,
): Promise<Headers | 'unchanged'> {
  const connection = new AbortController();
  const headers = headersFor(part, options.conditions);
  const responding = fetch(url, { headers, signal: connection.signal }).catch(unreachable);
  try {
    const response = await withinTime(responding, options.stallMs, 'no answer');
    if (response.status === 304) return 'unchanged';
    if (!response.ok) throw refusal(response, part);
    await receive(response, part, options);
    return response.headers;
  } finally {
    connection.abort();
  }
}

function unreachable(error: Error): never {
  throw new UnreachableError(error.message, { cause: error.cause });
}

function headersFor(part: PartialFile, conditions: Readonly<Record<string, string>>): Record<string, string> {
  const headers = { 'accept-encoding': 'identity', 'user-agent': 'neo-toolkit (catalogue)' };
  const received = part.size();
  const validator = part.validator();
  if (received === 0 || validator === undefined) return { ...headers, ...conditions };
  return { ...headers, range: `bytes=${received}-`, 'if-range': validator };
}

function refusal(response: Response, part: PartialFile): Error {
  const message = `${response.status} ${response.statusText}`.trim();
  if (response.status === 416) part.discard();
  const mayImprove = response.status >= 500 || WORTH_REPEATING.has(response.status);
  return mayImprove ? new RetryError(message, response.headers.get('retry-after')) : new FinalError(message);
}

async function receive(response: Response, part: PartialFile, options: TransferOptions): Promise<void> {
  const isRest = response.status === 206;
  if (isRest) requireRest(response, part);
  else part.begin(validatorOf(response.headers));
  const length = response.headers.get('content-length');
  let bytes = part.size();
  const total = length === null ? undefined : bytes + Number(length);
  const reader = response.body?.getReader();
  if (reader === undefined) throw new FinalError('an answer without content');
  const file = await open(part.path, 'a');
  try {
    for (;;) {
      const { done, value } = await withinTime(reader.read(), options.stallMs, 'no byte');
      if (done) break;
      bytes += value.byteLength;
      if (bytes > (options.mostBytes ?? Number.POSITIVE_INFINITY)) throw tooLong(part, options);
      await file.write(value);
      options.onProgress?.(bytes, total);
    }
  } finally {
    await file.close();
  }
  if (total !== undefined && bytes !== total) throw new RetryError(`${bytes} of ${total} bytes received`);
}

function tooLong(part: PartialFile, { mostBytes }: TransferOptions): FinalError {
  part.discard();
  return new FinalError(`more than the ${mostBytes} bytes that such a file may have`);
}

/** The rest must begin where the beginning ends. */
function requireRest(response: Response, part: PartialFile): void {
  const start = /^bytes (\d+)-/.exec(response.headers.get('content-range') ?? '')?.[1];
  if (start !== undefined && Number(start) === part.size()) return;
  part.discard();
  throw new RetryError('the rest does not begin where the file broke off');
}

function validatorOf(headers: Headers): string | undefined {
  const etag = headers.get('etag');
  if (etag !== null && !etag.startsWith('W/')) return etag;
  return headers.get('last-modified') ?? undefined;
}

async function withinTime<Value>(work: Promise<Value>, ms: number, name: string): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new RetryError(`${name} for ${ms} ms`)), ms);
  });
  work.catch(() => undefined); // once time is up, a failure of the work is no longer of interest
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
