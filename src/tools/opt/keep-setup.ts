import { customObservatory, type Observatory } from '#machines/observatory.ts';
import type { KeptSetup } from '#contract/kept-setup.ts';
import type { SetupActor } from '#parts/setup/setup-actor.ts';
import { setupTimeFrame } from '#machines/setup-rules.ts';
import { readKept, writeKept } from './kept-setup.ts';

const KEY = 'opt-setup';

/** Keeps the set-up in the browser tab whenever it changes and its dates hold, so that a reload finds it again. */
export function keepSetup(setup: SetupActor): void {
  let written = '';
  setup.subscribe(({ context }) => {
    if (setupTimeFrame(context) === undefined) return;
    const text = writeKept(context);
    if (text === written) return;
    written = text;
    guarded((storage) => storage.setItem(KEY, text));
  });
}

/**
 * Brings back what was kept, and submits it again if it was submitted; what is damaged or of another version is
 * ignored.
 */
export function restoreSetup(setup: SetupActor): void {
  const text = guarded((storage) => storage.getItem(KEY));
  const found = readKept(text ?? '');
  if (found === undefined) return;
  setup.send({ type: 'start.chosen', date: found.dates.start });
  setup.send({ type: 'end.chosen', date: found.dates.end });
  setup.send({ type: 'observatory.chosen', observatory: observatoryOf(found) });
  setup.send({ type: 'zone.picked', timezone: found.timezone });
  if (found.isGeocentric) setup.send({ type: 'geocentre.chosen' });
  setup.send({ type: 'source.chosen', source: found.objectSource });
  setup.send({ type: 'objects.saved', objects: found.objects });
  if (found.isSubmitted) setup.send({ type: 'setup.submitted' });
}

function observatoryOf({ recentObservatory }: KeptSetup): Observatory {
  const { code, id } = recentObservatory;
  return code === undefined ? customObservatory(recentObservatory) : { ...recentObservatory, code, id };
}

/** In a cross-site frame or private window even naming `sessionStorage` throws a DOMException; that is an answer. */
function guarded<Result>(access: (storage: Storage) => Result): Result | undefined {
  try {
    return 'sessionStorage' in globalThis ? access(sessionStorage) : undefined;
  } catch (refusal) {
    if (refusal instanceof DOMException) return undefined;
    throw refusal;
  }
}
