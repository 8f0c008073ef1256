import { FLAT_HEIGHT, FLAT_WIDTH } from '#parts/map/flat-paths.ts';
import { COLOURS, type GroundMap, HEAD, HEIGHT, SCALE, WIDTH } from './ground-map.ts';
import { markup } from './story-markup.ts';

const FONT = "Inter, 'Noto Sans', system-ui, sans-serif";

/** A map as an SVG document. */
export function mapSvg({ title, shapes, texts }: GroundMap): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="${FONT}" role="img">`,
    `<title>${markup(title)}</title>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${COLOURS.paper}"/>`,
    `<svg x="0" y="${HEAD}" width="${WIDTH}" height="${SCALE * FLAT_HEIGHT}" viewBox="0 0 ${FLAT_WIDTH} ${FLAT_HEIGHT}">`,
    `<rect width="${FLAT_WIDTH}" height="${FLAT_HEIGHT}" fill="${COLOURS.sea}"/>`,
    ...shapes.map(
      ({ path, fill = 'none', opacity = 1, stroke = 'none', width = 0 }) =>
        `<path d="${path}" fill="${fill}" fill-opacity="${opacity}" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round"/>`,
    ),
    '</svg>',
    ...texts.map(
      ({ text, x, y, size, colour }) =>
        `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-size="${size}" fill="${colour}">${markup(text)}</text>`,
    ),
    '</svg>',
    '',
  ].join('\n');
}

/** The picture of an SVG document as PNG. @throws {Error} (as a rejection) where the browser makes no picture. */
export async function mapPng(svg: Blob): Promise<Blob> {
  const address = URL.createObjectURL(svg);
  try {
    const image = new Image(WIDTH, HEIGHT);
    image.src = address;
    await image.decode();
    const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('The browser provided no canvas for the map.');
    context.drawImage(image, 0, 0, WIDTH, HEIGHT);
    return await canvas.convertToBlob({ type: 'image/png' });
  } finally {
    URL.revokeObjectURL(address);
  }
}
