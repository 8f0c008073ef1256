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
  over: CanvasRenderingContext2D,
  size: PictureSize,
  boxes: readonly ExportBox[],
  colours: ExportColours,
): void {
  const places = placesOfBoxes(over, size, boxes);
  for (const [index, box] of boxes.entries()) paintBox(over, box, places[index], colours);
}

/** Where `paintBoxes` puts each of the boxes, CSS px. */
export function placesOfBoxes(
  over: CanvasRenderingContext2D,
  size: PictureSize,
  boxes: readonly ExportBox[],
): readonly Box[] {
  let top = MARGIN;
  let bottom = size.height - MARGIN;
  const right = size.width - MARGIN;
  let beside = right;
  return boxes.map((box) => {
    const width = widthOf(over, box);
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

function widthOf(over: CanvasRenderingContext2D, { title, rows }: ExportBox): number {
  over.font = fontOf(TITLE_SIZE, true);
  const titleWidth = over.measureText(title).width;
  over.font = fontOf(TEXT_SIZE, false);
  const widths = rows.map((row) =>
    row.kind === 'line'
      ? LINE_LENGTH + LINE_GAP + over.measureText(row.text).width
      : over.measureText(row.name).width + COLUMN_GAP + over.measureText(row.value).width,
  );
  return Math.ceil(Math.max(titleWidth, ...widths)) + 2 * PADDING;
}

function paintBox(over: CanvasRenderingContext2D, box: ExportBox, place: Box, colours: ExportColours): void {
  const { left, top } = place;
  const [width, height] = [place.right - left, place.bottom - top];
  over.save();
  over.beginPath();
  over.roundRect(left + 0.5, top + 0.5, width - 1, height - 1, RADIUS);
  over.fillStyle = cssColour(colours.surface, SURFACE_OPACITY);
  over.fill();
  over.lineWidth = 1;
  over.strokeStyle = cssColour(colours.border);
  over.stroke();
  over.textBaseline = 'middle';
  over.font = fontOf(TITLE_SIZE, true);
  over.fillStyle = cssColour(colours.muted);
  over.fillText(box.title, left + PADDING, top + PADDING + TITLE_SIZE / 2);
  over.font = fontOf(TEXT_SIZE, false);
  const first = top + PADDING + TITLE_SIZE + LINE_GAP;
  box.rows.forEach((row, index) => {
    paintRow(over, row, { ...place, top: first + ROW_HEIGHT * (index + 0.5) }, colours);
  });
  over.restore();
}

/** Writes a row whose middle is at `place.top`. */
function paintRow(over: CanvasRenderingContext2D, row: BoxRow, place: Box, colours: ExportColours): void {
  const [left, right] = [place.left + PADDING, place.right - PADDING];
  over.textAlign = 'left';
  if (row.kind === 'line') {
    over.fillStyle = cssColour(row.colour);
    const width = row.stroke === 'heavy' ? HEAVY_LINE_WIDTH : LINE_WIDTH;
    for (const aside of row.stroke === 'double' ? DOUBLE_ASIDE : [0])
      for (const [from, to] of row.stroke === 'dashed' ? DASHES : WHOLE_LINE)
        over.fillRect(left + from, place.top + aside - width / 2, to - from, width);
    over.fillStyle = cssColour(colours.text);
    over.fillText(row.text, left + LINE_LENGTH + LINE_GAP, place.top);
    return;
  }
  over.fillStyle = cssColour(colours.muted);
  over.fillText(row.name, left, place.top);
  over.textAlign = 'right';
  over.fillStyle = cssColour(colours.text);
  over.fillText(row.value, right, place.top);
}
