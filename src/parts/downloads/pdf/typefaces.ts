import type { PDFDocument, PDFRef } from 'pdf-lib';
import { BOLD_FACES, EUROPEAN_FACES, type Face, isInRanges } from './faces.ts';
import { fontMetrics } from './font-metrics.ts';
import { outlineFile } from './true-type.ts';
import { tablesOfWoff } from './woff.ts';

/** Reads a font file by its address. */
export type ReadFont = (address: string) => Promise<ArrayBuffer>;

/** A character in one of the embedded fonts. */
type SetCharacter = {
  readonly font: string;
  /** Glyph id in a PDF string. */
  readonly code: string;
  /** Width in the size of the type. */
  readonly width: number;
};

/** Replaces characters of scripts that no face has. */
const UNKNOWN = '?';

/** Glyphs of one font beside each other. */
export type Run = { readonly font: string; readonly codes: string };

/** Sets texts in the fonts that have their characters. */
export type Typeface = {
  readonly widthOf: (text: string, size: number) => number;
  readonly runsOf: (text: string) => readonly Run[];
};

export type Typefaces = {
  readonly plain: Typeface;
  readonly bold: Typeface;
  /** Characters that no font has, which a question mark replaces. */
  readonly missing: readonly string[];
  /** Fonts of the document by the names that runs call them. */
  readonly fonts: ReadonlyMap<string, PDFRef>;
};

/**
 * Embeds the fonts that texts need, and no others: they come in parts by script, which stay whole in the document.
 * Kana and kanji are searched for when a text has characters of none of the scripts of Europe.
 */
export async function embedTypefaces(
  document: PDFDocument,
  texts: Iterable<string>,
  readFont: ReadFont,
): Promise<Typefaces> {
  const characters = charactersOf(texts);
  const isEuropean = [...characters].every((character) => faceOf(EUROPEAN_FACES, character) !== undefined);
  const faces = isEuropean
    ? EUROPEAN_FACES
    : [...EUROPEAN_FACES, ...(await import('./japanese-faces.ts')).JAPANESE_FACES];
  const fonts = new Map<string, PDFRef>();
  const plain = await embed(document, faces, characters, readFont, fonts);
  const bold = await embed(document, BOLD_FACES, characters, readFont, fonts);
  const plainFace = typeface(plain);
  const missing = [...characters].filter((character) => !plain.has(character) && character.trim() !== '');
  return { fonts, missing, plain: plainFace, bold: typeface(bold, plainFace) };
}

function charactersOf(texts: Iterable<string>): ReadonlySet<string> {
  const characters = new Set(UNKNOWN);
  for (const text of texts) for (const character of text.normalize()) characters.add(character);
  return characters;
}

function faceOf(faces: readonly Face[], character: string): Face | undefined {
  const code = character.codePointAt(0) ?? 0;
  return faces.find(({ ranges }) => isInRanges(ranges, code));
}

function byFace(
  faces: readonly Face[],
  characters: ReadonlySet<string>,
): ReadonlyMap<Face, readonly string[]> {
  const groups = new Map<Face, string[]>();
  for (const character of characters) {
    const face = faceOf(faces, character);
    if (face === undefined) continue;
    const group = groups.get(face);
    if (group === undefined) groups.set(face, [character]);
    else group.push(character);
  }
  return groups;
}

/** Embeds the faces of characters. @param fonts those embedded so far, to which they are added. */
async function embed(
  document: PDFDocument,
  faces: readonly Face[],
  characters: ReadonlySet<string>,
  readFont: ReadFont,
  fonts: Map<string, PDFRef>,
): Promise<ReadonlyMap<string, SetCharacter>> {
  const found = new Map<string, SetCharacter>();
  for (const [face, needed] of byFace(faces, characters)) {
    const tables = await tablesOfWoff(await readFont(face.address));
    const metrics = fontMetrics(tables, face.name);
    document.registerFontkit({ create: () => metrics });
    const { ref } = await document.embedFont(outlineFile(tables));
    const font = `F${fonts.size + 1}`;
    fonts.set(font, ref);
    for (const character of needed) {
      const { id, advanceWidth } = metrics.glyphForCodePoint(character.codePointAt(0) ?? 0);
      if (id === 0) continue;
      const code = id.toString(16).padStart(4, '0');
      found.set(character, { font, code, width: advanceWidth / metrics.unitsPerEm });
    }
  }
  return found;
}

/** A text in the fonts of its characters; its width in the size of the type. */
type SetText = { readonly text: string; readonly width: number; readonly runs: readonly Run[] };

/** @param fallback the typeface of texts that have characters which this one has not. */
function typeface(characters: ReadonlyMap<string, SetCharacter>, fallback?: Typeface): Typeface {
  const unknown = characters.get(UNKNOWN);
  if (unknown === undefined) throw new RangeError('the typeface has no question mark');
  let latest: SetText | undefined; // a text is measured, and then written
  const setText = (text: string): SetText | undefined => {
    if (latest?.text === text) return latest;
    const found: SetCharacter[] = [];
    for (const character of text.normalize()) {
      const known = characters.get(character);
      if (known === undefined && fallback !== undefined) return undefined;
      found.push(known ?? unknown);
    }
    latest = { text, width: found.reduce((sum, { width }) => sum + width, 0), runs: joined(found) };
    return latest;
  };
  return {
    widthOf: (text, size) => (setText(text)?.width ?? fallback?.widthOf(text, 1) ?? 0) * size,
    runsOf: (text) => setText(text)?.runs ?? fallback?.runsOf(text) ?? [],
  };
}

/** Characters of the same font beside each other as one run. */
function joined(characters: readonly SetCharacter[]): readonly Run[] {
  const runs: Run[] = [];
  let codes: string[] = [];
  for (const [index, { font, code }] of characters.entries()) {
    codes.push(code);
    if (characters[index + 1]?.font === font) continue;
    runs.push({ font, codes: codes.join('') });
    codes = [];
  }
  return runs;
}
