import { PDFName, type PDFDocument, type PDFPage } from 'pdf-lib';
import { pairsIn } from '#engine/numbers-in.ts';
import { openSheet } from '#parts/downloads/pdf/sheet.ts';
import type { Typefaces } from '#parts/downloads/pdf/typefaces.ts';
import type { Colour } from '#render/picture/colour.ts';
import { type Drawing, type FillStyle, type LineStyle, textStart } from './drawing.ts';

/** Of a quarter of a circle, how far the handles of its cubic lie from its ends, in radii: Bézier's usual 4/3 (√2 − 1). */
const ARC_HANDLE = (4 / 3) * (Math.SQRT2 - 1);

/** A drawing on a page of a PDF document; `close` puts it there. */
export function pdfDrawing(
  document: PDFDocument,
  page: PDFPage,
  typefaces: Typefaces,
): Drawing & { readonly close: () => void } {
  const heightPt = page.getHeight();
  const sheet = openSheet(document, page);
  for (const [name, ref] of typefaces.fonts) page.node.setFontDictionary(PDFName.of(name), ref);
  const opacities = new Set<string>();
  const faceOf = (bold: boolean) => (bold ? typefaces.bold : typefaces.plain);

  /** Draws what is seen through, by a state of the page that knows how much. */
  const paint = (operators: string, opacity = 1) => {
    if (opacity >= 1) return sheet.put(operators);
    const percent = Math.round(100 * opacity);
    const name = `Opacity${percent}`;
    if (!opacities.has(name)) {
      opacities.add(name);
      const share = percent / 100;
      page.node.setExtGState(
        PDFName.of(name),
        document.context.obj({ Type: 'ExtGState', ca: share, CA: share }),
      );
    }
    sheet.put(`q /${name} gs ${operators} Q`);
  };
  const path = (places: readonly number[]) =>
    pairsIn(places)
      .map(([x, y], index) => `${number(x)} ${number(heightPt - y)} ${index === 0 ? 'm' : 'l'}`)
      .join(' ');
  const round = (x: number, y: number, diameter: number) => ring(x, heightPt - y, diameter / 2);

  return {
    line: (places, style) => paint(`${pen(style)} ${path(places)} S`, style.opacity),
    area: (corners, style) => paint(`${brush(style)} ${path(corners)} f`, style.opacity),
    disc: (x, y, diameter, style) => paint(`${brush(style)} ${round(x, y, diameter)} f`, style.opacity),
    circle: (x, y, diameter, style) => paint(`${pen(style)} ${round(x, y, diameter)} S`, style.opacity),
    text(text, x, y, { size, colour, bold = false, anchor, halo }) {
      const face = faceOf(bold);
      const left = textStart(x, face.widthOf(text, size), anchor);
      const runs = face.runsOf(text).map(({ font, codes }) => `/${font} ${number(size)} Tf <${codes}> Tj`);
      const at = `1 0 0 1 ${number(left)} ${number(heightPt - y)} Tm`;
      const around =
        halo && `BT 1 Tr 1 j ${number(size / 4)} w ${colourParts(halo)} RG ${at} ${runs.join(' ')} ET`;
      if (around !== undefined) sheet.put(`q ${around} Q`);
      sheet.put(`BT 0 Tr ${colourParts(colour)} rg ${at} ${runs.join(' ')} ET`);
    },
    within({ left, top, width, height }, draw) {
      const corner = `${number(left)} ${number(heightPt - top - height)}`;
      sheet.put(`q ${corner} ${number(width)} ${number(height)} re W n`);
      draw();
      sheet.put('Q');
    },
    widthOf: (text, size, bold) => faceOf(bold).widthOf(text, size),
    close: sheet.close,
  };
}

function pen({ colour, width, dash }: LineStyle): string {
  const dashes = dash === undefined ? '[] 0 d' : `[${number(dash)}] 0 d`;
  return `${colourParts(colour)} RG ${number(width)} w 1 j ${dashes}`;
}

function brush({ colour }: FillStyle): string {
  return `${colourParts(colour)} rg`;
}

/** A circle of four cubics. */
function ring(x: number, y: number, radius: number): string {
  const handle = ARC_HANDLE * radius;
  const curve = (...places: readonly number[]) => `${places.map(number).join(' ')} c`;
  return [
    `${number(x + radius)} ${number(y)} m`,
    curve(x + radius, y + handle, x + handle, y + radius, x, y + radius),
    curve(x - handle, y + radius, x - radius, y + handle, x - radius, y),
    curve(x - radius, y - handle, x - handle, y - radius, x, y - radius),
    curve(x + handle, y - radius, x + radius, y - handle, x + radius, y),
  ].join(' ');
}

function colourParts(colour: Colour): string {
  return colour.map((part) => number(Math.min(1, Math.max(0, part)))).join(' ');
}

function number(value: number): string {
  return String(Math.round(1000 * value) / 1000);
}
