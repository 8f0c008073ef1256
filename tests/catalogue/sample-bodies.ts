import type { Catalogue } from '#catalogue/catalogue.ts';
import { KNOWN_IMPACTORS } from '#catalogue/impactor.ts';
import { mergeLayers, type Layer, type RiskList } from '#catalogue/merge/merge-layers.ts';
import type { BodyRow } from '#catalogue/parse/body-row.ts';
import { elementsOf } from '#catalogue/parse/elements.ts';
import { readCatalogue } from '#catalogue/read-catalogue.ts';
import type { Source } from '#catalogue/source.ts';
import { writeCatalogue } from '#catalogue/write-catalogue.ts';

/** A source of a date, with nothing else to it. */
export function sourceFrom(name: string, date: string, preference = 3): Source {
  return { name, service: name.startsWith('MPC') ? 'MPC' : 'JPL', date, preference, rows: 1, dropped: 0 };
}

/** A row of an asteroid on the orbit of Apophis, with whatever else is given. */
export function asteroid(designation: string, more: Partial<BodyRow> = {}): BodyRow {
  return {
    designation,
    bodyType: 'Asteroid',
    elements: elementsOf({
      epochJd: 2461200.5,
      perihelionDistanceAu: 0.7460509677535309,
      eccentricity: 0.1911492279663492,
      inclinationDeg: 3.340996879880978,
      nodeDeg: 203.8936514240762,
      argumentOfPerihelionDeg: 126.679570689584,
      meanAnomalyDeg: 175.330364,
    }),
    ...more,
  };
}

/** A row of a comet on the orbit of Halley. */
export function comet(designation: string, more: Partial<BodyRow> = {}): BodyRow {
  return {
    designation,
    bodyType: 'Comet',
    elements: elementsOf({
      epochJd: 2449400.5,
      perihelionDistanceAu: 0.585978111516909,
      eccentricity: 0.967142908462304,
      inclinationDeg: 162.262690579161,
      nodeDeg: 58.42008097656843,
      argumentOfPerihelionDeg: 111.3324851045177,
      perihelionJd: 2446467.395317,
    }),
    ...more,
  };
}

/** The catalogue that layers and risk lists come to. */
export function catalogueOf(layers: readonly Layer[], risks: readonly RiskList[] = []): Catalogue {
  const { bodies, sources } = mergeLayers(layers, risks);
  return readCatalogue(
    writeCatalogue(bodies, { sources, observatories: [], impactors: KNOWN_IMPACTORS, neocp: null }),
  );
}

/** The catalogue of one source. */
export function catalogueFrom(rows: readonly BodyRow[]): Catalogue {
  return catalogueOf([{ source: sourceFrom('JPL SBDB query', '2026-07'), rows }]);
}
