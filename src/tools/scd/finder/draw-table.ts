import { numberAt } from '#engine/numbers-in.ts';
import type { Drawing } from './drawing.ts';
import type { FinderContent } from './finder-content.ts';
import { FINDER_COLUMNS } from './finder-facts.ts';
import { type Block, ROW_PT, TABLE_HEAD_PT } from './finder-layout.ts';

const HEAD_PT = 7.5;
const CELL_PT = 7;

/** Draws rows of the table of points under their heading; the row of the trace date is on a colour. */
export function drawTable(drawing: Drawing, { frame, from, to }: Block, content: FinderContent): void {
  const { ink, cellsOf, current } = content;
  const { left, top, width } = frame;
  const ends = columnEnds(left, width);
  const placeOf = (column: number) =>
    column === 0
      ? ({ x: left, anchor: 'start' } as const)
      : ({ x: numberAt(ends, column), anchor: 'end' } as const);
  FINDER_COLUMNS.forEach(({ title, unit }, column) => {
    const { x, anchor } = placeOf(column);
    drawing.text(title, x, top + 6, { size: HEAD_PT, colour: ink.text, bold: true, anchor });
    drawing.text(unit, x, top + 14.5, { size: CELL_PT - 0.5, colour: ink.muted, anchor });
  });
  const ruleY = top + TABLE_HEAD_PT - 3.5;
  drawing.line([left, ruleY, left + width, ruleY], { colour: ink.text, width: 0.8 });
  for (let row = from; row < to; row++) {
    const rowTop = top + TABLE_HEAD_PT + (row - from) * ROW_PT;
    const isMarked = row === current;
    if (isMarked) {
      const [right, bottom] = [left + width + 2, rowTop + ROW_PT];
      const corners = [left - 2, rowTop, right, rowTop, right, bottom, left - 2, bottom];
      drawing.area(corners, { colour: ink.marked });
    }
    cellsOf(row).forEach((cell, column) => {
      const { x, anchor } = placeOf(column);
      const style = { size: CELL_PT, colour: ink.text, bold: isMarked, anchor };
      if (cell !== '') drawing.text(cell, x, rowTop + 0.73 * ROW_PT, style);
    });
  }
}

/** Right ends of the columns. */
function columnEnds(left: number, width: number): readonly number[] {
  let end = left;
  return FINDER_COLUMNS.map(({ share }) => {
    end += share * width;
    return end;
  });
}
