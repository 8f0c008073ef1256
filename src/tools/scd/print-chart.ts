import { unixTimeFromJulianDate } from '#engine/time/unix-time.ts';
import type { PrintFormat } from '#machines/scd/chart.ts';
import { type DisplaySettings, exportedSettings } from '#machines/scene/display-settings-rules.ts';
import { configuration } from '#parts/configuration.ts';
import { fileName } from '#parts/downloads/file-name.ts';
import { decorationOf } from '#parts/export/decoration.ts';
import { saveFile } from '#parts/save-file.ts';
import { observatoryTitle } from '#parts/setup/observatory-search.tsx';
import { momentText } from '#parts/timeline/moment-text.ts';
import { BOX_TITLE, type BoxRow, type ExportBox } from '#render/export/export-boxes.ts';
import { limitText } from './panels/limit-text.ts';
import type { ScdSession } from './scd-session.ts';
import { printedLook } from './scene/look-of-settings.ts';
import { traceDate } from './scene/trace-date.ts';

/** Saves the chart as it is drawn as a picture, or on a page in the colours of paper. A failure is reported to the console. */
export async function printChart(session: ScdSession, format: Exclude<PrintFormat, 'finder'>): Promise<void> {
  const shown = session.shown.get();
  if (shown === undefined) return;
  const { settings } = session.workflows.settings.getSnapshot().context;
  const printed = exportedSettings(format === 'pdf' ? onPaper(settings) : settings);
  const nowMs = session.clock.now();
  const decoration = decorationOf(printed, [chartBox(session)], nowMs);
  try {
    const picture = await shown.exportImage({ type: 'image/png', decoration }, (inputs) => ({
      ...inputs,
      look: printedLook(printed, inputs.look),
    }));
    const now = Temporal.Instant.fromEpochMilliseconds(nowMs);
    const nameOf = (ending: string) => fileName('sky-chart', configuration.title, now, ending);
    if (format === 'image') return saveFile(nameOf('png'), picture);
    const { pageOfPicture } = await import('./page-of-picture.ts');
    saveFile(nameOf('pdf'), await pageOfPicture(picture));
  } catch (failure) {
    reportError(failure);
  }
}

function onPaper(settings: DisplaySettings): DisplaySettings {
  return { ...settings, invertColors: { ...settings.invertColors, export: true } };
}

/** What a printed chart says about itself. */
function chartBox({ workflows }: ScdSession): ExportBox {
  const { observatory } = workflows.setup.getSnapshot().context;
  const chart = workflows.chart.getSnapshot().context;
  const { field } = workflows.stars.getSnapshot().context;
  const { objects } = workflows.traces.getSnapshot().context;
  const named = objects.find(({ wanted }) => wanted.designator === chart.active) ?? objects[0];
  return {
    title: BOX_TITLE.chart,
    rows: [
      fact('Object', named === undefined ? 'none' : named.wanted.title),
      fact('Date', `${momentText(unixTimeFromJulianDate(traceDate(workflows)))} UTC`),
      fact('Site', observatoryTitle(observatory)),
      fact('Field', `${chart.fov.value}°`),
      fact('Stars', `to ${limitText(chart, field)}`),
    ],
  };
}

function fact(name: string, value: string): BoxRow {
  return { kind: 'fact', name, value };
}
