import { Link } from 'wouter';
import { FIRST_TIMELINE_DATE } from '#contract/limits.ts';
import type { ErrorResult } from '#contract/validation.ts';
import { countText } from '#contract/text/count-text.ts';
import { figureText } from '#contract/text/figure-text.ts';
import { PlainTable } from '#ui/table/plain-table.tsx';
import { createClient } from '#client/client.ts';
import { configuration, isEnabled } from '#parts/configuration.ts';
import { HandoverButton } from '#parts/handover/handover-button.tsx';
import { Popups } from '#parts/popups/popups.ts';
import { ROUTES } from '#parts/routes.ts';
import { toast } from '#machines/popups/notice.ts';

/** The worst cases of a comparison: the numbers of the worst row of each, and where a tool shows it. */
export function WorstCases({ result: { unit, cases, worstCases } }: { readonly result: ErrorResult }) {
  const isDated = worstCases.some(({ date }) => date !== undefined);
  const hasValues = worstCases.some(({ values }) => values !== undefined);
  return (
    <PlainTable
      isScrolled
      caption={`Worst of ${countText(cases, 'case')}`}
      columns={[
        { title: 'Case' },
        ...(isDated ? [{ title: 'Date of the row', unit: 'UTC or TDB' }] : []),
        ...(hasValues ? [{ title: 'Value' }, { title: 'Recorded' }, { title: 'Computed' }] : []),
        { title: 'Error', ...(unit !== '' && { unit }) },
        { title: 'In the tool' },
      ]}
      rows={worstCases.map((one) => ({
        key: one.name,
        cells: [
          one.name,
          ...(isDated ? [one.date?.replace('T', ' ') ?? ''] : []),
          ...(hasValues ? valueCells(one) : []),
          figureText(one.error),
          <CaseLink key="link" worst={one} />,
        ],
      }))}
    />
  );
}

type WorstCase = ErrorResult['worstCases'][number];

/** What is compared in a row, as it is recorded and as it is computed; coordinates lie below each other. */
function valueCells({ values = [] }: WorstCase) {
  const cellOf = (key: string, text: (value: (typeof values)[number]) => string) => (
    <span key={key} className="validation-values">
      {values.map((value) => (
        <span key={value.name}>{text(value)}</span>
      ))}
    </span>
  );
  return [
    cellOf('value', ({ name, unit }) => (unit === '' ? name : `${name}, ${unit}`)),
    cellOf('recorded', ({ recorded }) => recorded),
    cellOf('computed', ({ computed }) => computed),
  ];
}

/** Days before and after an approach that are searched for it. */
const AROUND_DAYS = 2;

/** Opens a case where a tool shows it: an approach among the flybys, any other object among the orbits, unless its date is before theirs. */
function CaseLink({ worst }: { readonly worst: WorstCase }) {
  const { object, provisional, date } = worst;
  if (object === undefined || (date !== undefined && date < FIRST_TIMELINE_DATE)) return null;
  const flyby = flybyAddress(worst);
  if (flyby === undefined) return <OrbitButton name={object} provisional={provisional} date={date} />;
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

type OrbitProps = {
  readonly name: string;
  readonly provisional: WorstCase['provisional'];
  readonly date: WorstCase['date'];
};

/** Opens the orbit of an object at the date of a row. */
function OrbitButton({ name, provisional, date }: OrbitProps) {
  const popups = Popups.useActorRef();
  const handOver = async () => {
    const objects = await createClient()
      .findObjectsByName(provisional === undefined ? [name] : [name, provisional])
      .then(({ asteroids }) => asteroids.slice(0, 1))
      .catch(() => []);
    const at = date === undefined ? {} : { ms: Temporal.Instant.from(`${date}Z`).epochMilliseconds };
    if (objects.length > 0) return { objects, userDefinedObjects: [], ...at };
    const popup = toast('info', `The catalogue has no orbit of ${name} at present.`);
    popups.send({ type: 'popup.opened', popup, owner: popups });
    return undefined;
  };
  return (
    <HandoverButton to="ovt" handed={handOver}>
      Orbit<span className="visually-hidden">{` of ${name}`}</span>
    </HandoverButton>
  );
}
