import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { ProblemError } from '#server/http/problem-error.ts';
import { problemResponse } from '#server/http/problem-response.ts';
import { errorCode } from '../error-code.ts';
import { limitConnections } from '../visitors/connections.ts';
import type { TrustedProxies } from '../visitors/visitor-address.ts';
import { respondToMalformedRequests, HEAD_BYTES, problemOfHead, unreadable } from './malformed-requests.ts';

/** How long a request may take to arrive, head and whole, and how often that is examined, ms. */
const ARRIVAL = { headersTimeout: 20_000, requestTimeout: 120_000, connectionsCheckingInterval: 5000 };

/**
 * How long a connection stays open between two requests, ms: longer than those of proxies (Caddy 120 s, nginx and others 60 s), as
 * one that is closed while a proxy sends its next request on it is an error that a visitor sees.
 */
const IDLE_MS = 130_000;

/** How long a connection may be idle while a response is computed or not read, ms. */
const STANDSTILL_MS = 600_000;

/** After how long a client should repeat a request to a service that is starting, s. */
const STARTED_IN_SECONDS = 2;

type Responder = (request: Request, bindings: HttpBindings) => Response | Promise<Response>;

/** Where the service is, and who is trusted to name its visitors. */
export type FrontDoorPlace = {
  readonly host: string;
  readonly port: number;
  readonly trustedProxies: TrustedProxies;
};

/** A port that is open, and where its requests go from some time on. */
export type FrontDoor = { readonly server: Server; readonly admit: (response: Responder) => void };

/**
 * Opens the port. `/healthz` responds at once; every other request before the service is ready gets a time to come back at.
 *
 * @throws Error where the port cannot be opened, in words.
 */
export async function openFrontDoor({ host, port, trustedProxies }: FrontDoorPlace): Promise<FrontDoor> {
  let response: Responder = respondWhileStarting;
  const turnOf = createResponseQueue();
  const listener = getRequestListener(
    async (request, bindings) => {
      const { incoming, outgoing } = bindings as HttpBindings;
      await turnOf(incoming.socket, outgoing);
      if (incoming.socket.destroyed) return emptyResponse();
      return problemOfHead(incoming) ?? response(request, { incoming, outgoing });
    },
    {
      hostname: host,
      // the default cuts off clients that have not sent a whole body after half a second
      autoCleanupIncoming: false,
      errorHandler: unreadable,
    },
  );
  const server = createServer(
    { maxHeaderSize: HEAD_BYTES, requireHostHeader: false, keepAliveTimeout: IDLE_MS, ...ARRIVAL },
    (incoming, outgoing) => void listener(incoming, outgoing),
  );
  server.setTimeout(STANDSTILL_MS);
  respondToMalformedRequests(server);
  readOnAfterResponses(server);
  limitConnections(server, trustedProxies);
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const words = errorCode(error) === 'EADDRINUSE' ? 'it is in use' : String(error);
    throw new Error(`port ${port} of ${host} cannot be opened: ${words}`, { cause: error });
  }
  return { server, admit: (given) => void (response = given) };
}

/** A response to a client that has gone. */
function emptyResponse(): Response {
  return new Response(null, { status: 408 });
}

/** The response before the catalogue is read. */
export function respondWhileStarting(request: Request): Response {
  if (new URL(request.url).pathname === '/healthz') return Response.json({ status: 'ok' });
  const problem = new ProblemError(
    'starting',
    { detail: 'The service is reading its catalogue.' },
    STARTED_IN_SECONDS,
  );
  return problemResponse(problem, () => undefined);
}

/** How long what is left of a body is read after the response, ms: a state that is too long, on a slow line. */
const LINGER_MS = 30_000;

/**
 * Reads on what is left of a body when the response is sent, so that a client that is still sending reads the response instead of a
 * connection that was reset; closes the connection of one that sends for too long (RFC 9112, section 9.6).
 */
function readOnAfterResponses(server: Server): void {
  server.on('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    outgoing.once('finish', () => {
      if (incoming.complete) return;
      const last = setTimeout(() => incoming.socket.destroy(), LINGER_MS);
      incoming.once('close', () => clearTimeout(last));
      incoming.removeAllListeners('data').resume(); // a reader that stopped in the middle would hold it back
    });
  });
}

/**
 * Lets the requests of a connection have their responses one after the other: a client that sends many at once and reads no response takes the
 * memory of one alone.
 *
 * @returns waits until the request has its turn.
 */
function createResponseQueue(): (socket: Duplex, response: ServerResponse) => Promise<void> {
  const lastResponses = new WeakMap<Duplex, Promise<void>>();
  return async (socket, response) => {
    const before = lastResponses.get(socket);
    lastResponses.set(socket, new Promise((resolve) => response.once('close', resolve)));
    await before;
  };
}
