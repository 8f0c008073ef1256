import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { PNG } from 'pngjs';
import { openLab } from '../render/lab/open-lab.ts';
import { compare } from './compare.ts';

const FOLDER = import.meta.dirname;
const UPDATE = process.env['UPDATE'] !== undefined;
const FILTER = process.env['FILTER'] ?? '';

/** Part of the drawn pixels that may differ: a new browser may round an edge another way. */
const MAX_DIFFERENT = 0.02;

for (const name of fixtures()) {
  test(`${name} looks as it did`, async ({ page }, info) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    await openLab(page);
    const actual = Buffer.from(await page.evaluate((name) => window.lab.drawFixture(name), name), 'base64');
    const expected = join(FOLDER, name, 'expected.png');
    if (UPDATE) writeFileSync(expected, actual);
    writeFileSync(info.outputPath('actual.png'), actual);
    const { ratio, hasLostSubject, drawn, diff } = compare(
      PNG.sync.read(actual),
      PNG.sync.read(readFileSync(expected)),
    );
    writeFileSync(info.outputPath('diff.png'), PNG.sync.write(diff));
    expect(complaints).toEqual([]);
    expect(drawn, 'nothing is drawn').toBeGreaterThan(0);
    expect(ratio, `see ${info.outputPath('diff.png')}`).toBeLessThanOrEqual(MAX_DIFFERENT);
    expect(hasLostSubject, `see ${info.outputPath('diff.png')}`).toBe(false);
  });
}

function fixtures(): string[] {
  return readdirSync(FOLDER)
    .filter((name) => existsSync(join(FOLDER, name, 'fixture.ts')) && name.includes(FILTER))
    .sort();
}
