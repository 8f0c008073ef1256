import type { CoordinateName } from '#machines/planning/observatory.ts';

/** What was typed into a field of coordinates: degrees, degrees east, metres. */
export type ReadCoordinate =
  | { readonly kind: 'blank' }
  | { readonly kind: 'one'; readonly value: number }
  /** Both coordinates of a place at once, as maps and lists write them. */
  | { readonly kind: 'pair'; readonly latitude: number; readonly longitude: number }
  | { readonly kind: 'unreadable' };

type Axis = 'latitude' | 'longitude';
type Angle = { readonly value: number; readonly axis: Axis | undefined };

/** 48d08m45s, whose last letter is no south. */
const LETTERED = /(\d)\s*D\s*(\d+[.,]?\d*)\s*M(?:\s*(\d+[.,]?\d*)\s*S)?/g;

const UNREADABLE: ReadCoordinate = { kind: 'unreadable' };

/**
 * Reads a coordinate as people write it: 48.1458, 48,1458, 48 08 45, 48°08'45"N, 48:08.75; two of them are a place, its
 * latitude first unless letters say otherwise. An altitude is in metres unless it says km.
 */
export function readCoordinate(name: CoordinateName, text: string): ReadCoordinate {
  const plain = text.trim().replaceAll('−', '-').toUpperCase();
  if (plain === '') return { kind: 'blank' };
  if (name === 'alt') return readAltitude(plain);
  const angles = anglesIn(plain.replaceAll(LETTERED, '$1 $2 $3'));
  const [first, second] = angles ?? [];
  if (first === undefined) return UNREADABLE;
  if (second === undefined) {
    return first.axis === undefined || first.axis === name ? { kind: 'one', value: first.value } : UNREADABLE;
  }
  if (first.axis !== undefined && first.axis === second.axis) return UNREADABLE;
  const isTurned = first.axis === 'longitude' || second.axis === 'latitude';
  const [latitude, longitude] = isTurned ? [second.value, first.value] : [first.value, second.value];
  return { kind: 'pair', latitude, longitude };
}

function readAltitude(text: string): ReadCoordinate {
  const match = /^([+-]?[\d ]*[.,]?\d*) *(K?M)?$/.exec(text);
  const digits = (match?.[1] ?? '').replaceAll(/(?<=\d) (?=\d{3}(\D|$))/g, '').trim();
  const value = numberOf(digits);
  if (value === undefined) return UNREADABLE;
  return { kind: 'one', value: match?.[2] === 'KM' ? 1000 * value : value };
}

/** One angle, or two; undefined where the text is neither. */
function anglesIn(text: string): readonly Angle[] | undefined {
  const parts = partsOf(text);
  if (parts.length > 2) return undefined;
  const angles = parts.map(angleOf);
  return angles.every((angle) => angle !== undefined) ? angles : undefined;
}

/** The text of each angle: cut at a separator, between letters of the sky, or between two numbers with decimals. */
function partsOf(text: string): readonly string[] {
  const separated = text.split(/\s*;\s*|,\s+|\s*\/\s*|(?<=\.\d+),|(?<=[NSEW'"°′″])\s*,\s*/);
  if (separated.length > 1) return separated;
  const lettered = text.match(/^(.*\d[^NSEW]*[NS])\s*(.*\d.*[EW])$|^(.*\d[^NSEW]*[EW])\s*(.*\d.*[NS])$/);
  if (lettered !== null) return lettered.slice(1).filter((part) => part !== undefined);
  const led = text.match(/^([NS].*\d.*?)\s*([EW].*)$|^([EW].*\d.*?)\s*([NS].*)$/);
  if (led !== null) return led.slice(1).filter((part) => part !== undefined);
  const decimals = /^([+-]?\d+\.\d+)\s+([+-]?\d+\.\d+)$/.exec(text);
  return decimals === null ? [text] : decimals.slice(1);
}

/** Degrees, minutes and seconds of one angle; only the last of them may have decimals. */
function angleOf(text: string): Angle | undefined {
  const letters = text.match(/[NSEW]/g) ?? [];
  if (letters.length > 1) return undefined;
  const bare = text
    .replace(/[NSEW]/, ' ')
    .replaceAll(/[°º:'’′"”″]/g, ' ')
    .trim();
  const isNegative = bare.startsWith('-');
  const fields = bare.replace(/^[+-]\s*/, '').split(/\s+/);
  const numbers = fields.map(numberOf);
  const [degrees, minutes = 0, seconds = 0] = numbers;
  const isWhole = fields.slice(0, -1).every((field) => /^\d+$/.test(field));
  if (numbers.length > 3 || degrees === undefined || numbers.includes(undefined) || !isWhole)
    return undefined;
  if (minutes >= 60 || seconds >= 60 || fields.some((field) => /^[+-]/.test(field))) return undefined;
  const [letter] = letters;
  const sign = (isNegative ? -1 : 1) * (letter === 'S' || letter === 'W' ? -1 : 1);
  return { value: sign * (degrees + (minutes + seconds / 60) / 60), axis: axisOf(letter) };
}

function axisOf(letter: string | undefined): Axis | undefined {
  if (letter === undefined) return undefined;
  return letter === 'N' || letter === 'S' ? 'latitude' : 'longitude';
}

function numberOf(text: string): number | undefined {
  if (!/^[+-]?(\d+[.,]?\d*|[.,]\d+)(E[+-]?\d+)?$/.test(text)) return undefined;
  const value = Number(text.replace(',', '.'));
  return Number.isFinite(value) ? value : undefined;
}
