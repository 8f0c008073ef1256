import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AltitudeCurve } from '#tools/opt/tonight/altitude-curve.tsx';
import { highText } from '#tools/opt/tonight/tonight-texts.ts';

const FRAME = {
  dark: { start: 2_461_000.25, end: 2_461_000.75 },
  moments: { start: 2_461_000, step: 0.25, sun: [0, -30, -40, -30, 0], moon: [-1, -1, -1, -1, -1] },
  lowest: 20,
  width: 100,
};

test('the best moment is marked on the curve', () => {
  const html = renderToString(
    <AltitudeCurve frame={FRAME} altitudes={[10, 30, 45, 30, 10]} best={2_461_000.5} />,
  );
  expect(html).toMatch(/class="tonight-best" cx="50" cy="19"/);
});

test('no best moment is marked on the horizon where its altitude is not known', () => {
  const html = renderToString(<AltitudeCurve frame={FRAME} altitudes={[10, 30]} best={2_461_000.5} />);
  expect(html).not.toContain('tonight-best');
});

test('a curve says in words when its object is high enough in the dark, and that one which ends early never is', () => {
  expect(words([10, 30, 45, 30, 10])).toBe('above 20° in the dark 19:00–07:00');
  expect(words([30, 10, 10, 30, 30])).toBe('above 20° in the dark 04:00–07:00');
  expect(words([10, 15])).toBe('not above 20° in the dark');
});

/** Noon of the frame is 13:00 by this clock. */
function words(altitudes: readonly number[]): string {
  return highText(altitudes, FRAME, { offsetMinutes: 60 });
}
