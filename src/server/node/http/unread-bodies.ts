import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** How long what is left of a body is read after the answer, ms: a state that is too long, on a slow line. */
const LINGER_MS = 30_000;

/**
 * Reads on what is left of a body when the response is sent, so that a client that is still sending reads the response instead of a
 * connection that was reset; closes the connection of one that sends for too long (RFC 9112, section 9.6).
 */
export function readOnAfterAnswers(server: Server): void {
  server.on('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    outgoing.once('finish', () => {
      if (incoming.complete) return;
      const last = setTimeout(() => incoming.socket.destroy(), LINGER_MS);
      incoming.once('close', () => clearTimeout(last));
      incoming.removeAllListeners('data').resume(); // a reader that stopped in the middle would hold it back
    });
  });
}
