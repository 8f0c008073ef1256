import type { ReadFont } from '#parts/downloads/pdf/typefaces.ts';
import { writeDocument } from '#parts/downloads/pdf/write-document.ts';
import { drawChart } from './draw-chart.ts';
import type { Drawing } from './drawing.ts';
import type { FinderContent } from './finder-content.ts';
import { MARGIN_PT, type Sheet } from './finder-layout.ts';
import { pdfDrawing } from './pdf-drawing.ts';
import { textGatherer } from './text-gatherer.ts';

const TITLE = { base: 42, size: 18 };
const FACTS = { base: 57, size: 8.5 };
const CHART = { top: 68, bottom: 36 };
const FOOT = { base: 18, size: 6.8 };

/** A sky chart on a separate page. */
export type ChartPage = Pick<FinderContent, 'title' | 'sky' | 'faintest' | 'brightest' | 'foot' | 'ink'> & {
  /** The description of the chart in a line. */
  readonly facts: string;
};

/**
 * The sky as it is shown as a PDF document of one page: lines, areas and letters, and no picture of dots, so that Milky Way, atmosphere
 * and ground are left out.
 *
 * @param paper which way it lies follows from its sides.
 * @param readFont reads a font file of the page.
 */
export function chartPdf(
  chart: ChartPage,
  paper: Sheet,
  readFont?: ReadFont,
): Promise<Uint8Array<ArrayBuffer>> {
  const { drawing: gatherer, texts } = textGatherer();
  drawPage(gatherer, chart, paper);
  return writeDocument(
    { title: chart.title, texts },
    (document, typefaces) => {
      const drawing = pdfDrawing(document, document.addPage([paper.widthPt, paper.heightPt]), typefaces);
      drawPage(drawing, chart, paper);
      drawing.close();
    },
    readFont,
  );
}

function drawPage(drawing: Drawing, chart: ChartPage, { widthPt, heightPt }: Sheet): void {
  const { title, facts, foot, ink } = chart;
  drawing.area([0, 0, widthPt, 0, widthPt, heightPt, 0, heightPt], { colour: ink.paper });
  drawing.text(title, MARGIN_PT, TITLE.base, { size: TITLE.size, colour: ink.text, bold: true });
  drawing.text(facts, MARGIN_PT, FACTS.base, { size: FACTS.size, colour: ink.muted });
  drawChart(drawing, chartFrame({ widthPt, heightPt }), chart);
  drawing.text(foot, MARGIN_PT, heightPt - FOOT.base, { size: FOOT.size, colour: ink.muted });
}

/** Where the chart is on its page. */
export function chartFrame({ widthPt, heightPt }: Sheet) {
  return {
    left: MARGIN_PT,
    top: CHART.top,
    width: widthPt - 2 * MARGIN_PT,
    height: heightPt - CHART.top - CHART.bottom,
  };
}
