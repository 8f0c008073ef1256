import { expect, test } from 'vitest';
import { fromFolder } from '#offline/from-folder.ts';

const HEADERS = { 'Content-Type': 'text/html', 'Content-Security-Policy': "default-src 'self'" };

test('the document of the start page opens every screen of a page that was written for any folder', async () => {
  const document = new Response(
    '<meta name="neo-site" content="./" /><script src="./assets/a.js"></script>',
    {
      headers: HEADERS,
    },
  );
  const served = await fromFolder(document, '/neo/');
  expect(await served.text()).toBe(
    '<meta name="neo-site" content="/neo/" /><script src="/neo/assets/a.js"></script>',
  );
  expect(served.headers.get('Content-Security-Policy')).toBe("default-src 'self'");
});

test('a document that names files from the root of the site stays as it is', async () => {
  const text = '<script src="/assets/a.js"></script>';
  expect(await (await fromFolder(new Response(text, { headers: HEADERS }), '/')).text()).toBe(text);
});
