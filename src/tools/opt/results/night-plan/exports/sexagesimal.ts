/** An angle as whole units, minutes and seconds. */
export type Sexagesimal = {
  readonly isNegative: boolean;
  readonly whole: number;
  readonly minutes: number;
  readonly seconds: number;
};

/** Whole units, minutes and seconds of hours or degrees, the seconds to this many decimals. */
export function sexagesimal(value: number, decimals: number): Sexagesimal {
  const scale = 10 ** decimals;
  const parts = Math.round(Math.abs(value) * 3600 * scale);
  return {
    isNegative: value < 0 && parts > 0,
    whole: Math.floor(parts / (3600 * scale)),
    minutes: Math.floor(parts / (60 * scale)) % 60,
    seconds: (parts % (60 * scale)) / scale,
  };
}

/** Hours, minutes and seconds of a right ascension in degrees; what is rounded up to 24 hours is 0. */
export function hoursOf(rightAscension: number, decimals: number): Sexagesimal {
  const hours = sexagesimal(rightAscension / 15, decimals);
  return { ...hours, whole: hours.whole % 24 };
}

/** Its parts with a separator, each with two digits before the point: `02:11:48.30`. */
export function sexagesimalText(
  { isNegative, whole, minutes, seconds }: Sexagesimal,
  decimals: number,
  separator: string,
): string {
  const width = decimals === 0 ? 2 : 3 + decimals;
  const parts = [whole, minutes].map((part) => String(part).padStart(2, '0'));
  return `${isNegative ? '-' : ''}${[...parts, seconds.toFixed(decimals).padStart(width, '0')].join(separator)}`;
}

/** A number as text, with a plus where it has no minus. */
export function withSign(text: string): string {
  return text.startsWith('-') ? text : `+${text}`;
}
