import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { RequestError } from '@hono/node-server';
import { MAX_QUERY_LENGTH } from '#contract/limits.ts';
import { PROBLEM_MEDIA_TYPE, type ProblemBody, problemOf } from '#contract/rest/problem.ts';

/** How long the other side may take to read the response and to close its half of the connection, ms. */
const LINGER_MS = 1000;

/** Characters of the header that are read, and of an address without its query. */
const MAX_HEADER_LENGTH = 16_384;
const MAX_PATH_LENGTH = 2048;

/** Bytes of a head after which a request is given up: so many more than are accepted that a long address differs from a long header. */
export const HEAD_BYTES = 2 * (MAX_QUERY_LENGTH + MAX_HEADER_LENGTH);

const HEADERS = {
  'Content-Type': PROBLEM_MEDIA_TYPE,
  'Cache-Control': 'no-store',
  'Access-Control-Allow-Origin': '*',
};

/**
 * Responds to requests that never reach the service, because their head is endless, no HTTP, expects what is not given, or does not
 * arrive in time, with a problem as well; then lets the socket go, whatever the other side does.
 */
export function respondToMalformedRequests(server: Server): void {
  const ending = new WeakSet<Duplex>();
  server.on('clientError', (error: ParserError, socket: Duplex) => {
    if (ending.has(socket)) return; // being closed already; what else arrives is ignored
    ending.add(socket);
    if (socket.writable) socket.end(rawResponse(problemOfError(error)));
    const last = setTimeout(() => socket.destroy(), LINGER_MS);
    socket.once('close', () => clearTimeout(last));
  });
  server.on('checkExpectation', (_, response) => {
    const detail = 'A request may expect 100-continue and nothing else.';
    const body = problemOf('expectation-failed', { detail });
    response.writeHead(body.status, { ...HEADERS, Connection: 'close' }).end(JSON.stringify(body));
  });
}

/** The problem of a request whose address or header is too long, or that names no host or several; nothing for any other. */
export function problemOfHead({
  url = '',
  rawHeaders,
  httpVersion,
  headersDistinct,
}: IncomingMessage): Response | undefined {
  if (url.length > MAX_QUERY_LENGTH + MAX_PATH_LENGTH) return refusal(queryTooLong());
  if (rawHeaders.reduce((sum, { length }) => sum + length, 0) > MAX_HEADER_LENGTH)
    return refusal(headerTooLong());
  const hosts = headersDistinct['host']?.length ?? 0;
  if (hosts > 1 || (hosts === 0 && httpVersion !== '1.0'))
    return refusal(badRequest(`A request names one host, but this one names ${hosts}.`));
  return undefined;
}

/** The response to a request without a valid address. @throws any other error as it is. */
export function unreadable(error: unknown): Response {
  if (!(error instanceof RequestError)) throw error;
  return refusal(badRequest(`The address of the request cannot be read: ${error.message}.`));
}

function refusal(body: ProblemBody): Response {
  return Response.json(body, { status: body.status, headers: HEADERS });
}

function badRequest(detail: string): ProblemBody {
  return problemOf('bad-request', { detail });
}

function queryTooLong(): ProblemBody {
  const detail = `A query may have ${MAX_QUERY_LENGTH} characters, but the request has more.`;
  return problemOf('query-too-long', { detail, maximum: MAX_QUERY_LENGTH });
}

function headerTooLong(): ProblemBody {
  const detail = `The header may have ${MAX_HEADER_LENGTH} characters, but has more.`;
  return problemOf('header-too-long', { detail, maximum: MAX_HEADER_LENGTH });
}

/** What the parser says, with the bytes that it was at. */
type ParserError = NodeJS.ErrnoException & { readonly rawPacket?: Buffer; readonly bytesParsed?: number };

function problemOfError(error: ParserError): ProblemBody {
  switch (error.code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return problemOf('request-timeout', { detail: 'The request did not arrive in time.' });
    case 'HPE_HEADER_OVERFLOW':
      return endsInAddress(error) ? queryTooLong() : headerTooLong();
    default:
      return badRequest('The request is not HTTP.');
  }
}

/** Whether an endless head ends in its address, in which neither a blank nor a line break is. */
function endsInAddress({ rawPacket, bytesParsed }: ParserError): boolean {
  const read = rawPacket?.subarray(0, bytesParsed).toString('latin1') ?? '';
  return !/\s/.test(read.replace(/^[A-Z]+ /, ''));
}

function rawResponse(body: ProblemBody): string {
  const text = JSON.stringify(body);
  return [
    `HTTP/1.1 ${body.status} ${STATUS_CODES[body.status]}`,
    ...Object.entries(HEADERS).map(([name, value]) => `${name}: ${value}`),
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Connection: close',
    '',
    text,
  ].join('\r\n');
}
