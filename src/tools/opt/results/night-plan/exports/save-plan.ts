import { configuration } from '#parts/configuration.ts';
import { usualSeparator } from '#parts/downloads/csv-separator.ts';
import { fileName } from '#parts/downloads/file-name.ts';
import { writeCsv } from '#parts/downloads/text-file.ts';
import { saveFile } from '#parts/save-file.ts';
import type { ExportedPlan } from './exported-plan.ts';
import { planAcp } from './plan-acp.ts';
import { planCalendar } from './plan-calendar.ts';
import { PLAN_COLUMNS, planLines } from './plan-columns.ts';
import { planEcsv } from './plan-ecsv.ts';
import { planEkos } from './plan-ekos.ts';
import { planMpc } from './plan-mpc.ts';
import { planNina } from './plan-nina.ts';
import { planStellarium } from './plan-stellarium.ts';
import { planTable } from './plan-table.ts';
import { planVotable } from './plan-votable.ts';

/** A file that a plan can be saved as. */
type PlanFile = {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  /** Ending of the file's name. */
  readonly ending: string;
  readonly mediaType: string;
  readonly write: (plan: ExportedPlan) => string;
};

/** Files that a plan can be saved as: for programs that observe, for calendars, and for those who calculate. */
export const PLAN_FILES: readonly PlanFile[] = [
  {
    id: 'nina',
    title: 'N.I.N.A.',
    detail: 'Targets for the advanced sequencer, in the time zone of this device, .json',
    ending: 'nina.json',
    mediaType: 'application/json',
    write: planNina,
  },
  {
    id: 'acp',
    title: 'ACP',
    detail: 'Observing plan, start times in UTC, .txt',
    ending: 'acp.txt',
    mediaType: 'text/plain;charset=utf-8',
    write: planAcp,
  },
  {
    id: 'ekos',
    title: 'Ekos, KStars',
    detail: 'List for the scheduler; choose a capture sequence there, .esl',
    ending: 'esl',
    mediaType: 'application/xml',
    write: planEkos,
  },
  {
    id: 'stellarium',
    title: 'Stellarium',
    detail: 'Observing list with a marker for each place and date, .sol',
    ending: 'sol',
    mediaType: 'application/json',
    write: planStellarium,
  },
  {
    id: 'ics',
    title: 'iCal',
    detail: 'One event for each slot, with alarms, .ics',
    ending: 'ics',
    mediaType: 'text/calendar;charset=utf-8',
    write: planCalendar,
  },
  {
    id: 'csv',
    title: 'CSV',
    detail: 'Slots and places for a spreadsheet, .csv',
    ending: 'csv',
    mediaType: 'text/csv;charset=utf-8',
    write: (plan) => writeCsv(planTable(plan), plan.remarks, usualSeparator(navigator.language)),
  },
  {
    id: 'mpc',
    title: 'Ephemeris, fixed columns',
    detail: 'In the layout of the Minor Planet Center, .txt',
    ending: 'txt',
    mediaType: 'text/plain;charset=utf-8',
    write: planMpc,
  },
  {
    id: 'ecsv',
    title: 'ECSV',
    detail: 'With units and types, for Astropy, .ecsv',
    ending: 'ecsv',
    mediaType: 'text/plain;charset=utf-8',
    write: planEcsv,
  },
  {
    id: 'votable',
    title: 'VOTable',
    detail: 'For TOPCAT, Aladin and the Virtual Observatory, .vot',
    ending: 'vot',
    mediaType: 'application/x-votable+xml',
    write: planVotable,
  },
  {
    id: 'json',
    title: 'JSON',
    detail: 'For your own programs, .json',
    ending: 'json',
    mediaType: 'application/json',
    write: planJson,
  },
];

/** Writes a plan to a file and hands it to the browser. */
export function savePlan(id: string, plan: ExportedPlan): void {
  const file = PLAN_FILES.find((one) => one.id === id);
  if (file === undefined) throw new RangeError(`a plan is not written as ${id}`);
  const now = Temporal.Instant.fromEpochMilliseconds(plan.nowMs);
  const name = fileName('night-plan', configuration.title, now, file.ending);
  saveFile(name, new Blob([file.write(plan)], { type: file.mediaType }));
}

/** A plan as JSON: what its columns mean, and an object for each slot; what is not known is left out. */
export function planJson(plan: ExportedPlan): string {
  const { site, nowMs, telescope, remarks } = plan;
  const document = {
    format: 'neo-toolkit/night-plan',
    version: 1,
    created: Temporal.Instant.fromEpochMilliseconds(nowMs).toString(),
    site,
    telescope: telescope ?? null,
    provenance: remarks.map(([label, value]) => ({ label, value })),
    columns: PLAN_COLUMNS.map(({ name, unit = '', description }) => ({ name, unit, description })),
    slots: planLines(plan).map((line) =>
      Object.fromEntries(PLAN_COLUMNS.map(({ name, value }) => [name, value(line)])),
    ),
  };
  return `${JSON.stringify(document, undefined, 2)}\n`;
}
