import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/**
 * Lets the requests of a connection have their responses one after the other: who sends many at once and reads no response takes the memory of
 * one alone.
 *
 * @returns waits until the request has its turn.
 */
export function oneAfterAnother(): (socket: Duplex, response: ServerResponse) => Promise<void> {
  const last = new WeakMap<Duplex, Promise<void>>();
  return async (socket, response) => {
    const before = last.get(socket);
    last.set(socket, new Promise((resolve) => response.once('close', resolve)));
    await before;
  };
}
