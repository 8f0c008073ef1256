import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { validationReport, type ValidationResult } from '#contract/validation.ts';
import { comparisonsOf } from '#validation/comparisons.ts';
import type { References } from '#validation/references.ts';
import { isWithinLimits, resultOf } from '#validation/summary.ts';
import { testEphemeris } from '../engine/ephemeris-fixture.ts';

const FILE = join(import.meta.dirname, '..', '..', 'public', 'validation.json');

/** By how much figures of the report may differ from those of this machine: a part of them, and of the limit. */
const SAME = { part: 0.05, ofLimit: 0.001 };

/** Thousands of clones of recorded orbits are integrated, on a machine that may do other things as well. */
const LONG = { timeout: 900_000 };

/** The report that the page shows. */
export const REPORT = z.parse(validationReport, JSON.parse(readFileSync(FILE, 'utf8')));

/** Tests that every comparison of the registry is within its limit, and that the page says what comes out. */
export function describeAgreement(references: References): void {
  const { kind } = references;
  describe(`the toolkit agrees with the ${kind} values of authorities`, () => {
    test.each(comparisonsOf(references))('$quantity, against $authority', LONG, (comparison) => {
      const result = resultOf(comparison, references, testEphemeris());
      expect(result, 'within its limit').toSatisfy(isWithinLimits);
      expect(result.rows, 'rows measured; fewer means that a sample was skipped').toBe(comparison.rows[kind]);
      const shown = REPORT[kind]?.results.find(({ id }) => id === comparison.id);
      expect(shown, 'as npm run validate wrote it last').toSatisfy((other?: ValidationResult) =>
        isSame(result, other),
      );
    });

    test(`the page shows the ${kind} comparisons of the registry and no others`, () => {
      const ids = REPORT[kind]?.results.map(({ id }) => id);
      expect(ids).toEqual(comparisonsOf(references).map(({ id }) => id));
    });
  });
}

function isSame(one: ValidationResult, other: ValidationResult | undefined): boolean {
  if (other === undefined || one.rows !== other.rows) return false;
  const [own, shown] = [figuresOf(one), figuresOf(other)];
  const slack = one.kind === 'errors' ? SAME.ofLimit * one.limit : SAME.ofLimit;
  return own.every((value, k) => Math.abs(value - shown[k]) <= SAME.part * value + slack);
}

function figuresOf(result: ValidationResult): readonly number[] {
  return result.kind === 'errors'
    ? [result.median, result.p95, result.worst, result.limit]
    : [result.within1, result.within3];
}
