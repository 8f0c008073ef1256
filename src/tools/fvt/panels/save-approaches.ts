import { type CalendarEvent, calendarText } from '#contract/calendar.ts';
import type { CloseApproach } from '#contract/fvt/close-approaches.ts';
import { MILLISECONDS_PER_MINUTE } from '#engine/constants.ts';
import { approachKey, approachTitle } from '#machines/fvt/close-approach.ts';
import { configuration } from '#parts/configuration.ts';
import { fileName } from '#parts/downloads/file-name.ts';
import { frameOfRows } from '#parts/downloads/file-head.ts';
import { saveCsv } from '#parts/downloads/save-table.ts';
import type { TextTable } from '#parts/downloads/text-table.ts';
import { saveFile } from '#parts/save-file.ts';
import { minuteOf } from '#parts/timeline/moment-text.ts';
import { sigmaText } from './sigma-text.ts';

const TITLE = 'Close approaches';

/** How long an approach lasts in a calendar, ms: it is a moment. */
const EVENT_MS = 15 * MILLISECONDS_PER_MINUTE;

/** The numbers of close approaches, an empty cell where nothing is known. */
export function approachTable(approaches: readonly CloseApproach[]): TextTable {
  return {
    columns: [
      { name: 'OBJECT', unit: '', isKey: true },
      { name: 'DATE_UTC', unit: '' },
      { name: 'BODY', unit: '' },
      { name: 'DISTANCE', unit: 'km' },
      { name: 'DISTANCE_LD', unit: 'LD' },
      { name: 'DISTANCE_SIGMA', unit: 'km' },
      { name: 'SIGMA_FROM', unit: '' },
      { name: 'SIGMA_BY', unit: '' },
      { name: 'TIME_SIGMA', unit: 's' },
      { name: 'SPEED', unit: 'km/s' },
      { name: 'DIAMETER', unit: 'm' },
      { name: 'ABS_MAG', unit: 'mag' },
      { name: 'IMPACT_UTC', unit: '' },
      { name: 'ORBIT', unit: '' },
      { name: 'EPOCH_TDB', unit: 'MJD' },
      { name: 'ORBIT_CATALOGUE', unit: '' },
    ],
    rows: approaches.map((approach) => {
      const { datetime, mainBody, distanceKm, distanceLd, uncertainty, speedKmS } = approach;
      const { diam, mag, impact, provenance } = approach;
      const sigma = uncertainty.distanceSigmaKm;
      return [
        approachTitle(approach),
        datetime,
        mainBody.name,
        fullNumber(distanceKm),
        fullNumber(distanceLd),
        fullNumber(sigma),
        sigma === undefined ? '' : uncertainty.origin,
        sigma === undefined ? '' : uncertainty.method,
        fullNumber(uncertainty.timeSigma),
        fullNumber(speedKmS),
        fullNumber(diam),
        fullNumber(mag),
        impact?.datetime ?? '',
        provenance?.source ?? '',
        fullNumber(provenance?.epoch),
        provenance?.catalogueDate ?? '',
      ];
    }),
  };
}

/** Saves close approaches as a CSV file. @param nowMs dates the file, UTC milliseconds. */
export function saveApproaches(approaches: readonly CloseApproach[], nowMs: number): Promise<void> {
  const table = approachTable(approaches);
  const times = {
    frame: frameOfRows(approaches.map(({ datetime }) => minuteOf(Date.parse(datetime)).replace('T', ' '))),
    clock: 'UTC',
  };
  const models = new Set(approaches.flatMap(({ provenance }) => provenance?.forceModel ?? []));
  const common = [
    ['Distances', 'from the centre of the body, 1 sigma'] as const,
    ...[...models].map((model) => ['Force model', model] as const),
  ];
  return saveCsv({ table, title: TITLE, times, common }, nowMs);
}

/** Saves close approaches for a calendar. @param nowMs dates the file, UTC milliseconds. */
export function saveApproachCalendar(approaches: readonly CloseApproach[], nowMs: number): void {
  const text = calendarText(approaches.map(eventOf), TITLE, nowMs);
  const now = Temporal.Instant.fromEpochMilliseconds(nowMs);
  const name = fileName(TITLE.toLowerCase(), configuration.title, now, 'ics');
  saveFile(name, new Blob([text], { type: 'text/calendar;charset=utf-8' }));
}

/** An approach as an event of a calendar, with how far it is known. */
export function eventOf(approach: CloseApproach): CalendarEvent {
  const { datetime, mainBody, distanceKm, distanceLd, speedKmS } = approach;
  const startMs = Date.parse(datetime);
  return {
    id: approachKey(approach),
    startMs,
    endMs: startMs + EVENT_MS,
    summary: `${approachTitle(approach)} passes ${mainBody.name}`,
    description: `${distanceKm.toFixed(0)} km (${distanceLd.toFixed(3)} LD) from its centre at ${speedKmS.toFixed(2)} km/s.${sureText(approach)}${orbitText(approach)}`,
  };
}

/** How far an approach is known, and that it ends in an impact, as sentences after others. */
function sureText(approach: CloseApproach): string {
  const { uncertainty, impact } = approach;
  const sigma =
    uncertainty.distanceSigmaKm === undefined
      ? 'Its uncertainty is not known.'
      : `1 sigma: ${sigmaText(approach)}.`;
  return ` ${sigma}${impact === undefined ? '' : ` It impacts at ${impact.datetime}.`}`;
}

/** The orbit that an approach follows from, as a separate line. */
function orbitText({ provenance }: CloseApproach): string {
  if (provenance === undefined) return '';
  const { source, epoch, catalogueDate } = provenance;
  return `\nOrbit: ${source}, epoch MJD ${epoch} TDB, catalogue ${catalogueDate}.`;
}

/** A number with all its digits. */
function fullNumber(value: number | undefined): string {
  return value?.toString() ?? '';
}
