import { Link } from 'wouter';
import { scaleLinear, scaleLog } from 'd3-scale';
import type { ErrorResult } from '#contract/validation.ts';
import { countText } from '#contract/text/count-text.ts';
import { figureText } from '#contract/text/figure-text.ts';
import { PlainTable } from '#ui/table/plain-table.tsx';
import { createClient } from '#client/client.ts';
import { configuration, isEnabled } from '#parts/configuration.ts';
import { HandoverButton } from '#parts/handover/handover-button.tsx';
import { usePage } from '#parts/page.tsx';
import { Popups } from '#parts/popups/popups.ts';
import { ROUTES } from '#parts/routes.ts';
import { toast } from '#machines/popups/notice.ts';

/** The worst cases of a comparison, and how it was in the years. */
export function ErrorDetails({ result }: { readonly result: ErrorResult }) {
  const { unit, worstCases, years } = result;
  const isDated = worstCases.some(({ date }) => date !== undefined);
  return (
    <div className="validation-parts">
      <PlainTable
        caption={`Worst of ${countText(result.cases, 'case')}`}
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
  const { object, date } = worst;
  if (object === undefined) return null;
  const flyby = flybyAddress(worst);
  if (flyby === undefined) return <OrbitButton name={object} date={date} />;
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

type OrbitProps = { readonly name: string; readonly date: WorstCase['date'] };

/** Opens the orbit of an object at the date of a row. */
function OrbitButton({ name, date }: OrbitProps) {
  const { clock } = usePage();
  const popups = Popups.useActorRef();
  const handed = async () => {
    const objects = await createClient(clock)
      .findObjectsByName([name])
      .then(({ asteroids }) => asteroids)
      .catch(() => []);
    const at = date === undefined ? {} : { ms: Temporal.Instant.from(`${date}Z`).epochMilliseconds };
    if (objects.length > 0) return { objects, userDefinedObjects: [], ...at };
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

const WIDTH = 420;
const HEIGHT = 120;
const LEFT = 44;
const BOTTOM = 20;

/** Errors smaller than this part of the limit are drawn at its height. */
const LOWEST = 1e-4;

/** Median and worst of each year, on a logarithmic scale up to the limit. */
function YearChart({ result: { years, limit, unit, quantity } }: { readonly result: ErrorResult }) {
  const [first, last] = [years[0]?.year ?? 0, years.at(-1)?.year ?? 0];
  const x = scaleLinear()
    .domain([first, last])
    .range([LEFT + 12, WIDTH - 16]);
  const most = years.reduce((found, { worst }) => Math.max(found, worst), limit);
  const y = scaleLog()
    .domain([LOWEST * limit, most])
    .range([HEIGHT - BOTTOM, 6])
    .clamp(true);
  const ticks = x.ticks(Math.min(5, last - first)).filter(Number.isInteger);
  return (
    <figure className="validation-years">
      <figcaption>{`By year of the date: from the median to the worst${unit === '' ? '' : `, ${unit}`}`}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
        {[limit, limit / 100, limit * LOWEST].map((value) => (
          <text key={value} x={LEFT} y={y(value) + 4} textAnchor="end">
            {figureText(value)}
          </text>
        ))}
        {ticks.map((year) => (
          <text key={year} x={x(year)} y={HEIGHT - 4} textAnchor="middle">
            {year}
          </text>
        ))}
        <line className="validation-limit" x1={LEFT + 4} x2={WIDTH} y1={y(limit)} y2={y(limit)} />
        {years.map(({ year, median, worst }) => (
          <g key={year} className="validation-year">
            <line x1={x(year)} x2={x(year)} y1={y(median)} y2={y(worst)} />
            <circle cx={x(year)} cy={y(median)} r={1.5} />
            <circle cx={x(year)} cy={y(worst)} r={2.5} />
          </g>
        ))}
      </svg>
      <PlainTable
        isHidden
        caption={`${quantity}, by year`}
        columns={[{ title: 'Year' }, { title: 'Rows' }, { title: 'Median' }, { title: 'Worst' }]}
        rows={years.map(({ year, rows, median, worst }) => ({
          key: String(year),
          cells: [year, rows, figureText(median), figureText(worst)],
        }))}
      />
    </figure>
  );
}
