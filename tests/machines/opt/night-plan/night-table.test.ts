import { expect, test } from 'vitest';
import { nightTable } from '#machines/opt/night-plan/night-table.ts';
import { nightResult } from '../../fakes/night.ts';

test('an ellipse of a night is marked from the row on from which the region is curved', () => {
  const result = nightResult([{ designator: 'A', transit: 12 }]);
  const [table] = result.object.data;
  const curved = { fromRow: 70, basis: 'clones', lost: false, curved: true } as const;
  const object = {
    ...result.object,
    fields: [...result.object.fields, 'ERR_A', 'ERR_B', 'PA'],
    data: [
      {
        ...table,
        data: table.data.map((values) => [...values, 9, 1, 30]),
        uncertainty: { runs: [{ fromRow: 0, basis: 'covariance', lost: false } as const, curved] },
      },
    ],
  };
  const rows = nightTable({ ...result, object })?.objects[0].rows ?? [];
  expect([69, 70].map((row) => rows[row]?.ellipse)).toEqual([
    { major: 9, minor: 1, positionAngle: 30 },
    { major: 9, minor: 1, positionAngle: 30, isCurved: true },
  ]);
});
