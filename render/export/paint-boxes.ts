import type { PictureSize } from '../cameras/orbit-camera.ts';
import { cssColour, fontOf } from '../labels/text-style.ts';
import type { Box } from '../picture/cover.ts';
import { BOX_TITLE, type BoxRow, type ExportBox, type ExportColours } from './export-boxes.ts';

const MARGIN = 16;
const PADDING = 12;
const TITLE_SIZE = 11;
const TEXT_SIZE = 12;
const ROW_HEIGHT = 20;
const COLUMN_GAP = 24;
const LINE_LENGTH = 20;
const WHOLE_LINE = [[0, LINE_LENGTH]] as const;
const DASHES = [
  [0, 5],
  [7.5, 12.5],
  [15, LINE_LENGTH],
] as const;
const LINE_WIDTH = 2;
const HEAVY_LINE_WIDTH = 5;
const DOUBLE_ASIDE = [-2.5, 2.5];
const LINE_GAP = 8;
const RADIUS = 6;
const SURFACE_OPACITY = 0.86;

/**
 * Draws the boxes: the details at the top right, the legends above one another at the bottom right, beside the details
 * where there is no room below them.
 */
export function paintBoxes(
  context: CanvasRenderingContext2D,
  size: PictureSize,
  boxes: readonly ExportBox[],
  colours: ExportColours,
): void {
  const places = placesOfBoxes(context, size, boxes);
  for (const [index, box] of boxes.entries()) paintBox(context, box, places[index], colours);
}

/** Where `paintBoxes` puts each of the boxes, CSS px. */
export function placesOfBoxes(
  context: CanvasRenderingContext2D,
  size: PictureSize,
  boxes: readonly ExportBox[],
): readonly Box[] {
  let top = MARGIN;
  let bottom = size.height - MARGIN;
  const right = size.width - MARGIN;
  let beside = right;
  return boxes.map((box) => {
    const width = widthOf(context, box);
    const height = 2 * PADDING + TITLE_SIZE + LINE_GAP + ROW_HEIGHT * box.rows.length;
    if (box.title === BOX_TITLE.details) {
      const place = { left: right - width, top, right, bottom: top + height };
      top = place.bottom + MARGIN;
      beside = place.left - MARGIN;
      return place;
    }
    const edge = bottom - height < top ? beside : right;
    const place = { left: edge - width, top: bottom - height, right: edge, bottom };
    bottom = place.top - MARGIN;
    return place;
  });
}

function widthOf(context: CanvasRenderingContext2D, { title, rows }: ExportBox): number {
  context.font = fontOf(TITLE_SIZE, true);
  const titleWidth = context.measureText(title).width;
  context.font = fontOf(TEXT_SIZE, false);
  const widths = rows.map((row) =>
    row.kind === 'line'
      ? LINE_LENGTH + LINE_GAP + context.measureText(row.text).width
      : context.measureText(row.name).width + COLUMN_GAP + context.measureText(row.value).width,
  );
  return Math.ceil(Math.max(titleWidth, ...widths)) + 2 * PADDING;
}

function paintBox(
  context: CanvasRenderingContext2D,
  box: ExportBox,
  place: Box,
  colours: ExportColours,
): void {
  const { left, top } = place;
  const [width, height] = [place.right - left, place.bottom - top];
  context.save();
  context.beginPath();
  context.roundRect(left + 0.5, top + 0.5, width - 1, height - 1, RADIUS);
  context.fillStyle = cssColour(colours.surface, SURFACE_OPACITY);
  context.fill();
  context.lineWidth = 1;
  context.strokeStyle = cssColour(colours.border);
  context.stroke();
  context.textBaseline = 'middle';
  context.font = fontOf(TITLE_SIZE, true);
  context.fillStyle = cssColour(colours.muted);
  context.fillText(box.title, left + PADDING, top + PADDING + TITLE_SIZE / 2);
  context.font = fontOf(TEXT_SIZE, false);
  const first = top + PADDING + TITLE_SIZE + LINE_GAP;
  box.rows.forEach((row, index) => {
    paintRow(context, row, { ...place, top: first + ROW_HEIGHT * (index + 0.5) }, colours);
  });
  context.restore();
}

/** Writes a row whose middle is at `place.top`. */
function paintRow(context: CanvasRenderingContext2D, row: BoxRow, place: Box, colours: ExportColours): void {
  const [left, right] = [place.left + PADDING, place.right - PADDING];
  context.textAlign = 'left';
  if (row.kind === 'line') {
    context.fillStyle = cssColour(row.colour);
    const width = row.stroke === 'heavy' ? HEAVY_LINE_WIDTH : LINE_WIDTH;
    for (const aside of row.stroke === 'double' ? DOUBLE_ASIDE : [0])
      for (const [from, to] of row.stroke === 'dashed' ? DASHES : WHOLE_LINE)
        context.fillRect(left + from, place.top + aside - width / 2, to - from, width);
    context.fillStyle = cssColour(colours.text);
    context.fillText(row.text, left + LINE_LENGTH + LINE_GAP, place.top);
    return;
  }
  context.fillStyle = cssColour(colours.muted);
  context.fillText(row.name, left, place.top);
  context.textAlign = 'right';
  context.fillStyle = cssColour(colours.text);
  context.fillText(row.value, right, place.top);
}
