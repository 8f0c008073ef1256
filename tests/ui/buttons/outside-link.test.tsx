import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OutsideLink } from '#ui/buttons/outside-link.tsx';

const SOURCE = join(import.meta.dirname, '..', '..', '..', 'src');

/** Files with links, all of which lead to this site. */
const WITHIN_THE_SITE = [
  'parts/downloads/call-link.tsx', // files of the service
  'parts/popups/popup-host.tsx', // a saved state
  'parts/setup/observatory-step.tsx', // feeds and calendars of the service
  'shell/docs/call-page.tsx', // calls and problems
  'shell/docs/docs.tsx',
  'shell/docs/embedding.tsx',
  'shell/docs/guide-pages.tsx',
  'shell/information/provenance.tsx', // feeds and calendars of the service
  'shell/shell.tsx', // past the header
  'shell/validation/known-limits.tsx', // a comparison on the same page
  'shell/validation/validation.tsx', // the report as JSON
];

test('links to other sites are made in one place, which opens a new tab', () => {
  const linking = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') && /<a\s/.test(readFileSync(join(SOURCE, path), 'utf8')))
    .toSorted();
  expect(linking).toEqual([...WITHIN_THE_SITE, 'ui/buttons/outside-link.tsx'].toSorted());
  expect(renderToString(<OutsideLink href="https://neo.ssa.esa.int/">NEOCC</OutsideLink>)).toContain(
    'target="_blank" rel="noreferrer"',
  );
});
