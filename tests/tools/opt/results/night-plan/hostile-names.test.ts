import { PDFDocument } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import { calendarText } from '#contract/calendar.ts';
import { oneLine } from '#contract/text/one-line.ts';
import { windowsCalendar, windowsTable } from '#contract/sovt/windows-text.ts';
import { datedFileName } from '#machines/kit/dated-file-name.ts';
import { stateFileOf, stateInFile } from '#parts/tool-state/state-file.ts';
import { writePdf } from '#parts/downloads/pdf/pdf-file.ts';
import { writeCsv, writeText } from '#parts/downloads/text-file.ts';
import { feedAtom } from '#server/feeds/feed.ts';
import { approachTable, eventOf } from '#tools/fvt/panels/save-approaches.ts';
import type { ExportedPlan } from '#tools/opt/results/night-plan/exports/exported-plan.ts';
import { planTable } from '#tools/opt/results/night-plan/exports/plan-table.ts';
import { PLAN_FILES } from '#tools/opt/results/night-plan/exports/save-plan.ts';
import { chartPdf } from '#tools/scd/finder/chart-pdf.ts';
import { finderPdf } from '#tools/scd/finder/finder-pdf.ts';
import { finderSvg } from '#tools/scd/finder/finder-picture.ts';
import { HOSTILE_NAMES } from '../../../../fixtures/hostile-names.ts';
import { approach } from '../../../../machines/fakes/flybys.ts';
import { FRAME, readFont } from '../../../../parts/downloads/pdf-fixture.ts';
import { A4, finderContent } from '../../../scd/finder/finder-fixture.ts';
import { elementsOf, namesIn, readMarkup } from './markup-reader.ts';
import { withName } from './sample-plan.ts';

const PLAIN = 'plain';
const widthOf = (text: string, size: number) => (text.length * size) / 2;

/** What ends a line for any reader, as Python's `splitlines` has it. */
const BREAKS = new RegExp(String.raw`\r\n|[\n\r\v\f\u{1C}-\u{1E}\u{85}\u{2028}\u{2029}]`, 'u');

/** RFC 5545, section 3.1: no control characters but tabs. */
const NO_CALENDAR_TEXT = /(?!\t)\p{Cc}/u;

const COLUMNS = [
  { name: 'Object', unit: '', isKey: true },
  { name: 'MAG', unit: 'mag' },
];

/** A plan in one of its formats, with the name in the object, the site and the remarks. */
function planIn(id: string, name: string): string {
  return PLAN_FILES.find((one) => one.id === id)?.write(planOf(name)) ?? '';
}

function planOf(name: string): ExportedPlan {
  return { ...withName(name), site: name, remarks: [[`Orbit of ${name}`, name]] };
}

const WINDOW = { start: 61_000, end: 61_010, startsBefore: false, endsAfter: false } as const;
const GLIMPSE = { epoch: 61_005, apparentMag: 18, sunDistance: 1.1, earthDistance: 0.2 } as const;
const WINDOWS = {
  errors: [],
  data: [{ ...WINDOW, brightest: { ...GLIMPSE, phaseAngle: 20, elongation: 120 } }],
} as unknown as Parameters<typeof windowsTable>[1];

const approachWith = (name: string) => approach({ name, object: name, designator: name, number: undefined });

/** Every table for spreadsheets: its text, and what separates its fields. */
const TABLES: Readonly<Record<string, (name: string) => string>> = {
  'a text file': (name) => writeText({ columns: COLUMNS, rows: [[name, '−1.5']] }),
  'a CSV file': (name) => writeCsv({ columns: COLUMNS, rows: [[name, '−1.5']] }, [[name, name]]),
  'a CSV file with semicolons': (name) =>
    writeCsv({ columns: COLUMNS, rows: [[name, '−1.5']] }, [[name, name]], 'semicolon'),
  'a plan as CSV': (name) => writeCsv(planTable(planOf(name)), planOf(name).remarks),
  'approaches as CSV': (name) => writeCsv(approachTable([approachWith(name)]), [[name, name]]),
  'windows of the service as CSV': (name) => windowsTable(name, { ...WINDOWS, site: name }),
};

const CALENDARS: Readonly<Record<string, (name: string) => string>> = {
  'a plan': (name) => planIn('ics', name),
  approaches: (name) => calendarText([eventOf(approachWith(name))], name, 0),
  'windows of the service': (name) => windowsCalendar(name, { ...WINDOWS, site: name }, 0),
};

const MARKUP: Readonly<Record<string, (name: string) => string>> = {
  'a plan for Ekos': (name) => planIn('ekos', name),
  'a plan as VOTable': (name) => planIn('votable', name),
  'a finder chart as SVG': (name) =>
    finderSvg(finderContent(1, { title: name, site: name, remarks: [[name, name]] }), A4, widthOf),
};

describe.each(HOSTILE_NAMES)('an object whose name is %s', (_, name) => {
  test.each(Object.entries(TABLES))(
    'a hostile name is not a formula in %s, and adds no line to it',
    (_title, write) => {
      const text = write(name);
      expect(text.split(BREAKS)).toHaveLength(write(PLAIN).split(BREAKS).length);
      for (const sign of [',', ';', '\t'])
        for (const field of fieldsOf(text, sign))
          expect(field.trim()).not.toMatch(/^[=+@＝＋－＠]|^-(?![\d.,]+°?$)/);
    },
  );

  test.each(Object.entries(TABLES))(
    'a hostile name loses nothing of its row to a reader that passes over remarks in %s',
    (_title, write) => {
      const rows = write(name)
        .split(BREAKS)
        .filter((line) => !line.startsWith('# '));
      for (const row of rows) expect(row.replaceAll(/"[^"]*"/g, '')).not.toContain('#');
    },
  );

  test.each(Object.entries(CALENDARS))(
    'a hostile name stays a text in the calendar of %s',
    (_title, write) => {
      const text = write(name);
      expect(text.replaceAll('\r\n', '')).not.toMatch(NO_CALENDAR_TEXT);
      expect(propertiesOf(text)).toEqual(propertiesOf(write(PLAIN)));
    },
  );

  test.each(Object.entries(MARKUP))('a hostile name is neither mark nor entity in %s', (_title, write) => {
    const text = write(name);
    expect(namesIn(readMarkup(text))).toEqual(namesIn(readMarkup(write(PLAIN))));
    if (oneLine(name) !== '') expect(textsIn(readMarkup(text))).toContain(oneLine(name));
  });

  test.each(['nina', 'stellarium', 'json'])('a hostile name is read back from the JSON of %s', (id) => {
    expect(JSON.stringify(JSON.parse(planIn(id, name)))).toContain(JSON.stringify(name).slice(1, -1));
  });

  test('a hostile name is read back from the file of a state', () => {
    const state = JSON.stringify({ userDefinedObjects: [{ name }] });
    expect(stateInFile(stateFileOf(state))).toEqual({ kind: 'text', text: state });
  });

  test('a hostile name makes a file that any system takes, where a file is called after it', () => {
    const file = datedFileName([name, name], 0, 'json');
    expect(file).toMatch(/^[\p{L}\p{N}_-]+1970-01-01T00-00-00\.000Z\.json$/u);
  });

  test('a hostile name begins no line in ECSV but that of its row', () => {
    const lines = planIn('ecsv', name).split(BREAKS);
    const plain = planIn('ecsv', PLAIN).split(BREAKS);
    expect(lines.map((line) => line.startsWith('#'))).toEqual(plain.map((line) => line.startsWith('#')));
  });

  test('a hostile name adds no line to an ephemeris of fixed columns', () => {
    expect(planIn('mpc', name).split(BREAKS)).toHaveLength(planIn('mpc', PLAIN).split(BREAKS).length);
  });

  test('a hostile name is not a directive in a plan for ACP', () => {
    expect(kindsOf(planIn('acp', name))).toEqual(kindsOf(planIn('acp', PLAIN)));
    const targets = planIn('acp', name)
      .split('\r\n')
      .filter((line) => line.includes('\t'));
    for (const target of targets) expect(target).toMatch(/^[^#;\t]+\t\d+\.\d{6}\t-?\d+\.\d{6}$/);
  });

  test('a hostile name stays a text in Atom', () => {
    const entry = { id: name, summary: name, description: name, startMs: 0, updatedMs: 0 };
    const atom = feedAtom(
      { title: name, about: '/', updatedMs: 0, entries: [entry] },
      'https://neo.example/f',
    );
    expect(elementsOf(readMarkup(atom), 'entry')).toHaveLength(1);
  });

  test('a hostile name is printed in a table, a finder chart and a sky chart', async () => {
    const remarks = [[name, name]] as const;
    const table = { columns: COLUMNS, rows: [[name, '18.0']] };
    const frame = { ...FRAME, title: name, remarks, notes: { title: name, remarks } };
    const finder = finderContent(1, { title: name, site: name, subtitle: name, remarks, foot: name });
    const trails = finder.sky.trails.map((trail) => ({ ...trail, name }));
    const named = { ...finder, sky: { ...finder.sky, trails } };
    for (const bytes of [
      await writePdf(table, frame, readFont),
      await finderPdf(named, A4, readFont),
      await chartPdf({ ...named, facts: name }, A4, readFont),
    ])
      expect((await PDFDocument.load(bytes)).getPageCount()).toBeGreaterThan(0);
  });
});

/** What each line of a plan for ACP is: a directive, a comment, a target, or itself. */
function kindsOf(plan: string): readonly string[] {
  return plan.split(BREAKS).map((line) => {
    if (line.split('\t').length === 3) return 'target';
    return /^(?:#\w+|;|$)/.exec(line)?.[0] ?? line;
  });
}

/** All fields that a spreadsheet finds, by RFC 4180 with a sign between them. */
function fieldsOf(text: string, sign: string): readonly string[] {
  const fields: string[] = [];
  let field = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (isQuoted && character === '"' && text[at + 1] === '"') field += text[++at];
    else if (character === '"' && (isQuoted || field === '')) isQuoted = !isQuoted;
    else if (!isQuoted && (character === sign || character === '\n')) {
      fields.push(field);
      field = '';
    } else field += character;
  }
  return [...fields, field];
}

/** The names of all properties of a calendar, in their order. */
function propertiesOf(calendar: string): readonly string[] {
  const lines = calendar.replaceAll('\r\n ', '').split('\r\n');
  return lines.map((line) => line.replace(/[:;].*$/, ''));
}

function textsIn(element: ReturnType<typeof readMarkup>): readonly string[] {
  return [element.text, ...element.children.flatMap(textsIn)];
}
