import { unpackComet, unpackDesignation } from './designation.ts';

/** Interstellar objects by their numbers; lists that know no such numbers have them under these designations. */
const INTERSTELLAR: Readonly<Record<string, string>> = {
  '1I': 'A/2017 U1',
  '2I': 'C/2019 Q4',
  '3I': 'C/2025 N1',
};

/** A designation of a year, or a comet's number, in whatever case. */
const DESIGNATION = /^(?:[cpdxai]\/\s*)?-?\d{1,4}\s*[a-z]{1,2}\d*(?:-[a-z]{1,2}\d*)?$/i;
const COMET_NUMBER = /^\d{1,3}[pdi](?:-[a-z]{1,2}\d?)?$/i;

/**
 * Packed designations whose letters can only be capitals: a cycle of two digits has no letter, whose case would count.
 * Of a comet's the last letter is small: its fragment.
 */
const PACKED_ASTEROID = /^(?:[ijkl]\d\d[a-z]\d\d[a-z]|pls\d{4}|t[123]s\d{4})$/i;
const PACKED_COMET = /^(?:[cpdxai][ijkl]\d\d[a-z]\d\d[0a-z]|\d{4}[pdi])$/i;

/**
 * What else a designation may be written as: unpacked where it is packed, in capitals where it is not, and what an
 * interstellar object was called before it got its number. Names that are not designations have no other spelling: they
 * may differ by case alone.
 *
 * "K04M04N" or "k04m04n" → "2004 MN4", "CJ95O010" → "C/1995 O1", "2024 yr4" → "2024 YR4", "2I/Borisov" → "C/2019 Q4".
 */
export function otherSpellings(name: string): readonly string[] {
  const text = name.trim();
  const capitals = DESIGNATION.test(text) || COMET_NUMBER.test(text) ? text.toUpperCase() : undefined;
  const interstellar = INTERSTELLAR[/^\d+I(?=\/|$)/i.exec(text)?.[0].toUpperCase() ?? ''];
  const packed = withPackedCapitals(text);
  const unpacked = [unpackDesignation, unpackComet].map((unpack) => unpackedBy(unpack, packed));
  return [capitals, ...unpacked, interstellar].flatMap((one) =>
    one === undefined || one === text ? [] : [one],
  );
}

function withPackedCapitals(text: string): string {
  if (PACKED_ASTEROID.test(text)) return text.toUpperCase();
  if (!PACKED_COMET.test(text)) return text;
  const capitals = text.toUpperCase();
  return text.length < 8 ? capitals : capitals.slice(0, 7) + text.slice(7).toLowerCase();
}

function unpackedBy(unpack: (packed: string) => string, text: string): string | undefined {
  try {
    return unpack(text);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return undefined;
  }
}
