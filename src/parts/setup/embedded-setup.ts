import type { Client } from '#client/client.ts';
import type { ListedObject } from '#contract/asteroid.ts';
import type { EmbeddedChange, EmbeddedState } from '#contract/embedding/embedding.ts';
import { EmbeddingRefusal } from '#machines/embedding/embedding-refusal.ts';
import { customObservatory, type Observatory } from '#machines/planning/observatory.ts';
import type { SetupActor } from '#machines/planning/setup.ts';
import type { SetupContext } from '#machines/planning/setup-rules.ts';
import { namedObjects } from '#parts/objects/named-objects.ts';

/** The set-up that a page around the frame requests. */
export type SetupChange = Pick<EmbeddedChange, 'site' | 'dates' | 'objects'>;

/** How a tool takes what is requested of its set-up. */
type Taken = {
  /** The first and last of the dates, in the precision of the tool. */
  readonly datesOf: (dates: NonNullable<SetupChange['dates']>) => NonNullable<SetupChange['dates']>;
  /** Whether the tool finds objects by filtering where there are none. */
  readonly findsObjects: boolean;
  /** Why a set-up cannot be had as it is now; absent where every one can. */
  readonly refusalOf?: (setup: SetupContext) => EmbeddingRefusal | undefined;
};

/** Parts of a set-up that are changed. */
type SetupRequest = {
  readonly observatory: Observatory | undefined;
  readonly dates: SetupChange['dates'];
  readonly objects: readonly ListedObject[] | undefined;
};

/**
 * Changes a set-up as the page around the frame requests.
 *
 * @throws EmbeddingRefusal where a part of it is not possible; then nothing is changed.
 */
export async function changeSetup(
  setup: SetupActor,
  client: Pick<Client, 'findObjectsByName' | 'findObservatories'>,
  { site, dates, objects }: SetupChange,
  { datesOf, findsObjects, refusalOf }: Taken,
): Promise<void> {
  const observatory = site && (await observatoryAt(site, client));
  const listed = objects && (await namedObjects(client, objects));
  if (dates !== undefined && setup.getSnapshot().matches({ dates: 'locked' }))
    throw new EmbeddingRefusal('failed', 'The dates cannot be changed while a calculation runs.');
  const before = setup.getSnapshot().context;
  applyRequest(setup, { observatory, dates: dates && datesOf(dates), objects: listed }, findsObjects);
  const refusal = refusalOf?.(setup.getSnapshot().context);
  if (refusal === undefined) return;
  applyRequest(setup, before, findsObjects);
  throw refusal;
}

function applyRequest(
  setup: SetupActor,
  { observatory, dates, objects }: SetupRequest,
  findsObjects: boolean,
): void {
  if (observatory !== undefined) setup.send({ type: 'observatory.chosen', observatory });
  if (dates !== undefined) setup.send({ type: 'dates.chosen', dates });
  if (objects === undefined) return;
  if (findsObjects)
    setup.send({ type: 'source.chosen', source: objects.length === 0 ? 'filtering' : 'list' });
  setup.send({ type: 'objects.saved', objects });
}

/** A set-up as the page around the frame receives it. */
export function embeddedSetup(setup: SetupActor): Pick<EmbeddedState, 'site' | 'dates' | 'objects'> {
  const { observatory, dates, objects } = setup.getSnapshot().context;
  const { code, name, latitude, longitude, alt: altitude } = observatory;
  const { start, end, firstNight, lastNight } = dates;
  return {
    site: { ...(code === undefined ? {} : { code }), name, latitude, longitude, altitude },
    dates: {
      start,
      end,
      ...(firstNight === undefined ? {} : { firstNight }),
      ...(lastNight === undefined ? {} : { lastNight }),
    },
    objects: objects.map(({ designator }) => designator),
  };
}

async function observatoryAt(
  site: NonNullable<SetupChange['site']>,
  client: Pick<Client, 'findObservatories'>,
): Promise<Observatory> {
  if (!('code' in site)) return customObservatory({ ...site, alt: site.altitude });
  const found = await client.findObservatories(site.code);
  const observatory = found.find(({ code }) => code === site.code);
  if (observatory === undefined)
    throw new EmbeddingRefusal('unknown-site', `No observatory has the code ${site.code}.`);
  return observatory;
}
