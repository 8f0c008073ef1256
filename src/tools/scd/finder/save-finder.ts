import { waitFor } from 'xstate';
import { planOf } from '#machines/planning/plan.ts';
import { starSight } from '#machines/scd/background-stars.ts';
import { configuration } from '#parts/configuration.ts';
import { fileName } from '#parts/downloads/file-name.ts';
import { PAPER, type PaperSize } from '#parts/downloads/pdf/paper.ts';
import { saveFile } from '#parts/save-file.ts';
import type { ScdSession } from '../scd-session.ts';
import { objectNow } from '../scene/object-now.ts';
import { pictureSize } from './draw-chart.ts';
import { finderLayout, type Sheet } from './finder-layout.ts';
import { finderOf } from './finder-of-session.ts';
import type { FinderColours } from './printed-sky.ts';

/** Formats in which a finder chart can be saved. */
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

/** Turns the chart to where its object is at the trace date, and waits for the stars there; without a path it stays where it is. */
export async function centreOnObject({
  view,
  workflows: { setup, stars, chart, traces },
}: {
  readonly view: Pick<ScdSession['view'], 'lookAt' | 'centre'>;
  readonly workflows: Pick<ScdSession['workflows'], 'setup' | 'stars' | 'chart' | 'traces'>;
}): Promise<void> {
  const direction = objectNow({ chart, traces });
  if (direction !== undefined) view.lookAt(direction);
  const fov = chart.getSnapshot().context.fov.value;
  const plan = planOf(setup.getSnapshot().context);
  const sight = plan === undefined ? {} : starSight(plan);
  stars.send({ type: 'place.shown', place: { ...view.centre(), fov }, sight });
  await waitFor(stars, (snapshot) => !snapshot.hasTag('loading'));
}
