import { beforeEach, expect, test, vi } from 'vitest';
import { optState } from '#contract/opt/opt-state.ts';
import { ovtState } from '#contract/ovt/ovt-state.ts';
import { storeStateInTab, storedInTab } from '#parts/tool-state/store-in-tab.ts';
import filteringState from '../../fixtures/saved-states/opt-filtering.json' with { type: 'json' };
import { fakeStorage } from '../fakes/storage.ts';

const stored = new Map<string, string>();

/** A field that reports what was typed when it loses the focus. */
class Field {
  readonly blur: () => void;
  constructor(blur: () => void) {
    this.blur = blur;
  }
}

beforeEach(() => {
  stored.clear();
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('HTMLElement', Field);
  vi.stubGlobal('document', { activeElement: null });
  vi.stubGlobal('sessionStorage', fakeStorage(stored));
});

test('a state in the browser tab is written at every change', () => {
  const changing = changeable();
  let text = 'first';
  storeStateInTab('opt', () => text, [changing]);
  text = 'second';
  changing.change();
  expect(stored.get('opt-state')).toBe('second');
});

test('a state in the browser tab is written once for all changes that follow each other at once, and for each that comes later', () => {
  const changing = changeable();
  let changes = 0;
  storeStateInTab('opt', () => `change ${changes++}`, [changing]);
  for (let change = 0; change < 100; change++) changing.change();
  expect(changes).toBe(1);
  vi.advanceTimersByTime(250);
  expect(stored.get('opt-state')).toBe('change 1');
  vi.advanceTimersByTime(10_000);
  changing.change();
  expect(stored.get('opt-state')).toBe('change 2');
});

test('a state in the browser tab is written when the page is left, changed or not', () => {
  storeStateInTab('ovt', () => 'the last view');
  window.dispatchEvent(new Event('pagehide'));
  expect(stored.get('ovt-state')).toBe('the last view');
});

test('a state in the browser tab has in it what is still being typed when the page is left', () => {
  let text = 'before';
  storeStateInTab('opt', () => text);
  vi.stubGlobal('document', { activeElement: new Field(() => (text = 'typed')) });
  window.dispatchEvent(new Event('pagehide'));
  expect(stored.get('opt-state')).toBe('typed');
});

test('a state in the browser tab stays as it was while the present one is invalid', () => {
  let text: string | undefined = 'whole';
  storeStateInTab('opt', () => text);
  window.dispatchEvent(new Event('pagehide'));
  text = undefined;
  window.dispatchEvent(new Event('pagehide'));
  expect(stored.get('opt-state')).toBe('whole');
});

test('a state in the browser tab is that of one tool: another finds nothing in it', () => {
  const text = JSON.stringify(filteringState.state);
  stored.set('opt-state', text);
  stored.set('ovt-state', text);
  expect(storedInTab('opt', optState)?.tool).toBe('opt');
  expect(storedInTab('ovt', ovtState)).toBeUndefined();
});

function changeable() {
  const listeners: (() => void)[] = [];
  return {
    subscribe: (listener: () => void) => listeners.push(listener),
    change: () => listeners.forEach((listener) => listener()),
  };
}
