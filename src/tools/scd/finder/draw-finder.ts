import { wrapped } from '#parts/downloads/pdf/pdf-layout.ts';
import type { Drawing } from './drawing.ts';
import { drawChart } from './draw-chart.ts';
import { drawHalfSky } from './draw-half-sky.ts';
import { drawTable } from './draw-table.ts';
import type { FinderContent } from './finder-content.ts';
import { type FinderLayout, finderLayout, MARGIN_PT, REMARK_PT, type Sheet } from './finder-layout.ts';

const TITLE_PT = 22;
const SUBTITLE_PT = 9.5;
const SITE_PT = 10;
const FACT = { label: 7.5, value: 11, detail: 7.5 };
const REMARK_LETTERS_PT = 6.8;
const FOOT_LETTERS_PT = 6.8;

/** A line of what is said under the table. */
export type RemarkLine = { readonly label: string; readonly text: string; readonly indent: number };

/** The remarks, broken into lines of the width of a page. @param widthOf of texts, points. */
export function remarkLines(
  { remarks }: Pick<FinderContent, 'remarks'>,
  paper: Sheet,
  widthOf: Drawing['widthOf'],
): readonly RemarkLine[] {
  const width = paper.widthPt - 2 * MARGIN_PT;
  return remarks.flatMap(([label, value]) => {
    const indent = widthOf(`${label}  `, REMARK_LETTERS_PT, true);
    const lines = wrapped(value, width - indent, (text) => widthOf(text, REMARK_LETTERS_PT, false));
    return lines.map((text, index) => ({ label: index === 0 ? label : '', text, indent }));
  });
}

/**
 * Draws a finder chart on pages.
 *
 * @param nextPage returns an empty page for the rows that follow; with a single page of any height, always that page.
 */
export function drawFinder(
  content: FinderContent,
  layout: FinderLayout,
  lines: readonly RemarkLine[],
  nextPage: () => Drawing,
): void {
  for (let page = 0; page < layout.pages; page++) {
    const drawing = nextPage();
    const { widthPt, heightPt } = layout.sheet;
    drawing.area([0, 0, widthPt, 0, widthPt, heightPt, 0, heightPt], { colour: content.ink.paper });
    if (page === 0) {
      drawHead(drawing, content, layout);
      drawChart(drawing, layout.chart, content);
      drawHalfSky(drawing, layout.inset, content);
    }
    for (const block of layout.blocks) if (block.page === page) drawTable(drawing, block, content);
    if (layout.remarks.page === page) drawRemarks(drawing, content, lines, layout.remarks.top);
    drawFoot(drawing, content, layout, page);
  }
}

/** The layout of a finder chart on paper, or on one page of the necessary height. */
export function layoutOf(
  content: FinderContent,
  paper: Sheet,
  lines: readonly RemarkLine[],
  isEndless: boolean,
): FinderLayout {
  return finderLayout(paper, content.rows, lines.length, isEndless);
}

function drawHead(drawing: Drawing, content: FinderContent, { sheet }: FinderLayout): void {
  const { title, subtitle, site, place, ink } = content;
  const [left, right] = [MARGIN_PT, sheet.widthPt - MARGIN_PT];
  const siteWidth = drawing.widthOf(site, SITE_PT, true);
  const room = right - left - siteWidth - 20;
  const titleWidth = drawing.widthOf(title, TITLE_PT, true);
  const size = titleWidth > room ? TITLE_PT * Math.max(0.5, room / titleWidth) : TITLE_PT;
  drawing.text(title, left, 52, { size, colour: ink.text, bold: true });
  drawing.text(subtitle, left, 70, { size: SUBTITLE_PT, colour: ink.muted });
  drawing.text(site, right, 42, { size: SITE_PT, colour: ink.text, bold: true, anchor: 'end' });
  drawing.text(place, right, 55, { size: FACT.detail + 0.5, colour: ink.text, anchor: 'end' });
  drawing.line([left, 80, right, 80], { colour: ink.text, width: 0.8 });
  drawFacts(drawing, content, { left, width: right - left });
}

const FACT_GAP_PT = 4;

/** The facts side by side, with the same space between all of them. */
function drawFacts(
  drawing: Drawing,
  { facts, ink }: FinderContent,
  { left, width }: { readonly left: number; readonly width: number },
): void {
  const measured = facts.map((fact) => {
    const toDetail = drawing.widthOf(fact.value, FACT.value, true) + FACT_GAP_PT;
    const below = toDetail + drawing.widthOf(fact.detail, FACT.detail, false);
    return { ...fact, toDetail, width: Math.max(drawing.widthOf(fact.label, FACT.label, false), below) };
  });
  const taken = measured.reduce((sum, fact) => sum + fact.width, 0);
  const gap = (width - taken) / Math.max(1, facts.length - 1);
  let x = left;
  for (const fact of measured) {
    drawing.text(fact.label, x, 95, { size: FACT.label, colour: ink.muted });
    drawing.text(fact.value, x, 111, { size: FACT.value, colour: ink.text, bold: true });
    drawing.text(fact.detail, x + fact.toDetail, 111, { size: FACT.detail, colour: ink.text });
    x += fact.width + gap;
  }
}

function drawRemarks(
  drawing: Drawing,
  { ink }: FinderContent,
  lines: readonly RemarkLine[],
  top: number,
): void {
  lines.forEach(({ label, text, indent }, index) => {
    const y = top + index * REMARK_PT;
    const style = { size: REMARK_LETTERS_PT, colour: ink.muted };
    if (label !== '') drawing.text(label, MARGIN_PT, y, { ...style, bold: true });
    drawing.text(text, MARGIN_PT + indent, y, { ...style, colour: ink.text });
  });
}

function drawFoot(
  drawing: Drawing,
  content: FinderContent,
  { sheet, pages }: FinderLayout,
  page: number,
): void {
  const { ink, foot } = content;
  const y = sheet.heightPt - 16;
  const [left, right] = [MARGIN_PT, sheet.widthPt - MARGIN_PT];
  const style = { size: FOOT_LETTERS_PT, colour: ink.muted };
  drawing.line([left, y - 10, right, y - 10], { colour: ink.rule, width: 0.5 });
  drawing.text(foot, left, y, style);
  drawing.text(`${page + 1} / ${pages}`, right, y, { ...style, anchor: 'end' });
}
