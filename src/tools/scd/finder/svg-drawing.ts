import { escapedMarkup } from '#contract/text/markup.ts';
import { pairsIn } from '#engine/numbers-in.ts';
import type { Colour } from '#render/picture/colour.ts';
import type { Drawing, FillStyle, LineStyle } from './drawing.ts';

/** Letters of the file: those of the page where they are installed, else others without serifs. */
const FAMILY = "'Inter Variable', Inter, 'Noto Sans', system-ui, sans-serif";

/** A drawing whose page is an SVG document. */
export type SvgDrawing = Drawing & {
  /** The document, once everything is drawn. @param title read out by screen readers. */
  readonly document: (widthPt: number, heightPt: number, title: string) => string;
};

/** An empty page of an SVG document. @param widthOf measures texts in the letters of the file. */
export function svgDrawing(widthOf: Drawing['widthOf']): SvgDrawing {
  const parts: string[] = [];
  const frames: string[] = [];
  return {
    widthOf,
    line: (places, style) => parts.push(`<polyline points="${pairs(places)}" ${strokeOf(style)}/>`),
    area: (corners, style) => parts.push(`<polygon points="${pairs(corners)}" ${fillOf(style)}/>`),
    disc: (x, y, diameter, style) => parts.push(`<circle ${round(x, y, diameter)} ${fillOf(style)}/>`),
    circle: (x, y, diameter, style) => parts.push(`<circle ${round(x, y, diameter)} ${strokeOf(style)}/>`),
    text(text, x, y, { size, colour, bold = false, anchor = 'start', halo }) {
      const weight = bold ? ' font-weight="600"' : '';
      const placed = anchor === 'start' ? '' : ` text-anchor="${anchor}"`;
      const around =
        halo === undefined
          ? ''
          : ` stroke="${cssHex(halo)}" stroke-width="${number(size / 4)}" stroke-linejoin="round" paint-order="stroke"`;
      parts.push(
        `<text x="${number(x)}" y="${number(y)}" font-size="${number(size)}" fill="${cssHex(colour)}"${weight}${placed}${around}>${escapedMarkup(text)}</text>`,
      );
    },
    within({ left, top, width, height }, draw) {
      const id = `frame-${frames.length + 1}`;
      frames.push(
        `<clipPath id="${id}"><rect x="${number(left)}" y="${number(top)}" width="${number(width)}" height="${number(height)}"/></clipPath>`,
      );
      parts.push(`<g clip-path="url(#${id})">`);
      draw();
      parts.push('</g>');
    },
    document: (widthPt, heightPt, title) =>
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        `<svg xmlns="http://www.w3.org/2000/svg" width="${number(widthPt)}pt" height="${number(heightPt)}pt" viewBox="0 0 ${number(widthPt)} ${number(heightPt)}" font-family="${FAMILY}" role="img">`,
        `<title>${escapedMarkup(title)}</title>`,
        `<defs>${frames.join('')}</defs>`,
        ...parts,
        '</svg>',
        '',
      ].join('\n'),
  };
}

function strokeOf({ colour, width, opacity = 1, dash }: LineStyle): string {
  const faint = opacity < 1 ? ` stroke-opacity="${number(opacity)}"` : '';
  const dashes = dash === undefined ? '' : ` stroke-dasharray="${number(dash)}"`;
  return `fill="none" stroke="${cssHex(colour)}" stroke-width="${number(width)}"${faint}${dashes}`;
}

function fillOf({ colour, opacity = 1 }: FillStyle): string {
  return `fill="${cssHex(colour)}"${opacity < 1 ? ` fill-opacity="${number(opacity)}"` : ''}`;
}

function round(x: number, y: number, diameter: number): string {
  return `cx="${number(x)}" cy="${number(y)}" r="${number(diameter / 2)}"`;
}

function pairs(places: readonly number[]): string {
  return pairsIn(places)
    .map(([x, y]) => `${number(x)},${number(y)}`)
    .join(' ');
}

/** A number to a hundredth of a point: 4 µm. */
function number(value: number): string {
  return String(Math.round(100 * value) / 100);
}

/** A colour as #rrggbb, which old programs read, too. */
function cssHex(colour: Colour): string {
  return `#${colour
    .map((part) =>
      Math.round(255 * Math.min(1, Math.max(0, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
