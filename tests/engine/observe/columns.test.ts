import { expect, test } from 'vitest';
import { EPHEMERIS_COLUMNS, SUN_MOON_COLUMNS } from '#engine/observe/columns.ts';

const DECIMALS: Readonly<Record<string, number>> = {
  JD_UTC: 5,
  AST_RA: 6,
  AST_DEC: 6,
  AST_HA: 6,
  DELTA: 6,
  R: 6,
  APPMOT_RA: 3,
  APPMOT_DEC: 3,
  SKY_MOV: 3,
  DAYS_UNOBSERVED: 0,
  ARC: 0,
};

test('columns of an ephemeris are 32 in the specified order', () => {
  expect(EPHEMERIS_COLUMNS.map(({ key }) => key)).toEqual(
    (
      'JD_UTC AST_RA AST_DEC AST_HA AST_AZ AST_ALT AST_ECLONG AST_ECLAT AST_GLONG AST_GLAT MAG ERR_A ERR_B PA DELTA R ' +
      'ELON SUN_ALT PHASE APPMOT_RA APPMOT_DEC SKY_MOV POS_ANG ELSUN AIRM ELEV MOOEL MOON_ALT MOONGLOW DEN_STARS ' +
      'DAYS_UNOBSERVED ARC'
    ).split(' '),
  );
});

test('columns show six decimals for places and distances, three for motions, none for days, five for the date, else one', () => {
  for (const { key, decimals } of EPHEMERIS_COLUMNS) expect(decimals, key).toBe(DECIMALS[key] ?? 1);
});

test('columns of estimates say what they come from, and how far they may be off', () => {
  expect(meaningOf('DEN_STARS')).toMatch(/by a model, good to 15 % off the Milky Way, to 25 % on it/);
  expect(meaningOf('ERR_A')).toMatch(
    /covariance.*clones.*MPC parameter U.*position is unknown where it exceeds 1°/,
  );
});

test('columns of Sun and Moon hold the altitudes that are joined to the ephemeris', () => {
  expect(SUN_MOON_COLUMNS.map(({ key }) => key)).toEqual(
    expect.arrayContaining(['JD_UTC', 'SUN_ALT', 'MOON_ALT']),
  );
});

function meaningOf(name: string): string | undefined {
  return EPHEMERIS_COLUMNS.find(({ key }) => key === name)?.meaning;
}
