import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { readCommittedEphemeris } from '#catalogue/build/ephemeris/check-ephemeris.ts';
import { validationReport, type ValidationReport, type ValidationRun } from '#contract/validation.ts';
import { writeAtomically } from '#files/write-atomically.ts';
import type { References } from '../references.ts';
import { withTables } from '../readme-tables.ts';
import { reportText, validationReportOf, validationRun } from '../report.ts';
import { isWithinLimits } from '../summary.ts';
import { citedReferences, recordedReferences } from './references.ts';

/**
 * Compares the toolkit with outside authorities, and writes how near it is for the page and into the engine's README:
 *
 *     npm run validate
 *
 * By the rows that are cited in the repository; where the recorded data lies beside the checkout, by all of its rows, too. Else what they
 * gave at the last time stays, with its date.
 */
const CITED = join('src', 'validation', 'cited');
const BESIDE = join('..', 'shared');
const REPORT = join('public', 'validation.json');
const README = join('src', 'engine', 'README.md');

const ephemeris = readCommittedEphemeris(join('public', 'ephemeris'));
const { version } = z.parse(
  z.object({ version: z.string() }),
  JSON.parse(readFileSync('package.json', 'utf8')),
);
const dated = { version, date: new Date().toISOString().slice(0, 10) };

const cited = run(citedReferences(CITED));
const recorded = existsSync(join(BESIDE, 'reference')) ? run(recordedReferences(BESIDE)) : lastRecorded();
const report = validationReportOf({ cited, ...(recorded !== undefined && { recorded }) });
await write(report);

const outside = [cited, recorded].flatMap(
  (one) => one?.results.filter((result) => !isWithinLimits(result)) ?? [],
);
for (const { quantity, authority } of outside)
  process.stderr.write(`Not within its limit: ${quantity}, against ${authority}.\n`);
if (outside.length > 0) process.exitCode = 1;

function run(references: References): ValidationRun {
  const start = process.cpuUsage();
  const made = validationRun(references, ephemeris, dated, (quantity) =>
    process.stdout.write(`${quantity}\n`),
  );
  const { user, system } = process.cpuUsage(start);
  const rows = made.results.reduce((sum, result) => sum + result.rows, 0);
  process.stdout.write(
    `${made.results.length} comparisons of ${rows} ${references.kind} rows in ${((user + system) / 1e6).toFixed(0)} s of one core\n\n`,
  );
  return made;
}

function lastRecorded(): ValidationRun | undefined {
  process.stdout.write(`There is no ${BESIDE}: what all recorded rows gave the last time stays.\n`);
  return existsSync(REPORT)
    ? z.parse(validationReport, JSON.parse(readFileSync(REPORT, 'utf8'))).recorded
    : undefined;
}

async function write(made: ValidationReport): Promise<void> {
  const text = reportText(z.parse(validationReport, made)); // its members in the order of the schema
  await writeAtomically(REPORT, new TextEncoder().encode(text));
  const shortened = z.parse(validationReport, JSON.parse(text));
  const readme = withTables(readFileSync(README, 'utf8'), shortened);
  await writeAtomically(README, new TextEncoder().encode(readme));
}
