import { expect, test } from 'vitest';
import { passageFacts } from '#tools/fvt/details/passage-facts.ts';
import { approach, flybyFile } from '../../machines/fakes/flybys.ts';

const target = { kind: 'approach', approach: approach() } as const;

test('the least distance of an object that falls is told as that of its pericentre', () => {
  const impact = { body: 'earth', datetime: '2029-04-13T21:46:00.000Z' };
  expect(names(flybyFile())).toContain('Distance');
  expect(names(flybyFile({ impact }))).toContain('Pericentre, below the surface');
  expect(names(flybyFile({ impact }))).not.toContain('Distance');
});

function names(file: ReturnType<typeof flybyFile>): readonly string[] {
  return passageFacts({ target, file, isRestored: false }).map(({ name }) => name);
}
