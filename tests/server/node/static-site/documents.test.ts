import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '#server/node/http/security-headers.ts';
import {
  documentFile,
  folderAbove,
  staticDocument,
  withDocument,
} from '#server/node/static-site/documents.ts';

const PAGE = [
  '<head><meta charset="utf-8" /><link rel="icon" href="/favicon.svg" />',
  '<script type="module" src="/assets/page.js"></script></head>',
  '<body><a href="https://example.org/">Elsewhere</a></body>',
].join('');
const LINKS = '<link rel="modulepreload" crossorigin href="/assets/ovt.js" />';

test('the document of a screen names the files of a page by the way to its folder, wherever that is', () => {
  const document = staticDocument(PAGE, { folder: folderAbove('/opt/setup'), links: LINKS });
  expect(document).toContain('href="../../favicon.svg"');
  expect(document).toContain('src="../../assets/page.js"');
  expect(document).toContain('href="../../assets/ovt.js"');
  expect(document).toContain('<meta name="neo-site" content="../../" />');
  expect(document).not.toMatch(/(href|src)="\//);
  expect(document).toContain('href="https://example.org/"');
});

test('the document of a screen says that there is no service', () => {
  expect(staticDocument(PAGE, { folder: './', links: '' })).toContain(
    '<meta name="neo-host" content="local" />',
  );
});

test('the document of a screen has the policy of the service, but for who may embed it', () => {
  const document = staticDocument(PAGE, { folder: './', links: '' });
  const policy = /Content-Security-Policy" content="([^"]+)"/.exec(document)?.[1]?.replaceAll('&#39;', "'");
  const ofService = contentSecurityPolicy({ frameAncestors: '*', tileUrl: undefined, hipsUrl: undefined });
  expect(`${policy}; frame-ancestors *`).toBe(ofService);
  expect(document.indexOf('Content-Security-Policy')).toBeLessThan(document.indexOf('<script'));
});

test('each screen has its document in a folder of its path', () => {
  expect(['/', '/ovt', '/opt/results/plan'].map(documentFile)).toEqual([
    'index.html',
    'ovt/index.html',
    'opt/results/plan/index.html',
  ]);
  expect(['/', '/ovt', '/opt/results/plan'].map(folderAbove)).toEqual(['./', '../', '../../../']);
});

test('a service worker is another one where the document is', () => {
  const worker = `[{url:\`assets/a.js\`,revision:null},{url:\`index.html\`,revision:\`${'1'.repeat(64)}\`}]`;
  expect(withDocument(worker, '2'.repeat(64))).toBe(worker.replaceAll('1'.repeat(64), '2'.repeat(64)));
  expect(() => withDocument('[]', '2'.repeat(64))).toThrow(RangeError);
});

test('the sample for Apache has files cached for a year whose names change with their content, and no others', () => {
  const sample = readFileSync('deploy/static/.htaccess', 'utf8');
  const pattern = new RegExp(/<FilesMatch "(.+)">/.exec(sample)?.[1] ?? '');
  const changing = ['c-4ffdNu.js', 'host-worker-B3SXuiW.js', 'page-BRv-E9G.css', '1988-2033.ecc7999e.bin'];
  const lasting = ['sw.js', 'index.html', 'cookies.js', 'stars.json', 'logo.svg'];
  expect([...changing, ...lasting].filter((name) => pattern.test(name))).toEqual(changing);
});

test.each(['_headers', '.htaccess'])('the sample %s has the policy of the service', (name) => {
  const policy = contentSecurityPolicy({ frameAncestors: '*', tileUrl: undefined, hipsUrl: undefined });
  expect(readFileSync(`deploy/static/${name}`, 'utf8')).toContain(policy);
});
