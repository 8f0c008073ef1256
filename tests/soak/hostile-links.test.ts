import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MAX_QUERY_LENGTH } from '#contract/limits.ts';
import { readToolState } from '#contract/tool-state.ts';
import { packState, unpackState } from '#parts/tool-state/packed-state.ts';
import { findBrowser } from '../e2e/browser.ts';
import { alteredStates, type Hostile, hostileCodes, hostileTexts, RAN } from '../fixtures/hostile-states.ts';
import { dataFolder, type SoakedService, startSoaked } from './soaked-service.ts';
import { FULL } from './visits.ts';

const PORT = Number(process.env['SOAK_PORT'] ?? 7870) + 4;
const { folder, remove } = dataFolder();
let service: SoakedService;
let browser: Browser;

/** Links with an altered state that are opened beside those with none. */
const ALTERED = FULL ? 250 : 12;

/** Time within which it is reported that a link has no state, ms. */
const REPORTED_WITHIN_MS = 3000;

/** Time that a page takes to load, and a state to be restored, ms: both are done again each time, and without a graphics card. */
const LOADED_WITHIN_MS = 20_000;

/** What the page says of a link that brings nothing. */
const REFUSED = /invalid tool state id|Saved tool data is invalid or missing|made by a newer version/;

beforeAll(async () => {
  service = await startSoaked(folder, PORT, { CALL_LIMIT: 'off', TRUST_PROXY: '' });
  browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-gpu-compositing'],
  });
});
afterAll(async () => {
  await browser.close();
  await service.stop();
  remove();
});

/** A link to open: its code, and whether it brings a state. */
type Link = { readonly what: string; readonly code: string; readonly tool: string; readonly brings: boolean };

test('hostile links run no script, stop no page, and are reported', async () => {
  const faults: string[] = [];
  const waits: number[] = [];
  const links = [...codes(), ...(await texts()), ...(await alteredLinks())];
  const context = await browser.newContext({
    baseURL: service.url,
    viewport: { width: 700, height: 480 },
    serviceWorkers: 'block',
  });
  for (const [at, link] of links.entries()) {
    const fault = (what: string) => faults.push(`${link.what}: ${what}`);
    const page = await context.newPage();
    watch(page, fault);
    try {
      const waited = await openLink(page, link);
      waits.push(waited);
      if (!link.brings && waited > REPORTED_WITHIN_MS) fault(`answered after ${Math.round(waited)} ms`);
      for (const what of await traces(page)) fault(what);
    } catch (error) {
      fault(`no answer, ${String(error).slice(0, 200)}`);
    }
    await page.close();
    if (at % 20 === 19) process.stdout.write(`${JSON.stringify({ opened: at + 1, faults })}\n`);
  }
  await context.close();
  const figures = {
    links: links.length,
    bring: links.filter(({ brings }) => brings).length,
    slowestMs: Math.max(...waits),
  };
  process.stdout.write(`${JSON.stringify(figures)}\n`);
  expect(faults).toEqual([]);
});

test('what the service stores of hostile states is what it would restore', async () => {
  const states = [...hostileTexts(), ...spread(alteredStates(1), FULL ? 2000 : 100)];
  const saved: string[] = [];
  for (const { what, text } of states) {
    const answer = await fetch(`${service.url}/rest/opt/saveToolState`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `198.18.0.${saved.length % 250}` },
      body: JSON.stringify({ toolState: text }),
    });
    expect([200, 400, 413, 422, 429], what).toContain(answer.status);
    if (answer.ok) {
      expect(await readToolState(text), what).toMatchObject({ kind: 'valid' });
      saved.push(what);
    }
  }
  process.stdout.write(`${JSON.stringify({ sent: states.length, saved: saved.length })}\n`);
});

function codes(): readonly Link[] {
  return hostileCodes().map(({ what, text }) => ({ what, code: text, tool: 'opt', brings: false }));
}

function texts(): Promise<readonly Link[]> {
  return linksTo(hostileTexts(), false);
}

/** States with a hostile value that can be restored, spread over all of them. */
async function alteredLinks(): Promise<readonly Link[]> {
  const states = alteredStates(3);
  const read = await Promise.all(states.map(({ text }) => readToolState(text)));
  const valid = states.filter((_, at) => read[at].kind === 'valid');
  return linksTo(spread(valid, ALTERED), true);
}

async function linksTo(states: readonly Hostile[], brings: boolean): Promise<readonly Link[]> {
  return (await Promise.all(states.map((one) => linkTo(one, brings)))).flat();
}

/** Nothing where the state is too long for a link, or the link for the service, which then gives no page. */
async function linkTo({ what, text }: Hostile, brings: boolean): Promise<readonly Link[]> {
  const code = packState(text);
  if (code.length >= MAX_QUERY_LENGTH) return [];
  if (brings && unpackState(code).kind !== 'text') return [];
  const read = await readToolState(text);
  return [{ what, code, tool: read.kind === 'valid' ? read.tool : 'opt', brings }];
}

function spread<One>(all: readonly One[], count: number): readonly One[] {
  return all.filter(
    (_, at) => Math.floor((at * count) / all.length) !== Math.floor(((at - 1) * count) / all.length),
  );
}

/** Reports what no link may do. */
function watch(page: Page, fault: (what: string) => void): void {
  page.on('dialog', (dialog) => {
    fault(`a ${dialog.type()} opened`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => fault(`page error ${error.message.slice(0, 300)}`));
  page.on('crash', () => fault('the page crashed'));
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) fault(message.text().slice(0, 300));
  });
}

/** Opens a link and waits for the outcome; returns how long that took from when the page was loaded, ms. */
async function openLink(page: Page, { tool, code, brings }: Link): Promise<number> {
  const options = { timeout: LOADED_WITHIN_MS };
  await page.goto(`/${tool}?${new URLSearchParams({ c: code })}`, { waitUntil: 'commit', ...options });
  await page.locator('main').waitFor(options);
  const from = performance.now();
  if (brings)
    await page.waitForFunction(() => document.querySelector('.shell-busy') === null, undefined, options);
  else await page.getByText(REFUSED).first().waitFor(options);
  return performance.now() - from;
}

/** What a script has left behind, and what would be one. */
function traces(page: Page): Promise<readonly string[]> {
  return page.evaluate((ran) => {
    const found = document.querySelectorAll(
      'img[src="x"], [onerror], [onload], script:not([src]):not([type]), a[href^="javascript:" i], a[href*="evil.example"]',
    );
    return [
      ...(ran in window ? ['a script ran'] : []),
      ...('polluted' in {} ? ['a prototype was altered'] : []),
      ...Array.from(found, ({ outerHTML }) => outerHTML.slice(0, 100)),
    ];
  }, RAN);
}
