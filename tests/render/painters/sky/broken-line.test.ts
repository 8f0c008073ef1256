import { expect, test } from 'vitest';
import { breakLine } from '#render/painters/sky/broken-line.ts';
import type { Pen } from '#render/picture/sky/ink.ts';

const SIZE = { width: 100, height: 100 };

test('a broken line begins with its first dash and repeats its pattern', () => {
  expect(dashesOf((line) => lead(line, 0, 40))).toEqual([
    [0, 10],
    [14, 16],
    [20, 30],
    [34, 36],
  ]);
});

test('a broken line leads a dash around the corners of its way', () => {
  expect(
    dashesOf((line) => {
      line.moveTo(0, 50);
      line.lineTo(6, 50);
      line.lineTo(12, 50);
    }),
  ).toEqual([[0, 6, 10]]);
});

test('a broken line begins within its pattern where it began before the picture', () => {
  expect(dashesOf((line) => lead(line, 20, 40, 12))).toEqual([
    [22, 24],
    [28, 38],
  ]);
});

test('a broken line keeps its pattern where it comes from far beside the picture, of which nothing is drawn', () => {
  const [first = [], ...others] = dashesOf((line) => lead(line, -2_000_000, 20));
  expect(others).toEqual([
    [0, 10],
    [14, 16],
  ]);
  expect(first[0]).toBeGreaterThanOrEqual(-8);
});

test('a broken line has no dash where it passes beside the picture', () => {
  expect(
    dashesOf((line) => {
      line.moveTo(-500, 300);
      line.lineTo(500, 300);
    }),
  ).toEqual([]);
});

type Line = ReturnType<typeof breakLine>;

function lead(line: Line, from: number, to: number, way = 0): void {
  line.moveTo(from, 50, way);
  line.lineTo(to, 50);
  line.lift();
}

/** Where the pen begins and leads its lines, x alone. */
function dashesOf(ink: (line: Line) => void): number[][] {
  const drawn: number[][] = [];
  const pen = {
    use: () => undefined,
    moveTo: (x: number) => void drawn.push([Math.round(x)]),
    lineTo: (x: number) => void drawn.at(-1)?.push(Math.round(x)),
    lift: () => undefined,
    fill: () => undefined,
    mark: () => undefined,
  } satisfies Pen;
  ink(breakLine(pen, [10, 4, 2, 4], SIZE));
  return drawn;
}
