/** The opposite colour: black for white and white for black. @param color six hexadecimal digits. */
export function invertedColor(color: string): string {
  return (0xffffff - Number.parseInt(color, 16)).toString(16).padStart(6, '0');
}

type Channels = readonly [red: number, green: number, blue: number];

/** Channels of the colours that were requested last: pictures need the same few again and again. */
const known = new Map<string, Channels>();
const MOST_KNOWN = 256;

/** Red, green and blue, 0 to 1, of six hexadecimal digits; the same array while it is cached. */
export function colorChannels(color: string): Channels {
  const before = known.get(color);
  if (before !== undefined) return before;
  const channel = (from: number) => Number.parseInt(color.slice(from, from + 2), 16) / 255;
  const channels: Channels = [channel(0), channel(2), channel(4)];
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(color, channels);
  return channels;
}
