import { expect, test } from 'vitest';
import { optState, type OptState } from '#contract/opt/opt-state.ts';
import { canSubmit } from '#machines/planning/setup-rules.ts';
import { startVisit } from '../fakes/opt-visit.ts';
import { savedPlans } from '../../fixtures/saved-states.ts';

test('a loaded set-up with invalid dates is refused where it is submitted, which stays', () => {
  for (const dates of [
    { start: '2026-02-30', end: '2026-03-12' },
    { start: '2026-03-12', end: '2026-03-05' },
  ]) {
    const opt = startVisit();
    opt.load(
      withSetup(({ selectedTimeFrame }) => ({ selectedTimeFrame: { ...selectedTimeFrame, ...dates } })),
    );
    expect(canSubmit(opt.setup.getSnapshot().context)).toBe(false);
    opt.setup.send({ type: 'setup.submitted' });
    expect(opt.popup()).toMatchObject({ severity: 'error', message: 'Time frame not valid or missing.' });
    expect(opt.screens).toEqual([]);
  }
});

test('a loaded set-up with an invalid place is refused where it is submitted, which stays', () => {
  for (const place of [{ latitude: 95 }, { longitude: -500 }, { alt: -1e6 }]) {
    const opt = startVisit();
    opt.load(
      withSetup(({ selectedObservatory }) => ({
        selectedObservatory: { ...selectedObservatory, ...place },
      })),
    );
    expect(opt.setup.getSnapshot().context.observatory).toMatchObject(place);
    opt.setup.send({ type: 'setup.submitted' });
    expect(opt.popup()).toMatchObject({
      severity: 'error',
      message: 'Observatory data not valid or missing.',
    });
    expect(opt.screens).toEqual([]);
  }
});

test('a loaded set-up that had been submitted requests no list', () => {
  const opt = startVisit();
  const state = withSetup(({ selectedObservatory }) => ({
    selectedObservatory: { ...selectedObservatory, latitude: 95 },
  }));
  opt.load({ ...state, setup: { ...state.setup, submitted: state.setup.current } });
  expect(opt.lists.calls).toHaveLength(0);
});

test('a loaded set-up whose dates reach beyond the years there are is cut to them, and says so', () => {
  const opt = startVisit();
  opt.load(
    withSetup(({ selectedTimeFrame }) => ({
      selectedTimeFrame: { ...selectedTimeFrame, start: '1899-12-25', end: '1900-01-03' },
    })),
  );
  expect(opt.setup.getSnapshot().context.dates).toEqual({ start: '1900-01-01', end: '1900-01-03' });
  expect(opt.toasts()).toMatchObject([
    { message: 'The saved time frame was cut to the years 1900 to 2470.' },
  ]);
  const other = startVisit();
  other.load(withSetup(() => ({})));
  expect(other.toasts()).toEqual([]);
});

test('a site at a longitude that is counted to 360 is where it was saved', () => {
  const opt = startVisit();
  opt.load(
    withSetup(({ selectedObservatory }) => ({
      selectedObservatory: { ...selectedObservatory, longitude: 204.5 },
    })),
  );
  expect(opt.setup.getSnapshot().context.observatory.longitude).toBe(-155.5);
});
type SavedSetup = OptState['setup']['current'];

/** A plan as the page reads it, with something else in the form; at a custom place, submitted nowhere. */
function withSetup(change: (current: SavedSetup) => Partial<SavedSetup>): OptState {
  const [{ state }] = savedPlans();
  const { submitted: _, ...setup } = state.setup;
  const { code: _code, id: _id, ...place } = setup.current.selectedObservatory;
  const current = { ...setup.current, selectedObservatory: place };
  const changed = { ...current, ...change(current) };
  return optState.parse(
    JSON.parse(JSON.stringify({ ...state, calculation: undefined, setup: { ...setup, current: changed } })),
  );
}
