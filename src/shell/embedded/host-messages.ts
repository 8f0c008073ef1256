import { type HostRequest, type EmbeddingActor } from '#machines/embedding/embedding.ts';
import { readHostMessage, type ToolkitMessage } from '#contract/embedding/embedding.ts';

/**
 * Exchanges messages with the page around the frame.
 *
 * Only messages of the surrounding window are read and, where the address names its origin, of no other origin. The state is posted to the
 * origin that has sent a message; before that only the notice that the toolkit is loaded, which a page that loads it knows anyway. Who may
 * put the toolkit into a frame at all is the operator's choice, by the directive `frame-ancestors`.
 *
 * @param origin of the page around, where it is known.
 * @returns ends the exchange.
 */
export function exchangeMessages(actor: EmbeddingActor, origin: string | undefined): () => void {
  const host = window.parent;
  if (host === window) return () => undefined;
  let listener = origin;
  const receive = ({ source, origin: sender, data }: MessageEvent<unknown>) => {
    if (source !== host || (origin !== undefined && sender !== origin)) return;
    const read = readHostMessage(data);
    if (read === undefined) return;
    listener = sender;
    if (read.kind === 'invalid') actor.send({ type: 'host.unreadable', read });
    else if (read.message.type === 'start') actor.send({ type: 'host.started', message: read.message });
    else actor.send({ type: 'host.requested', message: read.message satisfies HostRequest });
  };
  const post = (message: ToolkitMessage) => host.postMessage(message, targetOf(listener));
  window.addEventListener('message', receive);
  const posted = actor.on('message.posted', ({ message }) => post(message));
  return () => {
    window.removeEventListener('message', receive);
    posted.unsubscribe();
  };
}

/** A page in a sandbox has no origin that could be named. */
function targetOf(origin: string | undefined): string {
  return origin === undefined || origin === 'null' ? '*' : origin;
}
