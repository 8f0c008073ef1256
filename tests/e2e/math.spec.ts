import { expect, test } from '@playwright/test';

/** By how many units in the last place two engines may differ: one to either side of the true value, and one for the rounding. */
const MOST_UNITS = 2;

test('what the standard of the language leaves to an engine differs between this browser and Node by some units in the last place at most', async ({
  page,
}, { annotations }) => {
  const here = valuesOfMath();
  const there = await page.evaluate(valuesOfMath);
  for (const [name, values] of Object.entries(here)) {
    const units = values.map((value, place) => unitsBetween(value, there[name]?.[place] ?? Number.NaN));
    const differing = units.filter((count) => count > 0).length;
    annotations.push({ type: name, description: `${differing} of ${units.length} differ` });
    expect(Math.max(...units), name).toBeLessThanOrEqual(MOST_UNITS);
  }
});

/** How many numbers lie from one up to another. */
function unitsBetween(one: number, other: number): number {
  const bits = new BigInt64Array(Float64Array.of(one, other).buffer);
  return Object.is(one, other) ? 0 : Math.abs(Number((bits[1] ?? 0n) - (bits[0] ?? 0n)));
}

/** The values of each function at many arguments, by its name. It runs in the browser, and needs nothing from here. */
function valuesOfMath(): Readonly<Record<string, readonly number[]>> {
  const functions: Readonly<Record<string, (x: number, y: number) => number>> = {
    acos: (x) => Math.acos(x / 10),
    asin: (x) => Math.asin(x / 10),
    asinh: Math.asinh,
    atan: Math.atan,
    atan2: Math.atan2,
    atanh: (x) => Math.atanh(x / 10),
    cbrt: Math.cbrt,
    cos: Math.cos,
    cosh: Math.cosh,
    exp: Math.exp,
    hypot: (x, y) => Math.hypot(x, y, x * y),
    log: (x) => Math.log(Math.abs(x)),
    log10: (x) => Math.log10(Math.abs(x)),
    log2: (x) => Math.log2(Math.abs(x)),
    power: (x, y) => Math.abs(x) ** y,
    sin: Math.sin,
    sinh: Math.sinh,
    sqrt: (x) => Math.sqrt(Math.abs(x)),
    tan: Math.tan,
    tanh: Math.tanh,
  };
  const pairs = Array.from({ length: 5000 }, (_, count) => [
    ((count * 0.618_033_988_749_895) % 20) - 10,
    ((count * 0.414_213_562_373_095) % 20) - 10,
  ]);
  return Object.fromEntries(
    Object.entries(functions).map(([name, valueAt]) => [name, pairs.map(([x = 0, y = 0]) => valueAt(x, y))]),
  );
}
