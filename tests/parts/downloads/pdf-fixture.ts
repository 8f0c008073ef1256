import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PdfFrame } from '#parts/downloads/pdf/pdf-file.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');

/** Reads a font file by the address that the development server gives it. */
export async function readFont(address: string): Promise<ArrayBuffer> {
  const path = address.replace(/^\/@fs/, '').replace(/\?.*$/, '');
  const file = await readFile(path.startsWith(ROOT) ? path : join(ROOT, path));
  return new Uint8Array(file).buffer;
}

export const FRAME: PdfFrame = {
  title: 'Ephemerides',
  remarks: [],
  notes: { title: 'Orbits', remarks: [] },
  year: 2026,
  attribution: 'x',
  paper: 'A4',
};
