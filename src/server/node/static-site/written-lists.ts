import { TONIGHT_ENDPOINTS, type TonightObject, type TonightResult } from '#contract/opt/tonight.ts';
import { csvField, csvRemark, withoutFormula } from '#contract/text/csv-field.ts';
import { pathOf, type RouteName } from '#contract/routes.ts';
import { isoFromJulianDate } from '#engine/time/iso.ts';
import { type Respond, responseOf } from './respond.ts';

/** Sites that many observers of near-Earth objects know, by their MPC codes, all around the Earth. */
export const LISTED_SITES = ['G96', '703', 'F51', '568', '309', 'X05', 'J04', 'M22', '381', '413'] as const;

/** Folder of the lists. */
const LISTS = 'lists';

/** A file of the page, below its folder. */
export type WrittenFile = { readonly path: string; readonly text: string };

/** Calls whose responses are the same for every visitor, at their own addresses. */
const PLAIN_CALLS = ['openApi', 'newsAtom', 'newsCalendar'] as const satisfies readonly RouteName[];

/**
 * What the service would respond where a visitor follows a plain link: its description, its news, and for some well-known sites what
 * is up tonight, as a dated table, with the feeds that calendars and readers subscribe to.
 *
 * @throws RangeError naming the call that failed.
 */
export async function writtenLists(respond: Respond): Promise<readonly WrittenFile[]> {
  const [plain, sites] = await Promise.all([
    Promise.all(
      PLAIN_CALLS.map((name) => pathOf(name)).map(async (path) =>
        file(path.slice(1), await textOf(respond, path)),
      ),
    ),
    Promise.all(LISTED_SITES.map((code) => listsOfSite(respond, code))),
  ]);
  const index = sites.map(({ site, night, files }) => ({
    site,
    night,
    files: files.map(({ path }) => path),
  }));
  return [
    ...plain,
    ...sites.flatMap(({ files }) => files),
    file(`${LISTS}/index.json`, `${JSON.stringify(index, undefined, 2)}\n`),
  ];
}

async function listsOfSite(respond: Respond, site: string) {
  const query = `?observatoryCode=${site}`;
  const response = await responseOf(respond, pathOf('tonight') + query);
  const tonight = TONIGHT_ENDPOINTS.tonight.response.parse(await response.json());
  const files = [
    file(`${LISTS}/tonight-${site}-${tonight.night}.csv`, tonightTable(site, tonight)),
    file(`${LISTS}/observable-${site}.ics`, await textOf(respond, pathOf('observableCalendar') + query)),
    file(`${LISTS}/observable-${site}.atom`, await textOf(respond, pathOf('observableAtom') + query)),
  ];
  return { site, night: tonight.night, files };
}

const TITLES = [
  'Designation',
  'Object',
  'Best time UTC',
  'V mag',
  'Altitude deg',
  'Motion arcsec/min',
  'Moon deg',
  'Uncertainty arcsec',
];

/** What the table of a night shows of it. */
type ListedNight = Pick<TonightResult, 'night' | 'dark'> & {
  readonly objects: readonly Pick<TonightObject, 'designator' | 'name' | 'best'>[];
};

/** The list of a night as comma-separated values by RFC 4180, after remarks that say of which night and site it is. */
export function tonightTable(site: string, { night, dark, objects }: ListedNight): string {
  const darkness = dark === undefined ? 'none' : `${minuteText(dark.start)} to ${minuteText(dark.end)} UTC`;
  const rows = objects.map(({ designator, name, best }) => [
    withoutFormula(designator),
    withoutFormula(name),
    minuteText(best.julianDate),
    ...[best.magnitude, best.altitude, best.motion, best.moonElongation, best.uncertainty ?? ''].map(String),
  ]);
  const lines = [TITLES, ...rows].map((row) => `${row.map((field) => csvField(field)).join(',')}\r\n`);
  return [csvRemark('Site', site), csvRemark('Night', night), csvRemark('Dark', darkness), ...lines].join('');
}

function minuteText(julianDate: number): string {
  return isoFromJulianDate(julianDate).slice(0, 'YYYY-MM-DDTHH:MM'.length);
}

async function textOf(respond: Respond, address: string): Promise<string> {
  return (await responseOf(respond, address)).text();
}

function file(path: string, text: string): WrittenFile {
  return { path, text };
}
