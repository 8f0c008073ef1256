import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeCsv } from '#parts/downloads/text-file.ts';
import { planEcsv } from '#tools/opt/results/night-plan/exports/plan-ecsv.ts';
import { planTable } from '#tools/opt/results/night-plan/exports/plan-table.ts';
import { planVotable } from '#tools/opt/results/night-plan/exports/plan-votable.ts';
import { NO_ASTROPY, pythonWithAstropy } from '../../../../run/python-with-astropy.ts';
import { samplePlan } from './sample-plan.ts';

const plan = samplePlan();
const READ = 'import sys; from astropy.table import Table; print(len(Table.read(sys.argv[1]';

test.for([
  ['ecsv', planEcsv(plan), READ],
  ['vot', planVotable(plan), READ],
  ['csv', writeCsv(planTable(plan), plan.remarks), `${READ}, format="ascii"`],
])(
  'astropy reads the slots of a plan in %s by the line that the documentation has',
  ([ending, text, read], { skip }) => {
    const python = pythonWithAstropy() ?? skip(NO_ASTROPY);
    const folder = mkdtempSync(join(tmpdir(), 'astropy-'));
    const file = join(folder, `plan.${ending}`);
    writeFileSync(file, text);
    const run = spawnSync(python, ['-c', `${read})))`, file], { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect([run.status, run.stdout.trim()]).toEqual([0, String(plan.slots.length)]);
  },
);
