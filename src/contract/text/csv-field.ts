import { oneLine } from './one-line.ts';

/**
 * A text as a field of comma-separated values by RFC 4180, quoted too where it has a '#': readers that pass over remarks drop the rest of
 * the line from there, but not within quotes.
 *
 * @param sign what separates fields.
 */
export function csvField(text: string, sign: ',' | ';' = ','): string {
  return /["#\r\n]/.test(text) || text.includes(sign) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * A text that a spreadsheet does not take for a formula, nor any part of it between signs that separate fields, as it may split a
 * line at another sign than it was written with. Numbers and angles may begin with a sign.
 */
export function withoutFormula(text: string): string {
  return text.replaceAll(/(^|[,;|\t]) *[=+\-@＝＋－＠][^,;|\t]*/g, (part, before: string) => {
    const field = part.slice(before.length).trim();
    return /^[+-][\d. ]+(e[+-]\d+)?°?$/.test(field) ? part : part.replace(field, () => `'${field}`);
  });
}

/**
 * A remark as a line before the table. Programs pass over what begins with #; a spreadsheet reads fields, so that no part of the
 * line may be a formula or begin a quotation.
 */
export function csvRemark(label: string, value: string): string {
  return `# ${withoutFormula(oneLine(`${label}: ${value}`).replaceAll('"', "'"))}\r\n`;
}
