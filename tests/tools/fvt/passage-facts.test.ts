import { expect, test } from 'vitest';
import { passageFacts } from '#tools/fvt/details/passage-facts.ts';
import { approach, flybyFile } from '../../machines/fakes/flybys.ts';

const target = { kind: 'approach', approach: approach() } as const;

test('the least distance of an object that falls is shown as that of its pericentre', () => {
  const impact = { body: 'earth', datetime: '2029-04-13T21:46:00.000Z' };
  expect(names(flybyFile())).toContain('Distance');
  expect(names(flybyFile({ impact }))).toContain('Pericentre, below the surface');
  expect(names(flybyFile({ impact }))).not.toContain('Distance');
});

test.each([
  [{ origin: 'covariance', method: 'linear' }, 'from the covariance of the orbit'],
  [{ origin: 'U', method: 'linear' }, 'from the uncertainty parameter U'],
  [{ origin: 'U', method: 'clones', clones: 800 }, 'from 800 clones drawn from the uncertainty parameter U'],
  [{ origin: 'none', method: 'none' }, 'unknown'],
] as const)('the details say what the uncertainty rests on', (uncertainty, words) => {
  const facts = passageFacts({ target, file: flybyFile({ uncertainty }), isRestored: false });
  expect(facts.find(({ name }) => name === 'Uncertainty')?.value).toBe(words);
});

test.each([
  [0.0002, '< 0.001', 's'],
  [0.039, '0.039', 's'],
  [0.997, '1.0', 's'],
  [1.84, '1.8', 's'],
  [150, '2.5', 'min'],
  [36_000, '10', 'h'],
  [2_364_909, '27', 'd'],
])(
  'an uncertainty of %f s in time is written in a unit that is read at a glance',
  (timeSigma, value, unit) => {
    const file = flybyFile({ uncertainty: { origin: 'U', method: 'linear', timeSigma } });
    const facts = passageFacts({ target, file, isRestored: false });
    expect(facts.find(({ name }) => name === 'Time, 1-sigma')).toEqual({
      name: 'Time, 1-sigma',
      value,
      unit,
    });
  },
);

test('the distance from the centre has the body whose radii are its unit', () => {
  const facts = passageFacts({ target, file: flybyFile(), isRestored: false });
  expect(facts).toContainEqual({ name: 'From the centre', value: '5.96', unit: 'Earth radii' });
});

function names(file: ReturnType<typeof flybyFile>): readonly string[] {
  return passageFacts({ target, file, isRestored: false }).map(({ name }) => name);
}
