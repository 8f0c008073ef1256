import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { TOOL_STATE_DAYS } from '#contract/limits.ts';
import { AGREEMENT_DAYS } from '#shell/cookie-notice.tsx';
import { Privacy } from '#shell/information/privacy.tsx';

const SOURCE = join(import.meta.dirname, '..', '..', 'src');

/** Files that store something in the browser, and the words of the page of privacy for it. */
const STORED: Readonly<Record<string, string>> = {
  'parts/display-settings/particle-size.ts': 'the size of the dots',
  'parts/setup/stored-horizons.ts': 'your horizons',
  'parts/setup/stored-sites.ts': 'the last sites you observed from',
  'parts/telescope/stored-telescopes.ts': 'telescopes',
  'shell/saves/stored-saves.ts': 'the names of what you have saved',
  'shell/theme.ts': 'the theme',
  'tools/opt/session.ts': 'filter presets',
};

test('the page of privacy names everything that stays in the browser', () => {
  const page = textOf(<Privacy />);
  expect(filesWith(/\bstore\(/)).toEqual(Object.keys(STORED));
  for (const words of Object.values(STORED)) expect(page).toContain(words);
});

test('the page of privacy states the lifetimes that cookies and saved states have', () => {
  const page = textOf(<Privacy />);
  expect(filesWith(/\bwriteCookie\(/)).toEqual(['shell/cookie-notice.tsx', 'shell/tool-state-actors.ts']);
  expect(page).toContain(`A cookie remembers for ${AGREEMENT_DAYS} days that you agreed`);
  expect(page).toContain(
    `Another, set when you press Save, keeps the number of your saved state for ${TOOL_STATE_DAYS} days`,
  );
  expect(page).toContain(`What you save or share is stored for ${TOOL_STATE_DAYS} days and then deleted`);
});

/** Files of the page that contain a call, by their path. */
function filesWith(call: RegExp): readonly string[] {
  return readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((path) => /^(parts|shell|tools)\/.*\.tsx?$/.test(path))
    .filter((path) => !['parts/storage.ts', 'parts/cookie.ts'].includes(path))
    .filter((path) => call.test(readFileSync(join(SOURCE, path), 'utf8')))
    .toSorted();
}

/** What is read of a page. */
function textOf(page: ReactNode): string {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  return renderToString(<Router ssrPath="/">{page}</Router>)
    .replaceAll(/<!-- -->|<[^>]+>/g, '')
    .replaceAll(/\s+/g, ' ');
}
