import type { PDFDocument } from 'pdf-lib';
import { characterMap } from './character-map.ts';

/** What the PDF library reads of a font. */
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
