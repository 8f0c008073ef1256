import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AltitudeCurve } from '#tools/opt/tonight/altitude-curve.tsx';

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
