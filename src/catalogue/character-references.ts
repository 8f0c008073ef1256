/** Names of characters that HTML shares with XML. */
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Of Unicode. */
const LAST_CODE_POINT = 0x10ffff;

/** A text as it is read, from markup that writes characters by their numbers and names; names beyond {@link NAMED} stay as they are. */
export function decodeReferences(markup: string): string {
  return markup.replaceAll(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]+));/gi,
    (reference, hexadecimal?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return NAMED[name] ?? reference;
      const code = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16);
      return code <= LAST_CODE_POINT ? String.fromCodePoint(code) : reference;
    },
  );
}
