/**
 * The module that keeps generated functions, one per key, sorted.
 *
 * @param code text of each function as the browser tells it, `function anonymous(g0,g1\n) {…}`.
 */
export function moduleOf(code: Readonly<Record<string, string>>): string {
  const entries = Object.entries(code)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, text]) => `'${key}':${text.replace(/^function anonymous\(([^)]*)\) \{/, headOf)},\n`);
  return `/* Generated: npm run cached-code. */\nexport const cachedCode = {\n${entries.join('')}};\n`;
}

function headOf(_: string, names: string): string {
  return `function(${names.trim()}){`;
}
