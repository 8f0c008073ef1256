import { Link } from 'wouter';
import { createClient } from '#client/client.ts';
import { FIRST_TIMELINE_DATE } from '#contract/limits.ts';
import { failureOf } from '#contract/rest/failure.ts';
import type { ErrorResult } from '#contract/validation.ts';
import type { HandedObjects } from '#machines/objects/handed-objects.ts';
import { nearEarthObjects } from '#machines/objects/listed-object.ts';
import type { HandedPlan } from '#machines/planning/handed-plan.ts';
import { earliestEnd } from '#machines/planning/moment-frame.ts';
import { GREENWICH } from '#machines/planning/time-frame.ts';
import { HOUR_STEP } from '#machines/planning/time-step.ts';
import { failureMessage, toast } from '#machines/popups/notice.ts';
import { configuration, isEnabled } from '#parts/configuration.ts';
import { HandoverButton } from '#parts/handover/handover-button.tsx';
import { Popups } from '#parts/popups/popups.ts';
import { ROUTES } from '#parts/routes.ts';

export type WorstCase = ErrorResult['worstCases'][number];

type Props = Pick<ErrorResult, 'shownIn'> & { readonly worst: WorstCase };

/** Opens a case where a tool shows what is compared in it, at its date and from its site; nothing where no tool does. */
export function CaseLink({ worst, shownIn }: Props) {
  const { object, date, site } = worst;
  if (object === undefined || shownIn === 'none') return null;
  if (date !== undefined && date < FIRST_TIMELINE_DATE) return null;
  if (shownIn === 'scd')
    return date === undefined || site === undefined ? null : (
      <SkyChartButton named={{ ...worst, object, date, site }} />
    );
  const flyby = flybyAddress(worst);
  if (flyby === undefined) return <PathButton named={{ ...worst, object }} tool={shownIn ?? 'ovt'} />;
  return isEnabled(configuration, 'fvt') ? <Link href={flyby}>Flyby</Link> : null;
}

/** Days before and after an approach that are searched for it. */
const AROUND_DAYS = 2;

/** The flyby tool with a search for the approach. */
function flybyAddress({ object, date, body }: WorstCase): string | undefined {
  if (object === undefined || date === undefined || body === undefined) return undefined;
  const day = Temporal.PlainDate.from(date.slice(0, 'YYYY-MM-DD'.length));
  const query = new URLSearchParams({
    object,
    start: day.subtract({ days: AROUND_DAYS }).toString(),
    end: day.add({ days: AROUND_DAYS }).toString(),
    mainbody: body,
  });
  return `${ROUTES.fvt}?${query}`;
}

type Named = Pick<WorstCase, 'provisional' | 'date'> & { readonly object: string };

/** Names of the tools on their buttons. */
const PATHS = { ovt: 'Orbit', sovt: 'Synodic orbit' } as const;

/** Opens the orbit of an object, or its path at rest with the Earth, by the full force model at the date of a row. */
function PathButton({ named, tool }: { readonly named: Named; readonly tool: keyof typeof PATHS }) {
  const handed = useHandedOver(named, (objects): HandedObjects => {
    const { date } = named;
    const at = date === undefined ? {} : { ms: Temporal.Instant.from(`${date}Z`).epochMilliseconds };
    return { objects, userDefinedObjects: [], isPerturbed: true, ...at };
  });
  return (
    <HandoverButton to={tool} handed={handed}>
      {PATHS[tool]}
      <ObjectName {...named} />
    </HandoverButton>
  );
}

type Seen = Named & { readonly date: string; readonly site: string };

/** Opens the sky chart for the site of a row, for the shortest time frame, in which there is one point, that of its date. */
function SkyChartButton({ named }: { readonly named: Seen }) {
  const { object, site, date } = named;
  const handed = useHandedOver(named, async (objects): Promise<HandedPlan | string> => {
    if (nearEarthObjects(objects).length === 0)
      return `The sky chart shows near-Earth objects alone, and ${object} is not one.`;
    const found = await createClient().findObservatories(site);
    const observatory = found.find(({ code }) => code === site);
    if (observatory === undefined) return `The catalogue has no observatory ${site} at present.`;
    return {
      objects,
      userDefinedObjects: [],
      dates: { start: date, end: earliestEnd(date) },
      site: { observatory, timezone: GREENWICH, timeStep: HOUR_STEP },
    };
  });
  return (
    <HandoverButton to="scd" handed={handed}>
      Sky chart
      <ObjectName {...named} />
    </HandoverButton>
  );
}

function ObjectName({ object }: Named) {
  return <span className="visually-hidden">{` of ${object}`}</span>;
}

/**
 * Looks an object up and makes of it what is handed over; reports what could not be obtained.
 *
 * @param handedOf returns what is handed over, or why it cannot be.
 */
function useHandedOver<Handed extends object>(
  { object, provisional }: Named,
  handedOf: (objects: HandedObjects['objects']) => Handed | Promise<Handed | string>,
): () => Promise<Handed | undefined> {
  const popups = Popups.useActorRef();
  return async () => {
    try {
      const names = provisional === undefined ? [object] : [object, provisional];
      const { asteroids } = await createClient().findObjectsByName(names);
      const handed =
        asteroids.length === 0
          ? `The catalogue has no orbit of ${object} at present.`
          : await handedOf(asteroids.slice(0, 1));
      if (typeof handed !== 'string') return handed;
      show(toast('info', handed));
    } catch (error) {
      show(failureMessage(failureOf(error)));
    }
    return undefined;
  };

  function show(popup: ReturnType<typeof toast>) {
    popups.send({ type: 'popup.opened', popup, owner: popups });
  }
}
