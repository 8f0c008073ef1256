import { membershipOf } from '#catalogue/stars/sky-region.ts';
import { selectStars } from '#catalogue/stars/select-stars.ts';
import type { StarsRequested } from '#catalogue/stars/star-catalogue.ts';
import { columnsOfRows, starAt, type StarRow } from '#catalogue/stars/star-row.ts';
import { createStarStore } from '#catalogue/stars/star-store.ts';
import type { StarFields, StarsOfField } from '#server/sky/star-fields.ts';
import { fetchLimited, type FetchLimits } from '../orbits/fetch-limited.ts';
import type { StoredFiles } from '../orbits/stored-files.ts';
import { circleAbout, GAIA_LIMIT, type GaiaCircle, mostInResponse, starAddress } from './gaia-query.ts';
import { starsOfResponse } from './star-response.ts';

/** Parts with which fainter stars are fetched. */
export type FetchedStarsParts = {
  /** Only the stars of the service's own catalogue. */
  readonly catalogue: StarFields;
  /** Address of the TAP service, or of the cone search. */
  readonly service: string;
  readonly files: StoredFiles;
  readonly limits: FetchLimits;
  /** How long a service that does not respond is left alone, ms. */
  readonly silentMs: number;
  /** Milliseconds since the Unix epoch. */
  readonly now: () => number;
  readonly report: (error: unknown) => void;
};

/** How long a response is awaited, and how long it may be: 20,000 stars and more. */
export const STAR_LIMITS: FetchLimits = { withinMs: 5000, mostBytes: 8_000_000 };

/** How long a service that does not respond is left alone, ms. */
export const STARS_SILENT_MS = 60_000;

/** Fainter stars, or why there are none. */
type Fainter =
  | { readonly kind: 'stars'; readonly rows: readonly StarRow[]; readonly completeTo: number }
  | { readonly kind: 'none'; readonly note: string };

/** Numbers of stars that were fetched begin here: those of the tiles are smaller. */
const FIRST_FETCHED_NUMBER = 2 ** 31;

/**
 * The stars of the local catalogue, and fainter ones of a service in small windows, which are stored on disk. Where the service does not
 * respond, only those of the catalogue, with a note.
 */
export function createFetchedStars(parts: FetchedStarsParts): StarFields {
  const { catalogue, service, files, limits, silentMs, now, report } = parts;
  const underWay = new Map<string, Promise<Fainter>>();
  const most = mostInResponse(service);
  let silentUntil = 0;

  return {
    async find(requested) {
      const known = await catalogue.find(requested);
      const circle = circleAbout(requested.region, requested.faintest);
      if (known.limitedBy !== 'catalogue' || circle === undefined) return known;
      const fainter = await once(circle);
      return fainter.kind === 'none' ? { ...known, note: fainter.note } : joined(known, fainter, requested);
    },
  };

  function once(circle: GaiaCircle): Promise<Fainter> {
    const file = fileOf(circle);
    const begun = underWay.get(file);
    if (begun !== undefined) return begun;
    const work = fainterIn(circle, file).finally(() => underWay.delete(file));
    underWay.set(file, work);
    return work;
  }

  async function fainterIn(circle: GaiaCircle, file: string): Promise<Fainter> {
    const stored = await files.read(file);
    const read = stored === undefined ? undefined : starsOf(stored.bytes, circle, most);
    if (read !== undefined) {
      await files.renew(file);
      return read;
    }
    if (now() < silentUntil) return none('does not answer at the moment');
    const fetched = await fetchLimited(starAddress(service, circle), limits);
    if (fetched.kind === 'unreachable') {
      silentUntil = now() + silentMs;
      return none(`did not answer within ${limits.withinMs / 1000} s`);
    }
    const stars = fetched.kind === 'bytes' ? starsOf(fetched.bytes, circle, most) : undefined;
    if (fetched.kind !== 'bytes' || stars === undefined) return none('did not answer with stars');
    await files.store(file, fetched.bytes).catch(report);
    return stars;
  }
}

/**
 * The stars of a response, and how far they reach: as far as requested, unless there are more.
 *
 * @param most stars that the service responds with, the brightest.
 */
function starsOf(bytes: Uint8Array, { faintest }: GaiaCircle, most: number): Fainter | undefined {
  const rows = starsOfResponse(bytes);
  if (rows === undefined) return undefined;
  const isCut = rows.length >= most;
  const faintestFetched = rows.reduce((limit, { magnitude }) => Math.max(limit, magnitude), 0);
  return { kind: 'stars', rows, completeTo: isCut ? faintestFetched - 1 : Math.min(faintest, GAIA_LIMIT) };
}

/** Fetched stars and those of the catalogue together; of a star in both the entry of the catalogue. */
function joined(
  known: StarsOfField,
  { rows, completeTo }: Fainter & { kind: 'stars' },
  requested: StarsRequested,
): StarsOfField {
  const isInside = membershipOf(requested.region);
  const store = createStarStore(2 ** 14);
  const all = rowsOf(known);
  for (const row of all) store.add(row, 0);
  const numbers = Array.from(known.numbers);
  rows.forEach((row, index) => {
    if (row.magnitude < requested.brightest || row.magnitude > requested.faintest) return;
    if (!isInside(row.ra, row.dec) || store.add(row, 1) === 'known') return;
    all.push(row);
    numbers.push(FIRST_FETCHED_NUMBER + index);
  });
  const places = all.map((_, place) => place);
  const faintestComplete = Math.max(completeTo, known.faintLimit);
  return {
    ...selectStars(columnsOfRows(all, known.stars.epoch), places, numbers, requested, faintestComplete),
    sources: [...known.sources, 'Gaia DR3 (Gaia Collaboration 2023)'],
    unmovedEpoch: known.unmovedEpoch,
  };
}

function rowsOf({ stars }: StarsOfField): StarRow[] {
  return Array.from({ length: stars.count }, (_, row) => starAt(stars, row));
}

function fileOf({ ra, dec, radius, faintest }: GaiaCircle): string {
  return `gaia_${ra}_${dec}_${radius}_${faintest}.csv`;
}

function none(what: string): Fainter {
  return { kind: 'none', note: `The service of fainter stars ${what}.` };
}
