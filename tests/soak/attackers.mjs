/**
 * Connections that say nothing, say half, or ask and never read, each kind a third of them, from many addresses; whatever is closed
 * comes back. Writes a line when all are there. A separate process, so that the measuring one does not pay for them.
 *
 *     node attackers.mjs PORT COUNT PATH
 *
 * PATH is that of a file which is longer than what the system keeps for a connection.
 */
import { connect } from 'node:net';

const [port, count] = process.argv.slice(2, 4).map(Number);
const path = process.argv[4];

/** New connections, this many at once, and the next ones after this many milliseconds. */
const AT_ONCE = 200;
const NEXT_MS = 20;
const BACK_AFTER_MS = 1000;

let there = 0;
for (let number = 0; number < count; number++) {
  setTimeout(attack, NEXT_MS * Math.floor(number / AT_ONCE), number, false);
}

/** Opens a connection, and another when it is closed. @param hasCome whether one of this number was open before. */
function attack(number, hasCome) {
  const localAddress = `127.0.1.${1 + (number % 250)}`;
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  socket.once('connect', () => {
    if (!hasCome && ++there === count) process.stdout.write('all are there\n');
    hasCome = true;
  });
  socket.on('error', () => undefined);
  socket.once('close', () => setTimeout(attack, BACK_AFTER_MS, number, hasCome));
  if (number % 3 === 0) socket.resume();
  if (number % 3 === 1) socket.resume().write('GET /rest/status HTTP/1.1\r\nHo');
  if (number % 3 === 2) socket.pause().write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(20));
}
