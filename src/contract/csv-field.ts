/**
 * A text as a field of comma-separated values by RFC 4180.
 *
 * @param sign what separates fields.
 */
export function csvField(text: string, sign: ',' | ';' = ','): string {
  return /["\r\n]/.test(text) || text.includes(sign) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A text that a spreadsheet does not take for a formula; numbers and angles may begin with a sign. */
export function withoutFormula(text: string): string {
  return /^[=+\-@]/.test(text) && !/^[+-][\d. ]+(e[+-]\d+)?$/.test(text) ? `'${text}` : text;
}
