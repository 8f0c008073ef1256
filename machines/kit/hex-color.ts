/** The opposite colour: black for white and white for black. @param color six hexadecimal digits. */
export function invertedColor(color: string): string {
  return (0xffffff - Number.parseInt(color, 16)).toString(16).padStart(6, '0');
}

/** Red, green and blue, 0 to 1, of six hexadecimal digits. */
export function colorChannels(color: string): readonly [red: number, green: number, blue: number] {
  const channel = (from: number) => Number.parseInt(color.slice(from, from + 2), 16) / 255;
  return [channel(0), channel(2), channel(4)];
}
