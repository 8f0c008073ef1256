import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { MAX_QUERY_LENGTH } from '#contract/limits.ts';
import { PROBLEM_MEDIA_TYPE, type ProblemBody, problemOf } from '#contract/problem.ts';

/** Answers requests that never reach the service, because their head is too long or no HTTP, with a problem as well. */
export function answerMalformedRequests(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return;
    socket.end(rawAnswer(problemOfError(error)));
  });
}

function problemOfError({ code }: NodeJS.ErrnoException): ProblemBody {
  if (code === 'HPE_HEADER_OVERFLOW') {
    const detail = `A query may have ${MAX_QUERY_LENGTH} characters, but the request has more.`;
    return problemOf('query-too-long', { detail, maximum: MAX_QUERY_LENGTH });
  }
  return problemOf('bad-parameter', { detail: 'The request is no HTTP.' });
}

function rawAnswer(body: ProblemBody): string {
  const text = JSON.stringify(body);
  return [
    `HTTP/1.1 ${body.status} ${body.status === 414 ? 'URI Too Long' : 'Bad Request'}`,
    `Content-Type: ${PROBLEM_MEDIA_TYPE}`,
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Access-Control-Allow-Origin: *',
    'Connection: close',
    '',
    text,
  ].join('\r\n');
}
