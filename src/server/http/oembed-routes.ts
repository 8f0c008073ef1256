import { Hono } from 'hono';
import { PUBLISHED_ENDPOINTS } from '#contract/published-endpoints.ts';
import { FRAME_SIZES, frameMarkup } from '#contract/embedding/frame-markup.ts';
import type { OembedResponse, OembedQuery } from '#contract/embedding/oembed.ts';
import { BASE_PATH, ROUTES } from '#contract/routes.ts';
import { ProblemError } from './problem-error.ts';
import type { RequestParts } from './request-parts.ts';
import { typedQuery } from './read-query.ts';

/** The tools that can be shown in a frame, by the first part of their paths. */
const TITLES: ReadonlyMap<string, string> = new Map([
  ['opt', 'Observation planning'],
  ['scd', 'Sky chart'],
  ['ovt', 'Orbit visualisation'],
  ['fvt', 'Flyby visualisation'],
  ['sovt', 'Synodic orbit visualisation'],
]);

const DAY_SECONDS = 86_400;

/** Data by which a page shows a link of the toolkit in a frame. */
export function oembedRoutes({ publicUrlOf }: Pick<RequestParts, 'publicUrlOf'>): Hono {
  const routes = new Hono();
  routes.get(ROUTES.oembed, (c) => {
    const query = typedQuery(PUBLISHED_ENDPOINTS.oembed.query, c.req.url);
    c.header('Cache-Control', `public, max-age=${DAY_SECONDS}`);
    return c.json(oembedOf(query, publicUrlOf(c)));
  });
  return routes;
}

/** Where a screen of the toolkit describes how it is embedded; undefined for an address that cannot be. */
export function oembedAddress(url: URL): string | undefined {
  return toolOf(url) === undefined
    ? undefined
    : `${BASE_PATH}${ROUTES.oembed}?url=${encodeURIComponent(url.href)}`;
}

/**
 * @param site public address of this service: it describes itself alone, and by https where that is known, as no page shows a frame less
 * secure than itself.
 * @throws ProblemError `format-unknown` or `not-embeddable`.
 */
function oembedOf({ url, maxwidth, maxheight, format = 'json' }: OembedQuery, site: URL): OembedResponse {
  if (format !== 'json')
    throw new ProblemError('format-unknown', {
      detail: `The response is JSON, not "${format}".`,
      parameter: 'format',
    });
  const address = URL.canParse(url) ? new URL(url) : undefined;
  const tool =
    address?.host === site.host && /^https?:$/.test(address.protocol) ? toolOf(address) : undefined;
  if (address === undefined || tool === undefined)
    throw new ProblemError('not-embeddable', {
      detail: 'url must be the address of a tool of this site.',
      parameter: 'url',
    });
  if (site.protocol === 'https:') address.protocol = site.protocol;
  const { origin } = address;
  const title = `${TITLES.get(tool) ?? ''}: near-Earth object toolkit`;
  const [width, height] = [sizeWithin('width', maxwidth), sizeWithin('height', maxheight)];
  address.searchParams.set('embed', '1');
  address.hash = '';
  return {
    version: '1.0',
    type: 'rich',
    title,
    provider_name: 'NEO Toolkit',
    provider_url: `${origin}/`,
    html: frameMarkup({ src: address.href, title, width, height }),
    width,
    height,
    thumbnail_url: `${origin}/posters/${tool}.jpg`,
    thumbnail_width: 960,
    thumbnail_height: 540,
    cache_age: DAY_SECONDS,
  };
}

function toolOf({ pathname }: URL): string | undefined {
  const [, tool = ''] = pathname.split('/');
  return TITLES.has(tool) ? tool : undefined;
}

/** The usual size, or less where a request says so; never less than what the tool needs. */
function sizeWithin(side: keyof typeof FRAME_SIZES, requested: number | undefined): number {
  const { min, usual, max } = FRAME_SIZES[side];
  return Math.round(Math.max(min, Math.min(requested ?? usual, max)));
}
