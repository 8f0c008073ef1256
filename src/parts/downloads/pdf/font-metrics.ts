import type { PDFDocument } from 'pdf-lib';

/** The measures of a font that the PDF library reads. */
type LibraryFont = ReturnType<Parameters<PDFDocument['registerFontkit']>[0]['create']>;

/**
 * Reads what a PDF document must know of a font: glyph by character, widths, and the measures of its descriptor. Glyphs
 * are set side by side, without ligatures and kerning.
 * @param tables by their tags, as in OpenType 1.9.
 * @param name PostScript name.
 * @throws {RangeError} for a font without one of the tables that every font has.
 */
export function fontMetrics(tables: ReadonlyMap<string, Uint8Array>, name: string): LibraryFont {
  const table = (tag: string): DataView => {
    const bytes = tables.get(tag);
    if (bytes === undefined) throw new RangeError(`the font ${name} has no table ${tag}`);
    return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  };
  const [head, hhea, hmtx, os2] = [table('head'), table('hhea'), table('hmtx'), table('OS/2')];
  const glyphs = characterMap(table('cmap'));
  const widths = hhea.getUint16(34);
  const glyphForCodePoint = (code: number) => {
    const id = glyphs.get(code) ?? 0;
    return { id, codePoints: [code], advanceWidth: hmtx.getUint16(4 * Math.min(id, widths - 1)) };
  };
  const metrics = {
    postscriptName: name,
    unitsPerEm: head.getUint16(18),
    ascent: hhea.getInt16(4),
    descent: hhea.getInt16(6),
    xHeight: os2.getInt16(86),
    capHeight: os2.getInt16(88),
    italicAngle: 0,
    bbox: {
      minX: head.getInt16(36),
      minY: head.getInt16(38),
      maxX: head.getInt16(40),
      maxY: head.getInt16(42),
    },
    characterSet: [...glyphs.keys()],
    cff: false,
    'OS/2': { sFamilyClass: os2.getInt16(30) },
    post: { isFixedPitch: false },
    head: { macStyle: { italic: false } },
    glyphForCodePoint,
    layout: (text: string) => ({
      glyphs: Array.from(text, (character) => glyphForCodePoint(character.codePointAt(0) ?? 0)),
    }),
  };
  return metrics as unknown as LibraryFont;
}

const UNICODE_FULL = 12;
const UNICODE_BASIC = 4;

/**
 * Which glyph a font has for each character: its `cmap` table (OpenType 1.9, formats 4 and 12).
 * @returns glyph ids by code point, in ascending order of these.
 * @throws {RangeError} for a font that maps Unicode in neither way.
 */
export function characterMap(cmap: DataView): ReadonlyMap<number, number> {
  const offsets = Array.from({ length: cmap.getUint16(2) }, (_, index) => cmap.getUint32(8 + 8 * index));
  const full = offsets.find((at) => cmap.getUint16(at) === UNICODE_FULL);
  if (full !== undefined) return fullMap(cmap, full);
  const basic = offsets.find((at) => cmap.getUint16(at) === UNICODE_BASIC);
  if (basic !== undefined) return basicMap(cmap, basic);
  throw new RangeError('the font maps no Unicode characters');
}

/** Groups of characters whose glyphs follow each other. */
function fullMap(cmap: DataView, at: number): ReadonlyMap<number, number> {
  const glyphs = new Map<number, number>();
  for (let group = 0; group < cmap.getUint32(at + 12); group++) {
    const place = at + 16 + 12 * group;
    const [first, last] = [cmap.getUint32(place), cmap.getUint32(place + 4)];
    const glyph = cmap.getUint32(place + 8);
    for (let code = first; code <= last; code++) glyphs.set(code, glyph + code - first);
  }
  return glyphs;
}

/** Segments of characters, each with a shift to its glyphs or a place in a list of them. */
function basicMap(cmap: DataView, at: number): ReadonlyMap<number, number> {
  const glyphs = new Map<number, number>();
  const doubled = cmap.getUint16(at + 6);
  const [ends, starts] = [at + 14, at + 16 + doubled];
  const [shifts, ranges] = [starts + doubled, starts + 2 * doubled];
  for (let segment = 0; segment < doubled; segment += 2) {
    const [first, last] = [cmap.getUint16(starts + segment), cmap.getUint16(ends + segment)];
    const range = cmap.getUint16(ranges + segment);
    for (let code = first; code <= last && code < 0xffff; code++) {
      const listed = range === 0 ? code : cmap.getUint16(ranges + segment + range + 2 * (code - first));
      const isShifted = range === 0 || listed !== 0;
      const glyph = isShifted ? (listed + cmap.getUint16(shifts + segment)) & 0xffff : 0;
      if (glyph !== 0) glyphs.set(code, glyph);
    }
  }
  return glyphs;
}
