import { Link } from 'wouter';
import type { ErrorResult } from '#contract/validation.ts';
import { figureText } from '#contract/text/figure-text.ts';
import { PlainTable } from '#ui/table/plain-table.tsx';
import { createClient } from '#client/client.ts';
import { configuration, isEnabled } from '#parts/configuration.ts';
import { HandoverButton } from '#parts/handover/handover-button.tsx';
import { usePage } from '#parts/page.tsx';
import { Popups } from '#parts/popups/popups.ts';
import { ROUTES } from '#parts/routes.ts';
import { toast } from '#machines/popups/notice.ts';
import { YearChart } from './year-chart.tsx';

/** The worst cases of a comparison, and how it was in the years. */
export function ErrorDetails({ result }: { readonly result: ErrorResult }) {
  const { unit, worstCases, years } = result;
  const isDated = worstCases.some(({ date }) => date !== undefined);
  return (
    <div className="validation-parts">
      <PlainTable
        caption={`Worst of ${result.cases} cases`}
        columns={[
          { title: 'Case' },
          ...(isDated ? [{ title: 'Date of the row' }] : []),
          { title: 'Error', ...(unit !== '' && { unit }) },
          { title: 'In the tool' },
        ]}
        rows={worstCases.map((one) => ({
          key: one.name,
          cells: [
            one.name,
            ...(isDated ? [one.date?.replace('T', ' ') ?? ''] : []),
            figureText(one.error),
            <CaseLink key="link" worst={one} />,
          ],
        }))}
      />
      {years.length < 2 ? null : <YearChart result={result} />}
    </div>
  );
}

type WorstCase = ErrorResult['worstCases'][number];

/** Days before and after an approach that are searched for it. */
const AROUND_DAYS = 2;

/** Opens a case where a tool shows it: an approach among the flybys, any other object among the orbits. */
function CaseLink({ worst }: { readonly worst: WorstCase }) {
  const { object } = worst;
  if (object === undefined) return null;
  const flyby = flybyAddress(worst);
  if (flyby === undefined) return <OrbitButton name={object} />;
  return isEnabled(configuration, 'fvt') ? <Link href={flyby}>Flyby</Link> : null;
}

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

function OrbitButton({ name }: { readonly name: string }) {
  const { clock } = usePage();
  const popups = Popups.useActorRef();
  const handed = async () => {
    const objects = await createClient(clock)
      .findObjectsByName([name])
      .then(({ asteroids }) => asteroids)
      .catch(() => []);
    if (objects.length > 0) return { objects, userDefinedObjects: [] };
    const popup = toast('info', `The catalogue has no orbit of ${name} at present.`);
    popups.send({ type: 'popup.opened', popup, owner: popups });
    return undefined;
  };
  return (
    <HandoverButton to="ovt" handed={handed}>
      Orbit<span className="visually-hidden">{` of ${name}`}</span>
    </HandoverButton>
  );
}
