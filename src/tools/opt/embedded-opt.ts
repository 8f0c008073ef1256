import { createClient } from '#client/client.ts';
import type { EmbeddedChange } from '#contract/embedding.ts';
import { EmbeddingRefusal } from '#machines/embedding/embedding-refusal.ts';
import { customObservatory, type Observatory } from '#machines/planning/observatory.ts';
import type { EmbeddedTool } from '#parts/embedded-tool.ts';
import { namedObjects } from '#parts/objects/named-objects.ts';
import type { Page } from '#parts/page.tsx';
import { startOpt } from './session.ts';

/** The set-up of observation planning, for the page around the frame. */
export function embeddedOpt({ tools, clock }: Page): EmbeddedTool {
  const client = createClient(clock);
  const { setup } = tools.open(startOpt).opt.getSnapshot().context;
  return {
    sets: ['site', 'dates', 'objects'],
    async set({ site, dates, objects }) {
      const observatory = site && (await observatoryAt(site));
      const listed = objects && (await namedObjects(client, objects));
      if (dates !== undefined && setup.getSnapshot().matches({ dates: 'held' }))
        throw new EmbeddingRefusal('failed', 'The dates cannot be changed while a calculation runs.');
      if (observatory !== undefined) setup.send({ type: 'observatory.chosen', observatory });
      if (dates !== undefined) {
        setup.send({ type: 'start.chosen', date: dates.start });
        setup.send({ type: 'end.chosen', date: dates.end });
        setup.send({ type: 'start.chosen', date: dates.start }); // one beyond the former end was brought before it
      }
      if (listed !== undefined) {
        setup.send({ type: 'source.chosen', source: listed.length === 0 ? 'filtering' : 'list' });
        setup.send({ type: 'objects.saved', objects: listed });
      }
    },
    read() {
      const { observatory, dates, objects } = setup.getSnapshot().context;
      const { code, name, latitude, longitude, alt: altitude } = observatory;
      const { start, end } = dates;
      return {
        tool: 'opt',
        site: { ...(code === undefined ? {} : { code }), name, latitude, longitude, altitude },
        dates: { start, end },
        objects: objects.map(({ designator }) => designator),
      };
    },
  };

  async function observatoryAt(site: NonNullable<EmbeddedChange['site']>): Promise<Observatory> {
    if ('latitude' in site) return customObservatory({ ...site, alt: site.altitude });
    const found = await client.findObservatories(site.code);
    const observatory = found.find(({ code }) => code === site.code);
    if (observatory === undefined)
      throw new EmbeddingRefusal('unknown-site', `No observatory has the code ${site.code}.`);
    return observatory;
  }
}
