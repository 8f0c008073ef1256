import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { currentPopup, type Popup, type PopupEvent, popupsMachine } from '#machines/popups/popups.ts';

const NOTE: Popup = {
  kind: 'info',
  key: 'note',
  severity: 'success',
  message: 'Done.',
  option: { label: 'Go to results', event: 'goto-results' },
  closeEvent: 'resume-calculation',
};
const QUESTION: Popup = {
  kind: 'dialog',
  key: 'question',
  message: 'Sure?',
  cancel: { label: 'No', event: 'resume-calculation' },
  submit: { label: 'Yes', event: 'cancel-calculation' },
};
const PROGRESS: Popup = {
  kind: 'progress',
  key: 'progress',
  cancel: { label: 'Stop', event: 'stop-calculation' },
};

describe('a popup', () => {
  test.each([
    [NOTE, 'popup.closed', 'resume-calculation'],
    [NOTE, 'popup.option-chosen', 'goto-results'],
    [QUESTION, 'popup.cancelled', 'resume-calculation'],
    [QUESTION, 'popup.closed', 'resume-calculation'],
    [QUESTION, 'popup.submitted', 'cancel-calculation'],
    [PROGRESS, 'popup.cancelled', 'stop-calculation'],
  ] as const)('%o announces its event on %s, then hides: %s', (popup, type, name) => {
    const { actor, seen } = start();
    actor.send({ type: 'popup.opened', popup });
    actor.send({ type });
    expect(seen).toEqual([{ name, shown: popup.key }]);
    expect(currentPopup(actor.getSnapshot().context)).toBeUndefined();
    expect(actor.getSnapshot().value).toBe('hidden');
  });

  test('without a named event hides in silence', () => {
    const { actor, seen } = start();
    actor.send({
      type: 'popup.opened',
      popup: { kind: 'info', key: 'a', severity: 'error', message: 'Oh.' },
    });
    actor.send({ type: 'popup.closed' });
    expect(seen).toEqual([]);
    expect(actor.getSnapshot().value).toBe('hidden');
  });

  test('waits until those before it are closed', () => {
    const { actor } = start();
    actor.send({ type: 'popup.opened', popup: NOTE });
    actor.send({ type: 'popup.opened', popup: QUESTION });
    expect(currentPopup(actor.getSnapshot().context)).toEqual(NOTE);
    actor.send({ type: 'popup.closed' });
    expect(currentPopup(actor.getSnapshot().context)).toEqual(QUESTION);
  });

  test('with a message comes before those with contents of their own', () => {
    const { actor } = start();
    actor.send({ type: 'popup.opened', popup: { kind: 'objects', key: 'objects' } });
    actor.send({ type: 'popup.opened', popup: NOTE });
    expect(currentPopup(actor.getSnapshot().context)).toEqual(NOTE);
    actor.send({ type: 'popup.closed' });
    expect(currentPopup(actor.getSnapshot().context)?.kind).toBe('objects');
  });

  test('takes the place of another of the same key', () => {
    const { actor } = start();
    actor.send({ type: 'popup.opened', popup: PROGRESS });
    const done: Popup = { kind: 'info', key: 'progress', severity: 'success', message: 'Done.' };
    actor.send({ type: 'popup.opened', popup: done });
    expect(actor.getSnapshot().context.queue).toEqual([done]);
  });

  test('can be withdrawn without an announcement', () => {
    const { actor, seen } = start();
    actor.send({ type: 'popup.opened', popup: QUESTION });
    actor.send({ type: 'popup.withdrawn', key: 'question' });
    expect(actor.getSnapshot().value).toBe('hidden');
    expect(seen).toEqual([]);
  });

  test('that is not there answers nothing', () => {
    const { actor, seen } = start();
    for (const type of ['popup.closed', 'popup.submitted'] satisfies PopupEvent['type'][])
      actor.send({ type });
    expect(seen).toEqual([]);
  });
});

function start() {
  const actor = createActor(popupsMachine).start();
  const seen: { name: string; shown: string | undefined }[] = [];
  actor.on('popup.answered', ({ name }) => {
    seen.push({ name, shown: currentPopup(actor.getSnapshot().context)?.key });
  });
  return { actor, seen };
}
