import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LABEL_LAYER, type Label } from '#render/picture/label.ts';
import { placeLabels } from '#render/labels/place-labels.ts';

const SIZE = { width: 800, height: 600 };
const measure = (text: string, size: number) => 0.6 * size * text.length;

describe('names', () => {
  test('carry the layer of their kind', () => {
    expect(LABEL_LAYER).toMatchObject({ planet: 0, earth: 1, object: 2, magnitudeLimit: 3 });
  });

  test('never overlap, however many there are', () => {
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

  test('of the selected object wins over nearer ones, and of the rest the nearest wins', () => {
    const crowd = [
      label({ text: 'far', depth: 9 }),
      label({ text: 'near', depth: 1 }),
      label({ text: 'selected', depth: 5, selected: true }),
    ];
    const placed = placeLabels(crowd, SIZE, measure);
    expect(placed[0].label.text).toBe('selected');
    expect(placed[1]?.label.text).toBe('near');
  });

  test('of the Sun and the outer planets win over those of the inner ones when all are far away', () => {
    const crowd = [
      label({ text: 'Mercury', depth: 199.5 }),
      label({ text: 'Neptune', depth: 205, rank: 1 }),
      label({ text: 'Sun', depth: 200, rank: 0 }),
    ];
    const placed = placeLabels(crowd, SIZE, measure);
    expect(placed.map((one) => one.label.text).slice(0, 2)).toEqual(['Sun', 'Neptune']);
  });

  test('stand to the right of their marker, or to the left at the right edge', () => {
    const [free] = placeLabels([label({ x: 400 })], SIZE, measure);
    const [edge] = placeLabels([label({ x: 790 })], SIZE, measure);
    expect(free.x).toBe(400 + 4 + 5);
    expect(edge.x).toBeCloseTo(790 - 4 - 5 - measure('Mars', 12), 10);
  });

  test('outside the picture are left out', () => {
    expect(placeLabels([label({ x: -300 })], SIZE, measure)).toEqual([]);
  });
});

function range(min: number, max: number) {
  return { min, max, noNaN: true };
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
