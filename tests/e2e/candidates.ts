import type { Page } from '@playwright/test';
import type { CandidateList, CandidateScatter } from '../../src/contract/opt/candidates.ts';
import { answer } from './answers.ts';

/** Responds for the service with what it would know of the NEO Confirmation Page, had it a network. */
export async function hasCandidates(page: Page): Promise<void> {
  await answer(page, '**/rest/neocp/candidates', { json: CANDIDATES });
  await answer(page, '**/rest/neocp/scatter?*', { json: SCATTER });
}

/** Made up, as the list of the Minor Planet Center would have them. */
const CANDIDATES: CandidateList = {
  asOf: '2026-11-21T02:40:00Z',
  candidates: [
    { designation: 'Southern', score: 99, rightAscension: 60, declination: -80, unseen: 0.2 },
    { designation: 'P12bQxR', score: 87, rightAscension: 85, declination: 11, magnitude: 15.7, arc: 0.4 },
  ],
};

/** On the orbit of (1627) Ivar, which is high in this night. */
const SCATTER: CandidateScatter = {
  designation: 'P12bQxR',
  score: 87,
  moment: '2026-11-21T08:00:00',
  orbitsOf: '2026-11-21T02:50:00Z',
  orbit: {
    epoch: 61_200,
    a: 1.86311,
    aphelion: 2.60339,
    e: 0.397335,
    i: 8.45635,
    ma: 28.98026,
    om: 133.07403,
    q: 1.12283,
    w: 167.83083,
    tp: 61_125.22506,
    mag: 12.8,
    g: 0.15,
  },
  nominal: { rightAscension: 87.4, declination: 10.9, magnitude: 15.7, motion: 0.8, positionAngle: 300 },
  ellipse: { major: 7200, minor: 540, positionAngle: 85 },
  variants: { told: 3, all: 400 },
  places: [
    [7000, 500],
    [-7300, -560],
    [120, 30],
  ],
};
