import type { Frame } from './drawing.ts';

/** Across, points. */
export type Sheet = { readonly widthPt: number; readonly heightPt: number };

export const MARGIN_PT = 34;
export const ROW_PT = 9.6;
export const REMARK_PT = 8.6;

/** Distance from the upper edge of a table to its first row. */
export const TABLE_HEAD_PT = 22;

const CHART_TOP_PT = 128;
const INSET_PT = 140;
const GAP_PT = 18;
const FOOT_PT = 34;
const CAPTION_PT = 14;

/** Rows that find a place beside the small sky; the chart has what is left of the page. */
const FIRST_ROWS = 14;

/** Rows of the table that are together on a page. */
export type Block = {
  readonly page: number;
  readonly from: number;
  readonly to: number;
  readonly frame: Frame;
};

/** Where everything lies on the pages of a finder chart. */
export type FinderLayout = {
  readonly pages: number;
  /** Size of every page, or of a single one of the necessary height. */
  readonly sheet: Sheet;
  readonly chart: Frame;
  /** Frame around the circle of the small sky, below its caption. */
  readonly inset: Frame;
  readonly blocks: readonly Block[];
  readonly remarks: { readonly page: number; readonly top: number };
};

/**
 * Lays a finder chart out: chart, small sky and the first rows on the first page, more rows on others, what is said about them after the
 * last.
 *
 * @param remarkLines lines of what is said.
 * @param isEndless one page of the necessary height.
 */
export function finderLayout(
  paper: Sheet,
  rows: number,
  remarkLines: number,
  isEndless: boolean,
): FinderLayout {
  const width = paper.widthPt - 2 * MARGIN_PT;
  const bottom = paper.heightPt - FOOT_PT;
  const tableTop = bottom - TABLE_HEAD_PT - FIRST_ROWS * ROW_PT;
  const chart = { left: MARGIN_PT, top: CHART_TOP_PT, width, height: tableTop - GAP_PT - CHART_TOP_PT };
  const inset = { left: MARGIN_PT, top: tableTop + CAPTION_PT, width: INSET_PT, height: INSET_PT };
  const tableLeft = MARGIN_PT + INSET_PT + 2 * GAP_PT;
  const block = (page: number, from: number, to: number, top: number, left: number): Block => ({
    page,
    from,
    to,
    frame: {
      left,
      top,
      width: MARGIN_PT + width - left,
      height: TABLE_HEAD_PT + (to - from) * ROW_PT,
    },
  });
  const first = block(0, 0, Math.min(rows, isEndless ? rows : FIRST_ROWS), tableTop, tableLeft);
  const blocks = [first];
  const perPage = Math.floor((bottom - MARGIN_PT - TABLE_HEAD_PT) / ROW_PT);
  for (let from = first.to; from < rows; from += perPage) {
    blocks.push(block(blocks.length, from, Math.min(rows, from + perPage), MARGIN_PT, MARGIN_PT));
  }
  const last = blocks.at(-1) ?? first;
  const lowest = last.page === 0 ? Math.max(endOf(last.frame), endOf(inset)) : endOf(last.frame);
  const needed = remarkLines === 0 ? 0 : GAP_PT + remarkLines * REMARK_PT;
  const isRoom = isEndless || lowest + needed <= bottom;
  const remarks = isRoom
    ? { page: last.page, top: lowest + GAP_PT }
    : { page: last.page + 1, top: MARGIN_PT };
  const sheet = isEndless
    ? { ...paper, heightPt: Math.max(paper.heightPt, lowest + needed + FOOT_PT) }
    : paper;
  return { pages: remarks.page + 1, sheet, chart, inset, blocks, remarks };
}

function endOf({ top, height }: Frame): number {
  return top + height;
}
