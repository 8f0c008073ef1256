import { describe, expect, test } from 'vitest';
import { sharedFolder } from '../shared-folder.ts';
import { quantities as ephemeris } from './ephemeris.ts';
import { quantities as observer } from './observer.ts';
import { quantities as propagation } from './propagation.ts';
import { type Measured, type Quantity, summarise } from './quantity.ts';

const REFERENCE = sharedFolder('reference');
const lines: string[] = [];

describe('the engine agrees with recorded authorities', () => {
  test.each([...ephemeris, ...propagation, ...observer])('$quantity, against $against', (quantity) => {
    const measured = summarise(quantity.measure());
    lines.push(line(quantity, measured));
    expect(measured.max, `worst: ${measured.worst}`).toBeLessThanOrEqual(quantity.limit);
    expect(measured.rows, 'rows measured; fewer means that a sample was skipped').toBeGreaterThanOrEqual(
      REFERENCE === undefined ? 1 : quantity.minimumRows,
    );
  });

  test('and the table says so', () => {
    const heading = ['quantity', 'against', 'cases', 'rows', 'median', 'max', 'limit', 'unit'].join(' | ');
    process.stdout.write(`\n${[heading, ...lines].join('\n')}\n`);
    expect(lines.length).toBeGreaterThan(0);
  });
});

function line(quantity: Quantity, measured: Measured): string {
  const figures = [measured.median, measured.max, quantity.limit].map((value) => value.toPrecision(3));
  return [quantity.quantity, quantity.against, measured.cases, measured.rows, ...figures, quantity.unit].join(
    ' | ',
  );
}
