import { unixTimeFromJulianDate } from '#engine/time/unix-time.ts';
import type { PrintFormat } from '#machines/scd/chart.ts';
import { type DisplaySettings, exportedSettings } from '#machines/scene/display-settings-rules.ts';
import { configuration } from '#parts/configuration.ts';
import { fileName } from '#parts/downloads/file-name.ts';
import { PAPER, usualPaper } from '#parts/downloads/pdf/paper.ts';
import { decorationOf } from '#parts/export/decoration.ts';
import { saveFile } from '#parts/save-file.ts';
import { observatoryTitle } from '#parts/setup/observatory-search.tsx';
import { momentText } from '#parts/timeline/moment-text.ts';
import { BOX_TITLE, type BoxRow, type ExportBox } from '#render/export/export-boxes.ts';
import { skyContents } from '#render/scenes/sky-contents.ts';
import { dashedEllipses } from './dashed-ellipses.ts';
import { pictureSize } from './finder/draw-chart.ts';
import { FINDER_INKS } from './finder/finder-content.ts';
import { footText } from './finder/foot-text.ts';
import { faintestShown, limitText } from './panels/limit-text.ts';
import type { ScdSession } from './scd-session.ts';
import { printedLook } from './scene/look-of-settings.ts';
import { traceDate } from './scene/trace-date.ts';

/** Saves the chart as it is drawn as a picture, or as lines and letters on a page. A failure is reported to the console. */
export async function printChart(session: ScdSession, format: Exclude<PrintFormat, 'finder'>): Promise<void> {
  const nowMs = session.clock.now();
  const now = Temporal.Instant.fromEpochMilliseconds(nowMs);
  const name = fileName('sky-chart', configuration.title, now, format === 'image' ? 'png' : 'pdf');
  try {
    const content = format === 'image' ? await pictureOf(session, nowMs) : await pageOf(session, nowMs);
    if (content !== undefined) saveFile(name, content);
  } catch (failure) {
    reportError(failure);
  }
}

/** The chart as a picture; undefined while none is shown. */
async function pictureOf(session: ScdSession, nowMs: number): Promise<Blob | undefined> {
  const printed = printedSettings(session);
  const decoration = decorationOf(printed, [chartBox(session)], nowMs);
  return session.shown.get()?.exportImage({ type: 'image/png', decoration }, (inputs) => ({
    ...inputs,
    look: printedLook(printed, inputs.look),
  }));
}

/** The chart on a page that lies, dark on white where exports are inverted. */
async function pageOf(session: ScdSession, nowMs: number): Promise<Blob> {
  const { chartFrame, chartPdf } = await import('./finder/chart-pdf.ts');
  const printed = printedSettings(session);
  const inputs = session.view.inputs();
  const sky = { ...inputs, look: printedLook(printed, inputs.look) };
  const paper = PAPER[usualPaper(navigator.language)];
  const [brightest] = skyContents(sky, pictureSize(chartFrame(paper)), 1).stars;
  const faintest = faintestShown(
    session.workflows.chart.getSnapshot().context,
    session.workflows.stars.getSnapshot().context.field,
  );
  const { rows } = chartBox(session);
  const page = {
    title: 'Sky chart',
    facts: rows.flatMap((row) => (row.kind === 'fact' ? [`${row.name} ${row.value}`] : [])).join('  ·  '),
    sky,
    faintest,
    brightest: brightest?.magnitude ?? faintest,
    foot: footText(nowMs),
    ink: {
      ...FINDER_INKS[printed.invertColors.scene ? 'paper' : 'night'],
      paper: sky.look.background,
    },
  };
  return new Blob([await chartPdf(page, paper)], { type: 'application/pdf' });
}

function printedSettings({ workflows }: ScdSession): DisplaySettings {
  return exportedSettings(workflows.settings.getSnapshot().context.settings);
}

/** Remarks of a printed chart. */
function chartBox({ workflows }: ScdSession): ExportBox {
  const { observatory } = workflows.setup.getSnapshot().context;
  const chart = workflows.chart.getSnapshot().context;
  const { field } = workflows.stars.getSnapshot().context;
  const { objects } = workflows.traces.getSnapshot().context;
  const named = objects.find(({ requested }) => requested.designator === chart.active) ?? objects[0];
  const dashed = dashedEllipses(workflows);
  return {
    title: BOX_TITLE.chart,
    rows: [
      fact('Object', named === undefined ? 'none' : named.requested.title),
      fact('Date', `${momentText(unixTimeFromJulianDate(traceDate(workflows)))} UTC`),
      fact('Site', observatoryTitle(observatory)),
      fact('Field', `${chart.fov.value}°`),
      fact('Stars', `to ${limitText(chart, field)}`),
      ...(dashed === undefined ? [] : [fact('Dashed ellipses', dashed)]),
    ],
  };
}

function fact(name: string, value: string): BoxRow {
  return { kind: 'fact', name, value };
}
