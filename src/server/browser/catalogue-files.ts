import { partOfName } from '#catalogue/catalogue-parts.ts';
import { bareName } from '#catalogue/normalise.ts';
import { readCatalogue } from '#catalogue/read-catalogue.ts';
import { otherSpellings } from '#catalogue/spellings.ts';
import { pathOf } from '#contract/routes.ts';
import { STATIC_FILES } from '#contract/static-manifest.ts';
import { type ServiceCatalogue, serviceCatalogue } from '#server/bodies/service-catalogue.ts';
import { DataFileError, type DataFiles } from './data-files.ts';

/** Characters of a digest that distinguish catalogues. */
const VERSION_LENGTH = 16;

/** Parameters of calls that are about the objects that they name, and nothing else of the catalogue, by path. */
const NAMED_BY = new Map([
  [pathOf('findAsteroidByName'), 'query'],
  [pathOf('shapes'), 'names'],
  [pathOf('keplerianOrbit'), 'names'],
  [pathOf('perturbedOrbit'), 'name'],
  [pathOf('closeApproaches'), 'names'],
  [pathOf('flyby'), 'name'],
  [pathOf('solutions'), 'name'],
]);

/** The catalogue beside the page. */
export type CatalogueFiles = {
  /** @throws what {@link DataFiles.read} throws; BadFileError where it is not a catalogue of this version. */
  readonly whole: () => Promise<ServiceCatalogue>;
  /** A part of it with the one object that a request is about; nothing where there is none, it is about more, or the browser stores the whole. */
  readonly partFor: (request: Request) => Promise<ServiceCatalogue | undefined>;
};

/** @param report gets why a part cannot be read; the whole catalogue serves then. */
export function openCatalogueFiles(files: DataFiles, report: (error: unknown) => void): CatalogueFiles {
  const { [STATIC_FILES.catalogue]: facts } = files.manifest.files;
  const count = Object.keys(files.manifest.files).filter((name) =>
    name.startsWith(STATIC_FILES.catalogueParts),
  ).length;
  const opened = new Map<number, ServiceCatalogue>();

  return {
    whole: () => open(STATIC_FILES.catalogue),
    async partFor({ url }) {
      const { pathname, searchParams } = new URL(url);
      const names = searchParams.get(NAMED_BY.get(pathname) ?? '') ?? '';
      const name = names.trim();
      if (count === 0 || name === '' || name.includes(',')) return undefined;
      if (await isWholeStored()) return undefined; // which needs no network
      try {
        return await partOf(name);
      } catch (error) {
        if (!(error instanceof DataFileError)) throw error;
        report(error);
        return undefined;
      }
    },
  };

  async function isWholeStored(): Promise<boolean> {
    return (await files.storedNames()).has(STATIC_FILES.catalogue);
  }

  /** The part with a name; a number or designation means the same object in every part. */
  async function partOf(name: string): Promise<ServiceCatalogue | undefined> {
    const isCertain = /\d/.test(name);
    const known = isCertain ? [...opened.values()].find((part) => hasName(part, name)) : undefined;
    if (known !== undefined) return known;
    for (const spelling of [name, ...otherSpellings(name)]) {
      const part = await readPart(partOfName(bareName(spelling), count));
      if (hasName(part, name)) return part;
    }
    return undefined;
  }

  async function readPart(place: number): Promise<ServiceCatalogue> {
    const part = opened.get(place) ?? (await open(`${STATIC_FILES.catalogueParts}${place}`));
    opened.set(place, part);
    return part;
  }

  async function open(name: string): Promise<ServiceCatalogue> {
    const { sha256 = '', source = 'built-in' } = facts ?? {};
    const catalogue = readCatalogue(await files.read(name));
    return serviceCatalogue(catalogue, source, sha256.slice(0, VERSION_LENGTH));
  }
}

function hasName({ search }: ServiceCatalogue, name: string): boolean {
  return search.byNames([name]).found.length === 1;
}
