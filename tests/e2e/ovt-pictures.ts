import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { PNG } from 'pngjs';

/** Chooses a way out of the export menu. */
export async function chooseExport(page: Page, format: 'img' | 'webm'): Promise<void> {
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: new RegExp(`^${format}`) }).click();
}

/** The view as the file that a user gets. */
export async function exportPicture(page: Page): Promise<Download> {
  const download = page.waitForEvent('download');
  await chooseExport(page, 'img');
  return download;
}

export async function bytesOf(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}

/** The pixels of the exported view. */
export async function exportedImage(page: Page): Promise<PNG> {
  return PNG.sync.read(await bytesOf(await exportPicture(page)));
}

/** Colour of a pixel, six hex digits. */
export function hexAt({ data, width }: PNG, x: number, y: number): string {
  const at = 4 * (y * width + x);
  return data.subarray(at, at + 3).toString('hex');
}

/** Part of a picture, px; all of it by default. */
export type Area = {
  readonly left?: number;
  readonly top?: number;
  readonly right?: number;
  readonly bottom?: number;
};

/** How many pixels have a colour, six hex digits, to within some levels of each channel. */
export function countOf(
  { data, width, height }: Pick<PNG, 'data' | 'width' | 'height'>,
  colour: string,
  { left = 0, top = 0, right = width, bottom = height }: Area = {},
  levels = 6,
): number {
  const expected = [0, 2, 4].map((from) => Number.parseInt(colour.slice(from, from + 2), 16));
  let count = 0;
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const at = 4 * (y * width + x);
      count += Number(expected.every((level, channel) => Math.abs(data[at + channel] - level) <= levels));
    }
  }
  return count;
}

/** How alike the brightness of two pictures is in a part of them: 1 for the same, 0 for nothing in common. */
export function likeness(one: PNG, other: PNG, area: Required<Area>): number {
  const [a, b] = [brightness(one, area), brightness(other, area)];
  const norm = Math.sqrt(covariance(a, a) * covariance(b, b));
  return norm === 0 ? 0 : covariance(a, b) / norm;
}

function brightness({ data, width }: PNG, { left, top, right, bottom }: Required<Area>): readonly number[] {
  const values: number[] = [];
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const at = 4 * (y * width + x);
      values.push(data[at] + data[at + 1] + data[at + 2]);
    }
  }
  return values;
}

function covariance(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [one, other].map((values) => values.reduce((sum, value) => sum + value, 0) / values.length);
  return one.reduce((sum, value, at) => sum + (value - a) * (other[at] - b), 0) / one.length;
}
