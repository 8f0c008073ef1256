import { itemAt } from '#engine/numbers-in.ts';
import type { Catalogue, NeocpSnapshot } from '../catalogue.ts';
import { KNOWN_IMPACTORS } from '../impactor.ts';
import type { Observatory } from '../observatory.ts';
import { BadFileError, type DroppedRow, type Source } from '../source.ts';
import { writeCatalogue } from '../write-catalogue.ts';
import { formatOf } from './formats.ts';
import { layersOf, otherSourcesOf, riskListsOf } from './layers-of-catalogue.ts';
import { type Layer, type RiskList, mergeLayers } from './merge-layers.ts';
import { type FileContent, type SourceFile, readFile } from './read-file.ts';

/** Another number with every change of what rows are read as or how they are merged: a catalogue made by former rules is made again. */
export const MERGE_RULES = 2;

/** The outcome for one file that was read. */
export type FileReport = {
  readonly file: string;
  /** Name of the source it is of, and its date. */
  readonly source: string;
  readonly date: string;
  readonly rows: number;
  readonly dropped: readonly DroppedRow[];
};

/** What a merge did, for the log and the summary. */
export type MergeReport = {
  readonly files: readonly FileReport[];
  /** Files that could not be used, with the reason. */
  readonly failures: readonly { readonly file: string; readonly reason: string }[];
  /** Files of no known kind. */
  readonly ignored: readonly string[];
  readonly sources: readonly Source[];
  readonly bodies: number;
  readonly nearEarth: number;
  readonly observatories: number;
  /** Objects of which only physical values are known, and lines of risk lists without an object: both are left out. */
  readonly withoutOrbit: number;
  readonly unplacedRisks: number;
};

/** A catalogue file, to be opened by `readCatalogue`, and how it came about. */
export type MergeResult = { readonly bytes: Uint8Array; readonly report: MergeReport };

/**
 * Merges files of the services into one catalogue, over an existing catalogue (the built-in one).
 *
 * A row that fails validation is dropped and reported; a file that cannot be used is reported and the rest goes on. Files of no known kind
 * are left alone. Of several risk lists, observatory lists or candidate lists of one kind the newest counts.
 *
 * @param files uncompressed, in any order
 */
export function mergeSources(files: readonly SourceFile[], base?: Catalogue): MergeResult {
  const { contents, failures, ignored } = readFiles(files);
  const lists = riskListsFrom(contents);
  const others = newest(contents.filter((content) => content.holds !== 'bodies')).map(sourceOfFile);
  const layers = layersFrom(contents);
  const merged = mergeLayers(
    [...layers, ...unreplacedLayers(base, layers)],
    [...lists, ...unreplacedRisks(base, lists)],
  );
  const former = base === undefined ? [] : otherSourcesOf(base);
  const otherNames = new Set(others.map((source) => source.name));
  const sources = [...merged.sources, ...others, ...former.filter((source) => !otherNames.has(source.name))];
  const observatories = observatoriesFrom(contents) ?? base?.observatories ?? [];
  const bytes = writeCatalogue(merged.bodies, {
    sources,
    observatories,
    impactors: KNOWN_IMPACTORS,
    neocp: neocpFrom(contents) ?? base?.neocp ?? null,
  });
  const report = {
    files: contents.map(reportOf),
    failures,
    ignored,
    sources,
    bodies: merged.bodies.length,
    nearEarth: merged.bodies.filter((body) => body.nea).length,
    observatories: observatories.length,
    withoutOrbit: merged.withoutOrbit,
    unplacedRisks: merged.unplacedRisks,
  };
  return { bytes, report };
}

type ReadFiles = { contents: FileContent[]; failures: { file: string; reason: string }[]; ignored: string[] };

function readFiles(files: readonly SourceFile[]): ReadFiles {
  const result: ReadFiles = { contents: [], failures: [], ignored: [] };
  for (const file of files) {
    const format = formatOf(file.name);
    if (format === undefined) {
      result.ignored.push(file.name);
      continue;
    }
    try {
      result.contents.push(readFile(file, format));
    } catch (error) {
      if (!(error instanceof BadFileError)) throw error;
      result.failures.push({ file: file.name, reason: error.message });
    }
  }
  return result;
}

/** A layer per file, but one for all files of a kind that has a file per object. */
function layersFrom(contents: readonly FileContent[]): Layer[] {
  const groups = new Map<string, FileContent[]>();
  for (const content of contents) {
    const { format } = content;
    if (format.holds !== 'bodies') continue;
    const key = format.perObject === true ? format.name : `${format.name} ${content.file}`;
    groups.set(key, [...(groups.get(key) ?? []), content]);
  }
  return [...groups.values()].map((group) => {
    const rows = group.flatMap((content) => (content.holds === 'bodies' ? content.rows : []));
    const latest = itemAt(
      group.toSorted((a, b) => (a.date < b.date ? 1 : -1)),
      0,
    );
    const dropped = group.reduce((sum, content) => sum + content.dropped.length, 0);
    return { source: { ...sourceOfFile(latest), rows: rows.length, dropped }, rows };
  });
}

function sourceOfFile({ format, date, rows, dropped }: FileContent): Source {
  const preference = format.holds === 'bodies' ? format.preference : 0;
  return {
    name: format.name,
    service: format.service,
    date,
    preference,
    rows: rows.length,
    dropped: dropped.length,
  };
}

/** The newest file of each kind. */
function newest<Content extends FileContent>(contents: readonly Content[]): Content[] {
  const byKind = new Map<string, Content>();
  for (const content of contents) {
    const known = byKind.get(content.format.name);
    if (known === undefined || known.date < content.date) byKind.set(content.format.name, content);
  }
  return [...byKind.values()];
}

function riskListsFrom(contents: readonly FileContent[]): RiskList[] {
  return newest(contents.filter((content) => content.holds === 'risks')).map(({ format, date, rows }) => ({
    list: format.service === 'ESA' ? 'ESA NEOCC risk list' : 'JPL Sentry',
    date,
    rows,
  }));
}

/** Layers of the base but those whose own file is among the new ones. */
function unreplacedLayers(base: Catalogue | undefined, layers: readonly Layer[]): Layer[] {
  if (base === undefined) return [];
  const known = new Set(layers.map(({ source }) => `${source.name} ${source.date}`));
  return layersOf(base).filter(({ source }) => !known.has(`${source.name} ${source.date}`));
}

/** Lists of the base for which no file brings a newer one. */
function unreplacedRisks(base: Catalogue | undefined, lists: readonly RiskList[]): RiskList[] {
  if (base === undefined) return [];
  return riskListsOf(base).filter(({ list }) => lists.every((other) => other.list !== list));
}

function observatoriesFrom(contents: readonly FileContent[]): readonly Observatory[] | undefined {
  return newest(contents.filter((content) => content.holds === 'observatories'))[0]?.rows;
}

function neocpFrom(contents: readonly FileContent[]): NeocpSnapshot | undefined {
  const latest = newest(contents.filter((content) => content.holds === 'candidates'))[0];
  return latest === undefined ? undefined : { date: latest.date, candidates: latest.rows };
}

function reportOf({ file, format, date, rows, dropped }: FileContent): FileReport {
  return { file, source: format.name, date, rows: rows.length, dropped };
}
