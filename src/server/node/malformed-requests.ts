import { type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { MAX_QUERY_LENGTH } from '#contract/limits.ts';
import { PROBLEM_MEDIA_TYPE, type ProblemBody, problemOf } from '#contract/problem.ts';

/** How long the other side may take to read the answer and to close its half of the connection, ms. */
const LINGER_MS = 1000;

/**
 * Answers requests that never reach the service, because their head is too long, no HTTP, or does not arrive in time, with a
 * problem as well; then lets the socket go, whatever the other side does.
 */
export function answerMalformedRequests(server: Server): void {
  const ending = new WeakSet<Duplex>();
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (ending.has(socket)) return; // being closed already; what else arrives is ignored
    ending.add(socket);
    if (socket.writable) socket.end(rawAnswer(problemOfError(error)));
    const last = setTimeout(() => socket.destroy(), LINGER_MS);
    socket.once('close', () => clearTimeout(last));
  });
}

function problemOfError({ code }: NodeJS.ErrnoException): ProblemBody {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return problemOf('request-timeout', { detail: 'The request did not arrive in time.' });
  }
  if (code === 'HPE_HEADER_OVERFLOW') {
    const detail = `A query may have ${MAX_QUERY_LENGTH} characters, but the request has more.`;
    return problemOf('query-too-long', { detail, maximum: MAX_QUERY_LENGTH });
  }
  return problemOf('bad-parameter', { detail: 'The request is no HTTP.' });
}

function rawAnswer(body: ProblemBody): string {
  const text = JSON.stringify(body);
  return [
    `HTTP/1.1 ${body.status} ${STATUS_CODES[body.status]}`,
    `Content-Type: ${PROBLEM_MEDIA_TYPE}`,
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Access-Control-Allow-Origin: *',
    'Connection: close',
    '',
    text,
  ].join('\r\n');
}
