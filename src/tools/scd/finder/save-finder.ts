import { configuration } from '#parts/configuration.ts';
import { fileName } from '#parts/downloads/file-name.ts';
import { PAPER, type PaperSize } from '#parts/downloads/pdf/paper.ts';
import { saveFile } from '#parts/save-file.ts';
import type { ScdSession } from '../scd-session.ts';
import { centreOnObject } from './centre-on-object.ts';
import { pictureSize } from './draw-chart.ts';
import { finderLayout, type Sheet } from './finder-layout.ts';
import { finderOf } from './finder-of-session.ts';
import type { FinderColours } from './printed-sky.ts';

/** As what a finder chart can be had. */
export type FinderFormat = 'pdf' | 'svg' | 'png';

export type FinderOptions = {
  readonly format: FinderFormat;
  readonly paper: PaperSize;
  readonly colours: FinderColours;
};

/** Writes a finder chart of the present chart, turned to its object, and hands it to the browser. */
export async function saveFinder(
  session: ScdSession,
  { format, paper, colours }: FinderOptions,
): Promise<void> {
  await centreOnObject(session);
  const sheet = upright(paper);
  const content = finderOf(session, colours, pictureSize(finderLayout(sheet, 0, 0, false).chart));
  const now = Temporal.Instant.fromEpochMilliseconds(session.clock.now());
  const name = fileName('finder-chart', configuration.title, now, format);
  if (format === 'pdf') {
    const { finderPdf } = await import('./finder-pdf.ts');
    return saveFile(name, new Blob([await finderPdf(content, sheet)], { type: 'application/pdf' }));
  }
  await document.fonts.ready;
  const { finderPng, finderSvg, measuredInPage } = await import('./finder-picture.ts');
  if (format === 'png') return saveFile(name, await finderPng(content, sheet));
  saveFile(name, new Blob([finderSvg(content, sheet, measuredInPage())], { type: 'image/svg+xml' }));
}

/** A sheet of paper in portrait format. */
function upright(paper: PaperSize): Sheet {
  const { widthPt, heightPt } = PAPER[paper];
  return { widthPt: heightPt, heightPt: widthPt };
}
