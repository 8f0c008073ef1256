import { spawnSync } from 'node:child_process';

/** Why a test that runs Python is skipped. */
export const NO_ASTROPY = 'Python with requests and astropy is not installed';

/** A Python that has requests and astropy: the first one of the path, or that of the system; undefined where neither has. */
export function pythonWithAstropy(): string | undefined {
  return ['python3', '/usr/bin/python3'].find(
    (python) => spawnSync(python, ['-c', 'import requests, astropy']).status === 0,
  );
}
