import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { LABEL_LAYER, type Label } from '#render/picture/label.ts';
import { createLabelPlacer, type LabelPlacer } from '#render/labels/place-labels.ts';

const SIZE = { width: 800, height: 600 };
const placeLabels: LabelPlacer = (...picture) => createLabelPlacer()(...picture);
const measure = (text: string, size: number) => 0.6 * size * text.length;

test('names carry the layer of their kind', () => {
  expect(LABEL_LAYER).toMatchObject({ planet: 0, earth: 1, object: 2, magnitudeLimit: 3 });
});

test('names never overlap, however many there are', () => {
  const point = fc.record({
    x: fc.double(range(0, 800)),
    y: fc.double(range(0, 600)),
    depth: fc.double(range(0.1, 40)),
  });
  fc.assert(
    fc.property(fc.array(point, { maxLength: 60 }), (points) => {
      const placed = placeLabels(
        points.map((one, index) => label({ ...one, text: `name ${index}` })),
        SIZE,
        measure,
      );
      const boxes = placed.map(({ label, x, y }) => ({
        x,
        y,
        width: measure(label.text, 12),
        height: 12 * 1.3,
      }));
      boxes.forEach((a, i) => {
        boxes.slice(i + 1).forEach((b) => {
          const apart =
            a.x + a.width <= b.x || b.x + b.width <= a.x || Math.abs(a.y - b.y) >= a.height - 1e-9;
          expect(apart).toBe(true);
        });
      });
    }),
  );
});

test.each<[string, readonly [number, number], string]>([
  ['level', [1, 0], 'below'],
  ['upright', [0, 1], 'right'],
  ['falling', [Math.SQRT1_2, Math.SQRT1_2], 'above right'],
  ['rising', [Math.SQRT1_2, -Math.SQRT1_2], 'below right'],
])('names keep off a %s line through their points', (_, along, side) => {
  const [{ x, y }] = placeLabels([label({ text: 'date', along })], SIZE, measure);
  const width = measure('date', 12);
  const middle = x + width / 2 - 400;
  const across = Math.abs(middle) < 1 ? '' : middle > 0 ? 'right' : 'left';
  const down = Math.abs(y - 300) < 1 ? '' : y > 300 ? 'below' : 'above';
  expect([down, across].filter((word) => word !== '').join(' ')).toBe(side);
});

test('a long name is where none of the lines from its point strikes it through', () => {
  const lines = [
    [[250, 310]], // to the left
    [[560, 340]],
    [[390, 150]],
  ] as const;
  const [{ x, y }] = placeLabels(
    [label({ text: 'Closest approach 21:45', note: '38 011 km', lines, rank: 0 })],
    SIZE,
    measure,
  );
  expect(x).toBeGreaterThan(400);
  expect(y + 2 * 12).toBeLessThan(303);
});

test('a long name keeps off a path that bends behind its point', () => {
  const lines = [
    [
      [400, 200],
      [500, 500],
    ],
  ] as const;
  const closest = label({ text: 'Closest approach 21:45', note: '38 011 km', lines, rank: 0 });
  const [{ x }] = placeLabels([closest], SIZE, measure);
  expect(x).toBeLessThan(400);
});

test('a long name between a panel and the lines from its point is below these', () => {
  const lines = [[[700, 316]], [[300, 250]], [[250, 310]]] as const;
  const closest = label({ text: 'Closest approach 21:45', note: '38 011 km', lines, rank: 0 });
  const panel = { left: 460, top: 0, right: 600, bottom: 600 };
  const [{ x, y }] = placeLabels([closest], SIZE, measure, [panel]);
  expect(y).toBeGreaterThan(300);
  expect(x + measure(closest.text, 12)).toBeLessThan(460);
  expect(x + measure(closest.text, 12)).toBeGreaterThan(400);
});

test('a long name ends at its point where a path leads downwards from it and there is no other room', () => {
  const lines = [[[404, 500]], [[404, 100]], [[250, 310]]] as const;
  const object = label({ text: '(99942) Apophis', selected: true, clearance: 18 });
  const closest = label({ text: 'Closest approach 21:45', note: '38 011 km', lines, rank: 0 });
  const covered = [
    { left: 420, top: 0, right: 800, bottom: 600 },
    { left: 0, top: 0, right: 420, bottom: 290 },
    { left: 0, top: 300, right: 240, bottom: 600 },
  ];
  const placed = placeLabels([object, closest], SIZE, measure, covered);
  const at = placed.find(({ label: { text } }) => text === closest.text);
  expect(at && at.x + measure(closest.text, 12)).toBeCloseTo(400, 10);
});

test('a date is not farther from its mark for want of a side that no line crosses', () => {
  const every = Array.from({ length: 12 }, (_, hour) => [
    [400 + 90 * Math.sin(hour / 2), 300 - 90 * Math.cos(hour / 2)] as const,
  ]);
  const [{ x, y }] = placeLabels([label({ text: '21:00', lines: every })], SIZE, measure);
  expect([x, y]).toEqual([400 + 4 + 5, 300]);
});

test('a long name whose sides are taken or struck through is beyond the ring of the object that is there', () => {
  const lines = [[[250, 320]], [[340, 270]], [[460, 330]]] as const;
  const object = label({ text: '(99942) Apophis', selected: true, clearance: 18 });
  const closest = label({ text: 'Closest approach 21:45', note: '38 011 km', lines, rank: 0, depth: 2 });
  const placed = placeLabels([object, closest], SIZE, measure);
  const at = placed.find(({ label: { text } }) => text === closest.text);
  expect(at?.x).toBeGreaterThan(400);
  expect(at?.y).toBeLessThan(270);
});

test('a name whose point lies in the ring of the chosen object is not written over that ring', () => {
  const object = label({ text: '(99942) Apophis', x: 402, selected: true, clearance: 18 });
  const lines = [[[250, 306]], [[390, 150]], [[420, 450]]] as const;
  const closest = label({ text: 'Closest approach 21:45', note: '38 011 km', lines, rank: 0, depth: 2 });
  const placed = placeLabels([object, closest], SIZE, measure);
  const at = placed.find(({ label: { text } }) => text === closest.text);
  const isBeside = (x: number) => x >= 402 + 18 || x + measure(closest.text, 12) <= 402 - 18;
  expect(at !== undefined && (isBeside(at.x) || Math.abs(at.y - 300) > 18)).toBe(true);
});

test('the body in the ring of the chosen object is named outside that ring', () => {
  const object = label({ text: '(217628) Lugh', selected: true, clearance: 18 });
  const earth = label({ text: 'Earth', layer: LABEL_LAYER.earth, x: 404, depth: 2 });
  const placed = placeLabels([object, earth], SIZE, measure);
  expect(placed.map(({ label: { text } }) => text)).toEqual(['(217628) Lugh', 'Earth']);
});

test('the name of a main mark is farther out where marks of a path crowd around the ring', () => {
  const object = label({ text: '(99942) Apophis', selected: true, clearance: 18 });
  const marks = [-90, -60, -30, 30, 60, 90].flatMap((x) =>
    [-30, 0, 30].map((y) => label({ text: '', x: 400 + x, y: 300 + y, clearance: 2, depth: 9 })),
  );
  const lines = [[[250, 306]]] as const;
  const closest = label({ text: 'Closest approach 21:45', note: '38 011 km', lines, rank: 0, depth: 2 });
  const placed = placeLabels([object, closest, ...marks], SIZE, measure);
  expect(placed.map(({ label: { text } }) => text)).toContain(closest.text);
});

test('the name of what accompanies an object is left out as long as both are in one place', () => {
  expect(namesWithGhostAt(304)).toEqual(['real']);
  expect(namesWithGhostAt(340)).toEqual(['real', 'ghost']);
});

test('the name of the selected object wins over nearer ones, and of the rest the nearest wins', () => {
  const crowd = [
    label({ text: 'far', depth: 9 }),
    label({ text: 'near', depth: 1 }),
    label({ text: 'selected', depth: 5, selected: true }),
  ];
  const placed = placeLabels(crowd, SIZE, measure);
  expect(placed[0].label.text).toBe('selected');
  expect(placed[1]?.label.text).toBe('near');
});

test('the name of the chosen object wins over the planet it passes, and that over all that is nearer', () => {
  const crowd = [
    label({ text: 'ghost', layer: LABEL_LAYER.object, x: 412, depth: 0.8, secondary: true }),
    label({ text: 'other', layer: LABEL_LAYER.object, depth: 0.7 }),
    label({ text: 'Mars', x: 300, depth: 0.9 }),
    label({ text: 'Earth', layer: LABEL_LAYER.earth, x: 420, depth: 1.01 }),
    label({ text: 'selected', layer: LABEL_LAYER.object, selected: true, depth: 1 }),
  ];
  const placed = placeLabels(crowd, SIZE, measure).map((one) => one.label.text);
  expect(placed.slice(0, 3)).toEqual(['selected', 'Earth', 'other']);
  expect(placed.at(-1)).toBe('ghost');
});

test('names lie on no marker, not even on one whose name is left out', () => {
  const crowd = Array.from({ length: 40 }, (_, index) =>
    label({
      text: `name ${index}`,
      x: 300 + 37 * (index % 8),
      y: 200 + 9 * Math.floor(index / 8),
      depth: 1 + index,
    }),
  );
  const placed = placeLabels(crowd, SIZE, measure);
  expect(placed.length).toBeLessThan(crowd.length);
  expect(placed.length).toBeGreaterThan(0);
  for (const { label: own, x, y } of placed) {
    for (const other of crowd) {
      if (other === own) continue;
      const across = x < other.x + 4 && other.x - 4 < x + measure(own.text, 12);
      const down = Math.abs(other.y - y) < 4 + 12 * 0.65;
      expect(across && down, `${own.text} on the marker of ${other.text}`).toBe(false);
    }
  }
});

test('names may be written over the globe that their object passes in front of', () => {
  const globe = label({ text: 'Earth', layer: LABEL_LAYER.earth, clearance: 120, depth: 2 });
  const object = label({ text: 'Apophis', x: 430, layer: LABEL_LAYER.object, selected: true });
  expect(placeLabels([globe, object], SIZE, measure).map((one) => one.label.text)).toEqual([
    'Apophis',
    'Earth',
  ]);
});

test('the name of an arrow whose tip is in front of a globe is beside that globe', () => {
  const globe = label({ text: 'Earth', layer: LABEL_LAYER.earth, clearance: 60, depth: 2 });
  const tip = label({ text: 'Moon', layer: LABEL_LAYER.guide, x: 370, y: 345 });
  const placed = placeLabels([globe, tip], SIZE, measure);
  const at = placed.find(({ label: { text } }) => text === 'Moon');
  const across = 400 - Math.min(Math.max(400, at?.x ?? 400), (at?.x ?? 400) + measure('Moon', 12));
  const down = Math.abs((at?.y ?? 300) - 300) - (12 * 1.3) / 2;
  expect(Math.hypot(across, down)).toBeGreaterThanOrEqual(60);
});

test('a date keeps off the line that leads to the point of another, and its halo does, too', () => {
  const nearest = label({ text: '', lines: [[[100, 330]]], rank: 0 });
  const date = label({ text: '21:30', x: 352, y: 288, clearance: 2, lines: [[[300, 270]], [[420, 306]]] });
  const placed = placeLabels([nearest, date], SIZE, measure);
  const at = placed.find(({ label: { text } }) => text === '21:30');
  const [left, right] = [(at?.x ?? 0) - 3, (at?.x ?? 0) + measure('21:30', 12) + 3];
  const lowest = Math.min(...[left, right].map((x) => 300 + ((400 - x) / 300) * 30));
  expect((at?.y ?? 600) + (12 * 1.3) / 2).toBeLessThanOrEqual(lowest);
});

test('names keep clear of panels', () => {
  const panel = { left: 405, right: 800, top: 0, bottom: 600 };
  const [{ x } = { x: 0 }] = placeLabels([label({})], SIZE, measure, [panel]);
  expect(x + measure('Mars', 12)).toBeLessThan(405);
  expect(placeLabels([label({ x: 600 })], SIZE, measure, [panel])).toEqual([]);
});

test('names stay on their side and stay shown while what crowds them comes and goes by a hair', () => {
  const place = createLabelPlacer();
  const texts = (labels: readonly Label[]) =>
    place(labels, SIZE, measure).map((one) => `${one.label.text} ${Math.sign(one.x - one.label.x)}`);
  const first = texts(passing(300)).toSorted();
  expect(first).toContain('Mars -1'); // Venus is at its right
  for (const y of [310, 320, 312, 330]) expect(texts(passing(y)).toSorted()).toEqual(first);
  const other = createLabelPlacer();
  const room = { width: 70, height: 24 }; // for one name
  const shown = (depth: number) => {
    const rivals = [label({ text: 'one', x: 30, y: 12 }), label({ text: 'two', x: 30, y: 12, depth })];
    return other(rivals, room, measure).map((one) => one.label.text);
  };
  expect([1.1, 0.95, 1.02, 0.9].map(shown)).toEqual([['one'], ['one'], ['one'], ['one']]);
  expect([0.5, 1.1].map(shown)).toEqual([['two'], ['two']]);
});

test('names stay where they are while their points hardly move, and what is out of the picture does not matter', () => {
  const place = createLabelPlacer();
  const crowdedAt = (x: number, wandering: number) =>
    place(
      [label({ text: 'a', x: 400 }), label({ text: 'b', x, y: 320 }), label({ text: 'away', x: wandering })],
      SIZE,
      measure,
    );
  const placed = crowdedAt(420, -500);
  expect(crowdedAt(420.75, -900)).toBe(placed);
  const moved = crowdedAt(421.25, -900);
  expect(moved[1].x - placed[1].x).toBeCloseTo(1.25, 9);
  expect(moved[1].y).toBe(placed[1].y);
  expect(crowdedAt(421.25, 780).map(({ label: { text } }) => text)).toContain('away');
});

test('names are kept apart by the widths of their font once it has come', () => {
  const place = createLabelPlacer();
  const pair = [label({ text: 'left', x: 400 }), label({ text: 'right', x: 460 })];
  expect(place(pair, SIZE, () => 20)[0].x).toBeGreaterThan(400);
  expect(place(pair, SIZE, () => 80)[0].x).toBeLessThan(400);
});

test('names of the Sun and the outer planets win over those of the inner ones when all are far away', () => {
  const crowd = [
    label({ text: 'Mercury', depth: 199.5 }),
    label({ text: 'Neptune', depth: 205, rank: 1 }),
    label({ text: 'Sun', depth: 200, rank: 0 }),
  ];
  const placed = placeLabels(crowd, SIZE, measure);
  expect(placed.map((one) => one.label.text).slice(0, 2)).toEqual(['Sun', 'Neptune']);
});

test('names are to the right of their marker, or to the left at the right edge', () => {
  const [free] = placeLabels([label({ x: 400 })], SIZE, measure);
  const [edge] = placeLabels([label({ x: 790 })], SIZE, measure);
  expect(free.x).toBe(400 + 4 + 5);
  expect(edge.x).toBeCloseTo(790 - 4 - 5 - measure('Mars', 12), 10);
});

test('names outside the picture are left out', () => {
  expect(placeLabels([label({ x: -300 })], SIZE, measure)).toEqual([]);
});

function range(min: number, max: number) {
  return { min, max, noNaN: true };
}

/** The names beside an object at 300 px and what accompanies it. */
function namesWithGhostAt(x: number): readonly string[] {
  const labels = [
    label({ text: 'ghost', layer: LABEL_LAYER.object, x, secondary: true }),
    label({ text: 'real', layer: LABEL_LAYER.object, x: 300 }),
  ];
  return placeLabels(labels, SIZE, measure).map((placed) => placed.label.text);
}

function label(own: Partial<Label>): Label {
  return {
    layer: LABEL_LAYER.planet,
    rank: 2,
    text: 'Mars',
    x: 400,
    y: 300,
    clearance: 4,
    depth: 1,
    selected: false,
    colour: [1, 1, 1],
    size: 12,
    ...own,
  };
}

/** Mars with Venus at its right, more or less below it. */
function passing(y: number): readonly Label[] {
  return [label({}), label({ text: 'Venus', x: 420, y, depth: 0.99 })];
}
