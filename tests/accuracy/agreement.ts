import { describe, expect, test } from 'vitest';
import { ephemerisQuantities } from './ephemeris.ts';
import { observerQuantities } from './observer.ts';
import { propagationQuantities } from './propagation.ts';
import { type Measured, type Quantity, summarise } from './quantity.ts';
import type { References } from './references.ts';

const QUANTITIES = [...ephemerisQuantities, ...propagationQuantities, ...observerQuantities];

/** Tests that every quantity agrees with the references within its limit, and prints them as a table. */
export function describeAgreement(references: References, kind: keyof Quantity['rows']): void {
  const lines: string[] = [];

  describe(`the engine agrees with the ${kind} values of authorities`, () => {
    test.each(QUANTITIES)('$quantity, against $against', (quantity) => {
      const measured = summarise(quantity.measure(references));
      lines.push(line(quantity, measured));
      expect(measured.max, `worst: ${measured.worst}`).toBeLessThanOrEqual(quantity.limit);
      expect(measured.rows, 'rows measured; fewer means that a sample was skipped').toBe(quantity.rows[kind]);
    });

    test('and the table says so', () => {
      const heading = ['quantity', 'against', 'cases', 'rows', 'median', 'max', 'limit', 'unit'].join(' | ');
      process.stdout.write(`\n${[heading, ...lines].join('\n')}\n`);
      expect(lines).toHaveLength(QUANTITIES.length);
    });
  });
}

function line(quantity: Quantity, measured: Measured): string {
  const figures = [measured.median, measured.max, quantity.limit].map((value) => value.toPrecision(3));
  return [quantity.quantity, quantity.against, measured.cases, measured.rows, ...figures, quantity.unit].join(
    ' | ',
  );
}
