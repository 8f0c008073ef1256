import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ObjectTable, UncertaintyRun } from '#contract/opt/calculation.ts';
import type { EphemerisColumnKey } from '#engine/observe/columns.ts';
import { QuantityCell } from '#tools/opt/results/ephemerides/quantity-cell.tsx';

const ROW = {
  key: '0',
  object: {} as ObjectTable,
  isFirst: true,
  others: 0,
  isObservable: true,
  isUp: true,
  value: () => 5.8123,
};

test('the size of an ellipse says in its tooltip what it rests on, and the value in full', () => {
  expect(cell('ERR_A', { fromRow: 0, basis: 'covariance', lost: false })).toBe(
    '<span title="5.8123″, from the covariance of the orbit">5.8</span>',
  );
  expect(cell('ERR_A', { fromRow: 0, basis: 'U', lost: false })).toMatch(
    /title="5\.8123″, a rough estimate from the MPC parameter U.*>≈ 5\.8</,
  );
  expect(cell('ERR_B', { fromRow: 0, basis: 'clones', lost: false })).toMatch(/from clones.*>5\.8 c</);
  expect(cell('ERR_A', { fromRow: 0, basis: 'U', lost: true })).toMatch(
    /position unknown: 1 sigma is more than 1°.*>&gt; 1°</,
  );
});

test('an angle has no length in its tooltip, and other quantities have no tooltip', () => {
  expect(cell('PA', { fromRow: 0, basis: 'covariance', lost: false })).toContain(
    'title="from the covariance',
  );
  expect(cell('MAG', { fromRow: 0, basis: 'covariance', lost: false })).toBe('5.8');
});

test('an altitude has a bar as long as it is high, in the colour of its band; none below the horizon', () => {
  expect(altitude(45)).toMatch(/style="width:50%;background:var\(--alt-7\)".*>45<\/span>$/);
  expect(altitude(-3)).toBe('-3');
});

function altitude(degrees: number): string {
  const row = { ...ROW, value: () => degrees };
  return renderToString(<QuantityCell column="AST_ALT" row={row} text={String(degrees)} />);
}

/** A cell with 5.8123 in it. */
function cell(column: EphemerisColumnKey, uncertainty: UncertaintyRun): string {
  const row = { ...ROW, uncertainty };
  return renderToString(<QuantityCell column={column} row={row} text="5.8" />);
}
