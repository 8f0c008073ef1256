import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { unixTimeFromJulianDate } from '#engine/time/unix-time.ts';
import { writeCsv } from '#parts/downloads/text-file.ts';
import { planCalendar } from '#tools/opt/results/night-plan/exports/plan-calendar.ts';
import { PLAN_COLUMNS, planLines } from '#tools/opt/results/night-plan/exports/plan-columns.ts';
import { planEcsv } from '#tools/opt/results/night-plan/exports/plan-ecsv.ts';
import { planJson } from '#tools/opt/results/night-plan/exports/save-plan.ts';
import { planMpc } from '#tools/opt/results/night-plan/exports/plan-mpc.ts';
import { planTable } from '#tools/opt/results/night-plan/exports/plan-table.ts';
import { planVotable } from '#tools/opt/results/night-plan/exports/plan-votable.ts';
import { elementsOf, readMarkup } from './markup-reader.ts';
import { samplePlan } from './sample-plan.ts';

const PLAN = samplePlan();
const { slots } = PLAN;

/** Of the Minor Planet Center's NEO Confirmation Page, 2025. */
const MPC_HEAD = [
  'Date       UT      R.A. (J2000) Decl.  Elong.  V        Motion     Object     Sun         Moon',
  '            h m                                      "/min   P.A.  Azi. Alt.  Alt.  Phase Dist. Alt.',
];
const MPC_LINE =
  '2025 08 26 0400   02 48 19.2 -26 44 25 114.9  19.5    1.79  239.8  064  +81   -17    0.09  133  -38';

/** Lines about the source of the numbers, which every file with single slots contains. */
const SOURCES = PLAN.sourceOf(slots[0]);

test('an exported plan names for each slot the solution, epoch and catalogue of the orbit, and how it was calculated', () => {
  expect(SOURCES).toEqual([
    'Orbit solution JPL SBDB, solution 220; Epoch of the elements MJD 61000.0 TDB, 2025-11-21; Orbit catalogue 2026-11-19',
    expect.stringMatching(/Force model full; Ephemeris of the planets test; Catalogue 2026-01-01/),
  ]);
});

test('a plan that is exported as a table has a row for each slot, with the times and worth of the plan', () => {
  const [head, ...rows] = writeCsv(planTable(PLAN), [])
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
  const at = (name: string) => head.findIndex((title) => title.startsWith(name));
  expect(rows.map((row) => row[at('Designator')])).toEqual(['early', 'late']);
  for (const [index, row] of rows.entries()) {
    expect(row).toHaveLength(head.length);
    expect(Number(row[at('Score')])).toBeCloseTo(slots[index].worth, 2);
    expect(Number(row[at('Altitude')])).toBeCloseTo(slots[index].row.altitude, 0);
    expect(Number(row[at('Exposures')])).toBeGreaterThan(1);
    expect(Number(row[at('Sky')])).toBeGreaterThan(15);
    expect(row[at('V')]).toMatch(/\.\d\d$/);
  }
});

test('a plan that is exported as a calendar keeps the rules of RFC 5545: CRLF, lines of 75 octets, an event for each slot with its alarm', () => {
  const text = planCalendar(PLAN);
  const encoder = new TextEncoder();
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of text.split('\r\n')) expect(encoder.encode(line).length).toBeLessThanOrEqual(75);
  const lines = text.replaceAll('\r\n ', '').split('\r\n');
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  expect(lines.at(-2)).toBe('END:VCALENDAR');
  expect(lines).toContain('VERSION:2.0');
  expect(lines.filter((line) => line === 'TRIGGER:-PT5M')).toHaveLength(2);
  const properties = eventsOf(lines);
  expect(properties).toHaveLength(2);
  expect(new Set(properties.map(({ UID }) => UID)).size).toBe(2);
});

test('a plan that is exported as a calendar is read back with its times, title and place', () => {
  const text = planCalendar(PLAN);
  for (const [index, event] of eventsOf(text.replaceAll('\r\n ', '').split('\r\n')).entries()) {
    const { start, end, object } = slots[index];
    expect(event['DTSTAMP']).toBe('20261122T140000Z');
    expect(Math.abs(instantOf(event['DTSTART']) - unixTimeFromJulianDate(start))).toBeLessThan(1000);
    expect(Math.abs(instantOf(event['DTEND']) - unixTimeFromJulianDate(end))).toBeLessThan(1000);
    expect(event['SUMMARY']).toBe(object.table.designator);
    expect(unescaped(event['LOCATION'])).toBe(PLAN.site);
    const description = unescaped(event['DESCRIPTION']).split('\n');
    expect(description.slice(3)).toEqual(SOURCES);
  }
});

test('a plan exported as JSON says what its columns mean, and leaves out what is not known', () => {
  const read = JSON.parse(planJson(PLAN)) as {
    columns: { name: string }[];
    slots: Record<string, unknown>[];
  };
  expect(read.columns.map(({ name }) => name)).toEqual(PLAN_COLUMNS.map(({ name }) => name));
  expect(read.slots).toHaveLength(2);
  expect(read.slots[0]).toMatchObject({ designator: 'early', ra: 32.95, dec: -0.5125, locked: false });
  expect(read.slots[0]).not.toHaveProperty('in_field');
});

test('a plan that is exported as a VOTable is well-formed, with a cell for each field and no bare character of markup', () => {
  const table = readMarkup(planVotable(PLAN));
  expect(table).toMatchObject({ name: 'VOTABLE', attributes: { version: '1.4' } });
  const [info] = elementsOf(table, 'INFO');
  expect(info.attributes['value']).toBe('G96 <"Mt." & co>');
  const names = elementsOf(table, 'FIELD').map(({ attributes }) => attributes['name']);
  expect(names).toEqual(PLAN_COLUMNS.map(({ name }) => name));
  const rows = elementsOf(table, 'TR').map(({ children }) => children.map(({ text }) => text));
  expect(rows.map((row) => row.length)).toEqual([names.length, names.length]);
  expect(Number(rows[0][names.indexOf('dec')])).toBe(-0.5125);
  expect(rows[0][names.indexOf('in_field')]).toBe('');
});

test('times of a VOTable are timestamps of a system of UTC, which has no origin where values have years', () => {
  const table = readMarkup(planVotable(PLAN));
  const [system] = elementsOf(table, 'TIMESYS');
  expect(system.attributes).toEqual({ ID: 'utc', timescale: 'UTC', refposition: 'TOPOCENTER' });
  const times = elementsOf(table, 'FIELD').filter(({ attributes }) => attributes['ref'] === 'utc');
  expect(times.map(({ attributes: { name, xtype } }) => [name, xtype])).toEqual([
    ['start', 'timestamp'],
    ['end', 'timestamp'],
  ]);
});

test('a plan that is exported in fixed columns has a line for each moment of a slot, each value in the column in which the Minor Planet Center has it', () => {
  const blocks = planMpc(PLAN).split('\n\n').slice(1);
  expect(blocks).toHaveLength(2);
  expect(planMpc(PLAN)).toContain('Azimuths are counted from north through east.\n');
  const [title, ...lines] = blocks[0].trimEnd().split('\n');
  expect(title).toBe('early');
  expect(lines.slice(0, 2)).toEqual(MPC_HEAD);
  expect(lines.slice(2)).toHaveLength(4);
  for (const [index, line] of lines.slice(2).entries()) {
    const [year, month, day] = line.slice(0, 10).split(' ').map(Number);
    const ms = Date.UTC(year, month - 1, day, Number(line.slice(11, 13)), Number(line.slice(13, 15)));
    const moment = slots[0].start + (index * 10) / 1440;
    expect(Math.abs(ms - unixTimeFromJulianDate(moment))).toBeLessThan(60_000);
    expect(shapeOf(line)).toBe(shapeOf(MPC_LINE.replace('114.9', '     ').replace('0.09', '    ')));
  }
  expect(lines[2]).toMatch(/^2026 12 01 1950 .* 18\.0 .* 1\.00 {2}000\.0 {2}178 {2}\+68 {3}-36 {10}090 /);
});

describe('Astropy', () => {
  beforeEach(({ skip }) => skip(PYTHON === undefined, 'Python 3 with Astropy is not installed here'));

  test('Astropy reads a plan written as ECSV and as VOTable, with its units and what is missing', () => {
    const tables = astropyReads({ 'ascii.ecsv': planEcsv(PLAN), votable: planVotable(PLAN) });
    expect(tables).toHaveLength(2);
    for (const { names, units, rows } of tables) {
      expect(rows).toHaveLength(planLines(PLAN).length);
      expect(names).toEqual(PLAN_COLUMNS.map(({ name }) => name));
      expect(units['ra']).toBe('deg');
      expect(units['rate']).toBe('arcsec / min');
      expect(rows[0]).toMatchObject({ designator: 'early', ra: 32.95, locked: false, in_field: null });
    }
  });
});

/** Where a line has digits and signs. */
function shapeOf(line: string): string {
  return line.replaceAll(/\d/g, '9').replaceAll(/[+-]/g, '±');
}

type AstropyTable = {
  readonly names: readonly string[];
  readonly units: Readonly<Record<string, string | null>>;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
};

const READ = `
import json, sys, warnings
warnings.simplefilter('ignore')
from astropy.table import Table
import numpy
def plain(value):
    if numpy.ma.is_masked(value): return None
    return value.item() if hasattr(value, 'item') else value
def described(format):
    table = Table.read(sys.argv[1] + '/' + format, format=format)
    return {
        'names': table.colnames,
        'units': {name: None if table[name].unit is None else str(table[name].unit) for name in table.colnames},
        'rows': [{name: plain(row[name]) for name in table.colnames} for row in table],
    }
print(json.dumps([described(format) for format in sys.argv[2:]]))`;

const HAS_ASTROPY = 'import importlib.util, sys; sys.exit(importlib.util.find_spec("astropy") is None)';

/** The Python that has Astropy: the one in use, or that of the system, which Debian's package is for. */
const PYTHON = ['python3', '/usr/bin/python3'].find(
  (command) => spawnSync(command, ['-c', HAS_ASTROPY]).status === 0,
);

/** Texts as Astropy reads them, by their formats; it is started once for all. */
function astropyReads(texts: Readonly<Record<string, string>>): readonly AstropyTable[] {
  const folder = mkdtempSync(join(tmpdir(), 'plan-'));
  try {
    for (const [format, text] of Object.entries(texts)) writeFileSync(join(folder, format), text);
    const read = execFileSync(PYTHON ?? 'python3', ['-c', READ, folder, ...Object.keys(texts)], {
      encoding: 'utf8',
    });
    return JSON.parse(read) as readonly AstropyTable[];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function eventsOf(lines: readonly string[]): readonly Record<string, string>[] {
  const events: Record<string, string>[] = [];
  let isAlarm = false;
  for (const line of lines) {
    const [name, ...value] = line.split(':');
    if (line === 'BEGIN:VEVENT') events.push({});
    else if (line.endsWith(':VALARM')) isAlarm = line.startsWith('BEGIN');
    else if (events.length > 0 && !isAlarm && !line.startsWith('END:'))
      events[events.length - 1][name] = value.join(':');
  }
  return events;
}

function instantOf(text: string): number {
  return Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}

function unescaped(text: string): string {
  return text.replaceAll(/\\(.)/g, (_, character: string) => (character === 'n' ? '\n' : character));
}
