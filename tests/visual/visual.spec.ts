import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { openLab } from '../render/lab/open-lab.ts';

const FOLDER = import.meta.dirname;
const UPDATE = process.env['UPDATE'] !== undefined;
const FILTER = process.env['FILTER'] ?? '';

/** Part of the pixels that may differ: a new browser may round an edge another way. */
const MAX_DIFF_PIXEL_RATIO = 0.002;

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
    const { ratio, diff } = compare(actual, readFileSync(expected));
    writeFileSync(info.outputPath('diff.png'), diff);
    expect(complaints).toEqual([]);
    expect(ratio, `see ${info.outputPath('diff.png')}`).toBeLessThanOrEqual(MAX_DIFF_PIXEL_RATIO);
  });
}

function fixtures(): string[] {
  return readdirSync(FOLDER)
    .filter((name) => existsSync(join(FOLDER, name, 'fixture.ts')) && name.includes(FILTER))
    .sort();
}

function compare(actual: Buffer, expected: Buffer): { readonly ratio: number; readonly diff: Buffer } {
  const a = PNG.sync.read(actual);
  const b = PNG.sync.read(expected);
  expect([a.width, a.height]).toEqual([b.width, b.height]);
  const diff = new PNG({ width: a.width, height: a.height });
  const count = pixelmatch(a.data, b.data, diff.data, a.width, a.height, { threshold: 0.1 });
  return { ratio: count / (a.width * a.height), diff: PNG.sync.write(diff) };
}
