import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { configuration } from '#parts/configuration.ts';
import { PageProvider } from '#parts/page.tsx';
import { Popups } from '#parts/popups/popups.ts';
import { Header } from '#shell/header.tsx';
import { CatalogueContents } from '#shell/information/catalogue-contents.tsx';
import { EarthOrientation, Provenance } from '#shell/information/provenance.tsx';
import { Home } from '#shell/home.tsx';
import { ToolStatesProvider } from '#shell/tool-states.tsx';
import { Footer } from '#shell/footer.tsx';
import { ReturnLinkContext } from '#shell/return-link.ts';

beforeEach(() => {
  for (const name of ['localStorage', 'sessionStorage'])
    vi.stubGlobal(name, { getItem: () => null, setItem: () => undefined });
});

test('the welcome page has one title and a link to each of the five tools', () => {
  const page = markup(<Home />);
  expect(page.match(/<h1>/g)).toHaveLength(1);
  expect(page.match(/<li>/g)).toHaveLength(5);
  for (const path of ['/opt', '/scd', '/ovt', '/fvt', '/sovt'])
    expect(page.match(new RegExp(`href="${path}"`, 'g'))).toHaveLength(1);
  expect(page).not.toContain('Coming soon');
});

test('the welcome page greys a tool that an operator has not enabled', () => {
  const page = markup(<Home configured={{ ...configuration, enabledTools: ['opt', 'scd', 'ovt'] }} />);
  expect(page.match(/aria-disabled="true"/g)).toHaveLength(2);
  expect(page.match(/Coming soon/g)).toHaveLength(2);
  expect(page).not.toContain('href="/fvt"');
});

test('the header holds menu, load, save, share, the title of the tool, toolkit home and the agency', () => {
  const header = markup(<Header tool="opt" memory={{}} />);
  for (const name of ['Open tools menu', 'Load', 'Save', 'Share', 'Toolkit home', 'Agency']) {
    expect(header).toContain(`aria-label="${name}"`);
  }
  expect(header).toContain('Observation planning</h1>');
  expect(header).toMatch(/<a [^>]*href="https:[^>]*><img/);
});

test('the header shows no title of a tool on the welcome page', () => {
  expect(markup(<Header tool={undefined} memory={{}} />)).not.toContain('<h1');
});

test('the page of provenance shows the files of the catalogue that the service has, with date, age and rows', () => {
  const source = { name: 'MPCORB.DAT', service: 'MPC', date: '2026-11-11', rows: 36_700, dropped: 24 };
  const page = markup(
    <CatalogueContents
      now="2026-11-21T03:00:00Z"
      catalogue={{
        name: 'folder',
        date: '2026-11-11',
        objects: 36_724,
        nearEarthObjects: 36_000,
        observatories: 2500,
        sources: [source],
        loading: false,
        refresh: { state: 'off' },
      }}
    />,
  );
  expect(page.replaceAll(/<[^>]+>/g, '')).toContain('newest orbits date from 2026-11-11, 10 days ago.');
  for (const cell of ['MPCORB.DAT', '2026-11-11', '10 days ago', /36.700, 24 refused/])
    expect(page).toMatch(cell);
});

test('the page of provenance leads back to where the user was', () => {
  expect(markup(<Provenance />)).toMatch(/<a [^>]*href="\/"[^>]*>.*Back to the welcome page<\/a><h1>/);
  const tool = { href: '/ovt', title: 'Orbit visualisation' };
  expect(
    markup(
      <ReturnLinkContext value={tool}>
        <Provenance />
      </ReturnLinkContext>,
    ),
  ).toMatch(/href="\/ovt"[^>]*>.*Back to Orbit visualisation</);
});

const known = { source: 'IERS finals2000A', measuredTo: '2026-05-21', predictedTo: '2027-05-21' };

test('the page of provenance says to which day the turning of the Earth is measured, and to which it is predicted', () => {
  expect(markup(<EarthOrientation known={known} />)).toContain(
    'measured to 2026-05-21 and predicted day by day to 2027-05-21 (IERS finals2000A). Azimuths',
  );
});

test('the page of provenance does not mention daily predictions where there are none', () => {
  const page = markup(<EarthOrientation known={{ ...known, predictedTo: known.measuredTo }} />);
  expect(page).toContain('measured to 2026-05-21 (IERS finals2000A). Azimuths');
});

test('the footer links to the centre, the terms, the privacy policy, the validation and four attributions', () => {
  const footer = markup(<Footer />);
  expect(footer.match(/<a /g)).toHaveLength(9);
  for (const path of ['/about', '/terms', '/privacy', '/validation'])
    expect(footer).toContain(`href="${path}"`);
});

test('the footer opens other sites in a new tab', () => {
  const links = markup(<Footer />).match(/<a [^>]*href="https:[^>]*>/g) ?? [];
  expect(links).toHaveLength(4);
  for (const link of links) expect(link).toContain('target="_blank"');
});

test('the footer names the year of the clock of the page', () => {
  expect(markup(<Footer />)).toContain(' · 2026 · ');
});

function markup(part: ReactNode): string {
  return renderToString(
    <Router ssrPath="/">
      <Popups.Provider>
        <PageProvider clock={{ now: () => Date.UTC(2026, 10, 21), realNow: () => 0 }}>
          <ToolStatesProvider>{part}</ToolStatesProvider>
        </PageProvider>
      </Popups.Provider>
    </Router>,
  );
}
