import type { Catalogue } from '../catalogue.ts';
import { defined } from '../defined.ts';
import type { OtherOrbit } from '../other-orbit.ts';
import type { BodyRow } from '../parse/body-row.ts';
import type { Risk, SmallBody, SourcedField } from '../small-body.ts';
import type { Source } from '../source.ts';
import type { Layer, RiskList } from './merge-layers.ts';

/** The layers a catalogue was merged from, as far as their values are still in it, so that newer ones can be merged with it. */
export function layersOf(catalogue: Catalogue): Layer[] {
  const layers = new Map<Source, BodyRow[]>(catalogue.sources.map((source) => [source, []]));
  for (let index = 0; index < catalogue.count; index++) {
    const body = catalogue.body(index);
    const others = catalogue.otherOrbits(index);
    const sources = [...Object.values(body.provenance.sources), ...others.map(({ source }) => source)];
    for (const source of new Set(sources)) {
      layers.get(source)?.push(...rowsFrom(body, source, others));
    }
  }
  return [...layers].filter(([, rows]) => rows.length > 0).map(([source, rows]) => ({ source, rows }));
}

/** Sources of a catalogue that gave it something else than bodies: risk lists, observatories. */
export function otherSourcesOf(catalogue: Catalogue): Source[] {
  return catalogue.sources.filter((source) => source.preference === 0);
}

/** The risk lists whose lines are in a catalogue. */
export function riskListsOf(catalogue: Catalogue): RiskList[] {
  const lists = new Map<string, { list: Risk['list']; date: string; rows: RiskList['rows'][number][] }>();
  for (let index = 0; index < catalogue.count; index++) {
    if (!catalogue.isOnRiskList(index)) continue;
    const body = catalogue.body(index);
    if (body.risk === undefined) continue;
    const { list, listDate, ...risk } = body.risk;
    const entry = lists.get(list) ?? { list, date: listDate, rows: [] };
    entry.rows.push({ number: body.number, designation: body.designation, risk });
    lists.set(list, entry);
  }
  return [...lists.values()];
}

/** Rows of a source about a body, one for each of its orbits. */
function rowsFrom(body: SmallBody, source: Source, others: readonly OtherOrbit[]): readonly BodyRow[] {
  const row = rowFrom(body, source);
  const orbits = others.filter((other) => other.source === source);
  const { number, name, designation, otherDesignations, bodyType } = row;
  const names = { number, name, designation, otherDesignations, bodyType };
  const [first, ...rest] = orbits.map((orbit): BodyRow => {
    const { source: _, ...fields } = orbit;
    return { ...names, ...fields };
  });
  if (first === undefined) return [row];
  return row.elements === undefined ? [{ ...first, ...defined(row) }, ...rest] : [row, first, ...rest];
}

function rowFrom(body: SmallBody, source: Source): BodyRow {
  const has = (field: SourcedField): boolean => body.provenance.sources[field] === source;
  const isOrbit = body.provenance.orbit === source;
  return {
    number: body.number,
    name: body.name,
    designation: body.designation,
    otherDesignations: body.otherDesignations,
    bodyType: body.bodyType,
    ...(isOrbit ? orbitOf(body) : {}),
    ...(has('magnitude') ? { absoluteMagnitude: body.absoluteMagnitude, slope: body.slope } : {}),
    ...(has('cometMagnitude') ? { cometMagnitude: body.cometMagnitude, cometSlope: body.cometSlope } : {}),
    ...(has('diameter') ? { diameterKm: body.diameterKm } : {}),
    ...(has('albedo') ? { albedo: body.albedo } : {}),
    ...(has('rotation') ? { rotationHours: body.rotationHours } : {}),
    ...(has('extent') ? { extent: body.extent } : {}),
    ...(has('spectralType') ? { spectralType: body.spectralType } : {}),
    ...(has('moid') ? { moidAu: body.moidAu } : {}),
    ...(has('arc') ? { arcDays: body.arcDays } : {}),
    ...(has('lastObservation') ? { lastObservation: body.lastObservation } : {}),
    ...(has('nonGravitational') ? { nonGravitational: body.nonGravitational } : {}),
    ...(has('pha') ? { pha: body.pha } : {}),
  };
}

function orbitOf(body: SmallBody): Partial<BodyRow> {
  return {
    elements: body.elements,
    covariance: body.covariance,
    isRounded: body.isRounded,
    uncertainty: body.uncertainty,
    solution: body.provenance.solution,
    database: body.database,
  };
}
