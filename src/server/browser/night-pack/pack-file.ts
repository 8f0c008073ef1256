import { crc32 } from '#catalogue/crc32.ts';
import {
  MAX_PACK_BYTES,
  MAX_UNPACKED_BYTES,
  type NightPackHeader,
  nightPackHeader,
  type PackRefusal,
} from '#contract/local/night-pack.ts';
import { parsedJson } from '#contract/rest/parsed-json.ts';
import { STATIC_FILES } from '#contract/static-manifest.ts';
import { itemAt } from '#engine/numbers-in.ts';
import type { StarPiece } from './star-pieces.ts';

/** A night pack: its header, data files by their names, and pieces of the file of all stars. */
export type NightPack = {
  readonly header: NightPackHeader;
  readonly files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
  readonly stars: readonly StarPiece[];
  readonly orbits: readonly PackedOrbit[];
};

/** What a service had been sent about the orbit of an object, and when, milliseconds since the Unix epoch. */
export type PackedOrbit = {
  readonly file: string;
  readonly storedAt: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
};

/** A file is not taken. */
export class PackRefused extends Error {
  override readonly name = 'PackRefused';
  readonly refusal: PackRefusal;

  constructor(kind: PackRefusal['kind'], detail = '') {
    super(`${kind} ${detail}`);
    this.refusal = { kind, detail };
  }
}

/*
 * The layout of a file, little-endian:
 *
 *     "NEONIGHT" · version (uint32) · bytes of the body (uint32) · CRC-32 of the body (uint32)
 *     body, packed by gzip: length of the header (uint32) · header (JSON) · data files · pieces of the file of stars · orbits
 */
const MAGIC = 'NEONIGHT';
const VERSION = 1;
const PREFIX = 20;

/** Longest header that is read, bytes: the state in it may have two bytes a character. */
const MAX_HEADER_BYTES = 4_000_000;

/** A night as a file. */
export async function writePack({
  header,
  files,
  stars,
  orbits,
}: NightPack): Promise<Uint8Array<ArrayBuffer>> {
  const text = new TextEncoder().encode(JSON.stringify(header));
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, text.length, true);
  const contents = [
    ...header.contents.map((name) => contentOf(files, name)),
    ...[...stars, ...orbits].map(({ bytes }) => bytes),
  ];
  const body = new Uint8Array(
    await new Response(
      new Blob([length, text, ...contents]).stream().pipeThrough(new CompressionStream('gzip')),
    ).arrayBuffer(),
  );
  const file = new Uint8Array(PREFIX + body.length);
  file.set(new TextEncoder().encode(MAGIC));
  const prefix = new DataView(file.buffer);
  prefix.setUint32(8, VERSION, true);
  prefix.setUint32(12, body.length, true);
  prefix.setUint32(16, crc32(body), true);
  file.set(body, PREFIX);
  return file;
}

/**
 * The night in a file. That its data are those of its list, and of this version of the toolkit, is still to be checked.
 *
 * @throws PackRefused where it is no such file, of a newer version, cut short, altered, too large, or has another layout.
 */
export async function readPack(file: Uint8Array<ArrayBuffer>): Promise<NightPack> {
  if (file.length > MAX_PACK_BYTES) throw new PackRefused('too-large');
  const magic = new TextDecoder().decode(file.subarray(0, MAGIC.length));
  if (magic !== MAGIC) throw new PackRefused('foreign');
  if (file.length < PREFIX) throw new PackRefused('cut');
  const prefix = new DataView(file.buffer, file.byteOffset, PREFIX);
  const version = prefix.getUint32(8, true);
  if (version > VERSION) throw new PackRefused('newer');
  if (version !== VERSION) throw new PackRefused('damaged');
  const body = file.subarray(PREFIX);
  if (body.length < prefix.getUint32(12, true)) throw new PackRefused('cut');
  if (body.length > prefix.getUint32(12, true) || crc32(body) !== prefix.getUint32(16, true))
    throw new PackRefused('damaged');
  return takenApart(await unpack(body));
}

/** @throws PackRefused where the bytes are not packed by gzip, or become too many. */
async function unpack(body: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([body]).stream().pipeThrough(new DecompressionStream('gzip')).getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (;;) {
    const { value } = await reader.read().catch(() => {
      throw new PackRefused('damaged');
    });
    if (value === undefined) break;
    length += value.length;
    if (length > MAX_UNPACKED_BYTES) {
      await reader.cancel();
      throw new PackRefused('too-large');
    }
    pieces.push(value);
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}

/** @throws PackRefused where the header is not one, or what follows is not what it names. */
function takenApart(bytes: Uint8Array<ArrayBuffer>): NightPack {
  const length = bytes.length < 4 ? 0 : new DataView(bytes.buffer).getUint32(0, true);
  if (length > MAX_HEADER_BYTES) throw new PackRefused('too-large');
  const read = nightPackHeader.safeParse(parsedJson(new TextDecoder().decode(bytes.subarray(4, 4 + length))));
  if (!read.success) {
    const { path, message } = itemAt(read.error.issues, 0);
    throw new PackRefused('invalid', `${path.join('.')}: ${message}`.slice(0, 200));
  }
  const header = read.data;
  const sizes = header.contents.map((name) => {
    const listed = Object.hasOwn(header.manifest.files, name) ? header.manifest.files[name] : undefined;
    if (listed === undefined) throw new PackRefused('invalid', `the list has no file ${name.slice(0, 100)}`);
    return listed.bytes;
  });
  const lengths = [...sizes, ...starLengths(header), ...header.orbits.map(({ bytes: size }) => size)];
  const all = 4 + length + lengths.reduce((sum, one) => sum + one, 0);
  if (new Set(header.contents).size !== header.contents.length)
    throw new PackRefused('invalid', 'a file is there twice');
  if (all !== bytes.length)
    throw new PackRefused('invalid', `there are ${bytes.length} bytes, and not ${all}`);
  let at = 4 + length;
  const taken = lengths.map((one) => bytes.slice(at, (at += one))); // views of numbers begin at multiples of eight bytes
  return {
    header,
    files: new Map(header.contents.map((name, place) => [name, itemAt(taken, place)])),
    stars: header.stars.map(([from], place) => ({ from, bytes: itemAt(taken, sizes.length + place) })),
    orbits: header.orbits.map(({ file, storedAt }, place) => ({
      file,
      storedAt,
      bytes: itemAt(taken, sizes.length + header.stars.length + place),
    })),
  };
}

/** @throws PackRefused where pieces of the file of stars overlap, are out of order, or beyond it. */
function starLengths({ stars, manifest }: NightPackHeader): readonly number[] {
  let end = 0;
  const limit = manifest.files[STATIC_FILES.starTiles]?.bytes ?? 0;
  return stars.map(([from, to]) => {
    if (from < end || to <= from || to > limit)
      throw new PackRefused('invalid', 'pieces of the file of stars are not in order');
    end = to;
    return to - from;
  });
}

function contentOf(
  files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>,
  name: string,
): Uint8Array<ArrayBuffer> {
  const bytes = files.get(name);
  if (bytes === undefined) throw new RangeError(`a night without its file ${name}`);
  return bytes;
}
