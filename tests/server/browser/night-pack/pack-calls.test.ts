import { beforeEach, expect, test } from 'vitest';
import { NIGHT_PACK_PATH } from '#contract/local/night-pack.ts';
import { createNightPacks, type PackAbout } from '#server/browser/night-pack/night-packs.ts';
import { packCalls } from '#server/browser/night-pack/pack-calls.ts';
import { writePack } from '#server/browser/night-pack/pack-file.ts';
import { packOfANight } from './pack-of-a-night.ts';

/** What the calls notified of, in order. */
let notified: string[];
let answer: ReturnType<typeof packCalls>;

beforeEach(() => {
  let stored: { readonly about: PackAbout; readonly file: Uint8Array<ArrayBuffer> } | undefined;
  notified = [];
  const store = {
    about: async () => stored?.about,
    file: async () => stored?.file,
    save: async (about: PackAbout, file: Uint8Array<ArrayBuffer>) => void (stored = { about, file }),
    remove: async () => void (stored = undefined),
  };
  answer = packCalls({
    packs: createNightPacks(store, report),
    making: () => Promise.reject(new Error('no night is made')),
    onMade: async () => void notified.push('made'),
    onReplaced: async (pack) => void notified.push(pack?.header.site ?? 'none'),
    report,
  });
});

test('a night out of a file is in the place of the data that were open, and so is none once it is deleted', async () => {
  await send('PUT', await writePack(packOfANight()));
  await send('DELETE');
  expect(notified).toEqual(['G96 Mt. Lemmon Survey', 'none']);
});

test('nothing is replaced by a file that is refused', async () => {
  const response = await send('PUT', (await writePack(packOfANight())).slice(0, 1000));
  expect(await response?.json()).toMatchObject({ kind: 'refused' });
  expect(notified).toEqual([]);
});

function send(method: string, body?: Uint8Array<ArrayBuffer>): Promise<Response | undefined> {
  const init = body === undefined ? { method } : { method, body };
  return answer(new Request(new URL(NIGHT_PACK_PATH, 'http://page'), init));
}

function report(error: unknown): void {
  throw error;
}
