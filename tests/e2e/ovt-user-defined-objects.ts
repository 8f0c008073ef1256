import { expect, type Locator, type Page } from '@playwright/test';
import { editorField, typeFieldDate } from './editor-journey.ts';

/** Elements by the labels of their fields; the epoch is 1 December 2026, 0h UTC. */
const ORBITS = {
  /** Never comes near a planet by less than its sphere of influence. */
  plain: {
    'Perihelion distance': '1.25',
    'Aphelion distance': '1.8',
    Inclination: '20',
    'Right ascension of the ascending node': '40',
    'Argument of perihelion': '60',
    'Mean anomaly': '80',
  },
  /** Meets the Earth on 24 January 2027 at 22:22 UTC: through its centre as far as the Sun alone moves it. */
  doomed: {
    'Perihelion distance': '0.79297627',
    'Aphelion distance': '1.37769953',
    Inclination: '4.506783',
    'Right ascension of the ascending node': '124.42585',
    'Argument of perihelion': '274.766356',
    'Mean anomaly': '7.373589',
  },
} as const;

/** Defines an object in the editor. */
export async function defineObject(
  page: Page,
  name: string,
  orbit: keyof typeof ORBITS = 'plain',
): Promise<void> {
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await editorField(page, 'Object name').fill(name);
  for (const [label, value] of Object.entries(ORBITS[orbit])) await editorField(page, label).fill(value);
  await editorField(page, 'Absolute magnitude').fill('22');
  await editorField(page, 'Slope parameter').fill('0.15');
  await typeFieldDate(page, 'Reference epoch', '011220260000');
  await page.getByRole('button', { name: 'Save object' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** The line of a user-defined object in the panel. */
export function ownRow(page: Page, name: string): Locator {
  return page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `Edit ${name}`, exact: true }) });
}
