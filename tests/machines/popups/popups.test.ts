import { expect, test } from 'vitest';
import { createActor, createMachine, SimulatedClock } from 'xstate';
import { toast } from '#machines/popups/notice.ts';
import type { Popup } from '#machines/popups/popup.ts';
import { popupsMachine, type Toast } from '#machines/popups/popups.ts';
import { shownPopup } from '../fakes/shown-popup.ts';

const NOTE: Popup = {
  kind: 'info',
  key: 'note',
  severity: 'success',
  message: 'Done.',
  option: { label: 'Go to results', event: { type: 'goto-results' } },
  closeEvent: { type: 'resume-calculation' },
};
const QUESTION: Popup = {
  kind: 'dialog',
  key: 'question',
  message: 'Sure?',
  cancel: { label: 'No', event: { type: 'resume-calculation' } },
  submit: { label: 'Yes', event: { type: 'cancel-calculation' } },
};
const PROGRESS: Popup = {
  kind: 'progress',
  key: 'progress',
  cancel: { label: 'Stop', event: { type: 'stop-calculation' } },
};
const LIST: Popup = { kind: 'objects', key: 'objects' };

test.each([
  [NOTE, 'popup.closed', 'resume-calculation'],
  [NOTE, 'popup.option-chosen', 'goto-results'],
  [NOTE, 'popup.dismissed', undefined],
  [QUESTION, 'popup.cancelled', 'resume-calculation'],
  [QUESTION, 'popup.closed', 'resume-calculation'],
  [QUESTION, 'popup.dismissed', 'resume-calculation'],
  [QUESTION, 'popup.submitted', 'cancel-calculation'],
  [PROGRESS, 'popup.cancelled', 'stop-calculation'],
] as const)('a popup %o notifies its owner on %s, then hides: %s', (popup, button, type) => {
  const { actor, open, press, sent } = start();
  open(popup);
  press(button);
  expect(sent).toEqual(type === undefined ? [] : [{ type, shown: popup.key }]);
  expect(actor.getSnapshot().value).toBe('hidden');
});

test('a popup whose button has no event hides in silence', () => {
  const { actor, open, press, sent } = start();
  open({ kind: 'info', key: 'a', severity: 'error', message: 'Oh.' });
  press('popup.closed');
  expect(sent).toEqual([]);
  expect(actor.getSnapshot().value).toBe('hidden');
});

test('a popup waits until those before it are closed', () => {
  const { open, press, popup } = start();
  open(NOTE);
  open(QUESTION);
  expect(popup()).toEqual(NOTE);
  press('popup.closed');
  expect(popup()).toEqual(QUESTION);
});

test('a popup with a message comes before those with contents', () => {
  const { open, press, popup } = start();
  open(LIST);
  open(NOTE);
  expect(popup()).toEqual(NOTE);
  press('popup.closed');
  expect(popup()?.kind).toBe('objects');
});

test('a popup replaces another of the same key and owner', () => {
  const { actor, open, popup } = start();
  open(PROGRESS);
  open({ kind: 'info', key: 'progress', severity: 'success', message: 'Done.' });
  expect(actor.getSnapshot().context.queue).toHaveLength(1);
  expect(popup()).toMatchObject({ kind: 'info', message: 'Done.' });
});

test('a popup can be withdrawn without an event to its owner', () => {
  const { actor, owner, open, sent } = start();
  open(QUESTION);
  actor.send({ type: 'popup.withdrawn', key: 'question', owner });
  expect(actor.getSnapshot().value).toBe('hidden');
  expect(sent).toEqual([]);
});

test('a popup that is no longer there sends nothing, however late its button is pressed', () => {
  const { actor, open, press, sent } = start();
  actor.send({ type: 'popup.submitted', popup: QUESTION });
  open(QUESTION);
  open(NOTE);
  press('popup.submitted');
  actor.send({ type: 'popup.submitted', popup: QUESTION });
  expect(sent.map(({ type }) => type)).toEqual(['cancel-calculation']);
});

test('popups of two owners may have the same key, and each notifies its own', () => {
  const [one, other] = twoOwners();
  one.open(QUESTION);
  other.open({ ...QUESTION });
  one.press('popup.submitted');
  expect([one.sent, other.sent]).toMatchObject([[{ type: 'cancel-calculation' }], []]);
  other.press('popup.cancelled');
  expect([one.sent, other.sent]).toMatchObject([[{}], [{ type: 'resume-calculation' }]]);
});

test('popups of two owners with contents show where their owner shows, without hiding each other', () => {
  const [one, other] = twoOwners();
  one.open(PROGRESS);
  other.open(LIST);
  expect(one.popup()).toEqual(PROGRESS);
  expect(other.popup()).toEqual(LIST);
});

test('popups of two owners go with the tool that is left, and those of the other stay', () => {
  const [one, other] = twoOwners();
  for (const popup of [NOTE, LIST]) one.open(popup);
  other.open(QUESTION);
  one.actor.send({ type: 'tool.left', owner: one.owner });
  expect(one.popup()).toEqual(QUESTION);
  expect(one.actor.getSnapshot().context.queue).toHaveLength(1);
  expect(one.sent).toEqual([]);
});

const SAVED = toast('success', 'Saved.');

test('a toast is shown beside a popup, and leaves by itself after six seconds', () => {
  const { open, popup, toasts, clock } = startToasts();
  open(QUESTION);
  open(SAVED);
  expect(popup()).toEqual(QUESTION);
  clock.increment(5_999);
  expect(toasts()).toEqual([SAVED]);
  clock.increment(1);
  expect(toasts()).toEqual([]);
  expect(popup()).toEqual(QUESTION);
});

test('a toast that is shown again stays its time from then on, and is one', () => {
  const { open, toasts, clock } = startToasts();
  open(SAVED);
  clock.increment(5_000);
  open(SAVED);
  clock.increment(5_000);
  expect(toasts()).toEqual([SAVED]);
  clock.increment(1_000);
  expect(toasts()).toEqual([]);
});

test('a toast stays while the pointer or the focus is on it', () => {
  const { actor, open, toasts, clock } = startToasts();
  open(SAVED);
  actor.send({ type: 'toast.paused', toast: SAVED as Toast });
  clock.increment(60_000);
  expect(toasts()).toEqual([SAVED]);
  actor.send({ type: 'toast.resumed', toast: SAVED as Toast });
  clock.increment(6_000);
  expect(toasts()).toEqual([]);
});

test('a toast outlasts the screen that it was opened over, and not the tool; a question does neither', () => {
  const { actor, owner, open, popup, toasts } = startToasts();
  open(QUESTION);
  open(SAVED);
  actor.send({ type: 'screen.left', owner });
  expect(popup()).toBeUndefined();
  expect(toasts()).toEqual([SAVED]);
  actor.send({ type: 'tool.left', owner });
  expect(toasts()).toEqual([]);
});

test('a toast that warns stays until it is closed', () => {
  const { actor, open, toasts, clock } = startToasts();
  const warning = toast('warning', 'Careful.');
  open(warning);
  clock.increment(600_000);
  expect(toasts()).toEqual([warning]);
  actor.send({ type: 'popup.dismissed', popup: warning });
  expect(toasts()).toEqual([]);
});

test('a toast that offers something stays longer, and notifies its owner when that is accepted', () => {
  const { actor, open, toasts, sent, clock } = startToasts();
  const offer = toast('success', 'Reset.', { label: 'Undo', event: { type: 'resume-calculation' } });
  open(offer);
  clock.increment(14_999);
  expect(toasts()).toEqual([offer]);
  actor.send({ type: 'popup.option-chosen', popup: offer });
  expect(sent.map(({ type }) => type)).toEqual(['resume-calculation']);
  expect(toasts()).toEqual([]);
});

test('a toast goes with the tool that is left', () => {
  const { actor, owner, open, toasts } = startToasts();
  open(SAVED);
  actor.send({ type: 'tool.left', owner });
  expect(toasts()).toEqual([]);
});

function startToasts() {
  const clock = new SimulatedClock();
  const started = start(createActor(popupsMachine, { clock }).start());
  return { ...started, clock };
}

function twoOwners() {
  const one = start();
  return [one, start(one.actor)] as const;
}

/** Popups with an owner that records its events, and which popup is shown at that moment. */
function start(actor = createActor(popupsMachine).start()) {
  const sent: { type: string; shown: string | undefined }[] = [];
  const owner = createActor(
    createMachine({
      on: { '*': { actions: ({ event: { type } }) => sent.push({ type, shown: shown.popup()?.key }) } },
    }),
  ).start();
  const shown = shownPopup(actor, owner);
  const open = (popup: Popup) => actor.send({ type: 'popup.opened', popup, owner });
  return { actor, owner, sent, open, ...shown };
}
