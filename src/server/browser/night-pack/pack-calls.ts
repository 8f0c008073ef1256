import {
  NIGHT_PACK_FILE_PATH,
  NIGHT_PACK_PATH,
  type NightPackNews,
  nightPackRequest,
  type NightPackResponse,
} from '#contract/local/night-pack.ts';
import { wrongMethod } from '#server/http/problem-response.ts';
import { makePack, type PackMaking } from './make-pack.ts';
import type { NightPacks } from './night-packs.ts';
import { type NightPack, PackRefused } from './pack-file.ts';

/** The parts that calls about the stored night need. */
export type PackCallParts = {
  readonly packs: NightPacks;
  /** Opens the service in the page where it is not open yet. */
  readonly making: () => Promise<PackMaking>;
  /** Is notified that a night is stored that was made here. */
  readonly onMade: (pack: NightPack) => Promise<void>;
  /** Is notified that a night out of a file is stored, or none any more: without a network the list of the data files is another one. */
  readonly onReplaced: (pack: NightPack | undefined) => Promise<void>;
  readonly report: (error: unknown) => void;
};

/** Answers the calls about the night that is taken along; nothing for all others. */
export function packCalls({ packs, making, onMade, onReplaced, report }: PackCallParts) {
  return async (request: Request): Promise<Response | undefined> => {
    const { pathname } = new URL(request.url);
    if (pathname === NIGHT_PACK_FILE_PATH) return fileResponse();
    if (pathname !== NIGHT_PACK_PATH) return undefined;
    switch (request.method) {
      case 'GET':
        return respond(await storedNight());
      case 'PUT':
        return respond(await take(request));
      case 'POST':
        return make(request);
      case 'DELETE':
        await packs.remove();
        await onReplaced(undefined);
        return respond({ kind: 'absent' });
      default:
        return wrongMethod(pathname, request.method, ['GET', 'PUT', 'POST', 'DELETE']);
    }
  };

  async function storedNight(): Promise<NightPackResponse> {
    const about = await packs.about();
    return about === undefined ? { kind: 'absent' } : { kind: 'stored', ...about };
  }

  async function fileResponse(): Promise<Response> {
    const file = await packs.file();
    return new Response(file ?? null, { status: file === undefined ? 404 : 200 });
  }

  async function take(request: Request): Promise<NightPackResponse> {
    try {
      const about = await packs.take(new Uint8Array(await request.arrayBuffer()));
      await onReplaced(await packs.current());
      return { kind: 'stored', ...about };
    } catch (error) {
      if (!(error instanceof PackRefused)) throw error;
      return { kind: 'refused', refusal: error.refusal };
    }
  }

  /** Lines of news while a night is made. A reader that stops ends it, and what was stored before stays. */
  async function make(request: Request): Promise<Response> {
    const requested = nightPackRequest.parse(await request.json());
    const ending = new AbortController();
    const signal = AbortSignal.any([request.signal, ending.signal]);
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(controller) {
        const send = (news: NightPackNews) => {
          if (!signal.aborted) controller.enqueue(encoder.encode(`${JSON.stringify(news)}\n`));
        };
        const work = async () => {
          const made = await makePack(
            requested,
            await making(),
            (step, done, all) => send({ kind: 'step', step, done, all }),
            signal,
          );
          signal.throwIfAborted();
          const about = await packs.make(made);
          await onMade(made);
          send({ kind: 'stored', ...about });
        };
        void work()
          .catch((error: unknown) => {
            if (signal.aborted) return;
            report(error);
            send({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
          })
          .finally(() => {
            if (!signal.aborted) controller.close();
          });
      },
      cancel: () => ending.abort(),
    });
    return new Response(body, { headers: { 'Content-Type': 'application/x-ndjson' } });
  }
}

function respond(response: NightPackResponse): Response {
  return Response.json(response);
}
