import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { pathOf } from '#contract/routes.ts';
import { ROUTES } from '#parts/routes.ts';
import { BrokenText } from '#ui/content/broken-text.tsx';
import type { Call, Description } from './description.ts';
import { onSite, siteAddress } from '#client/site.ts';

/** What the interface is, in a minute. */
export function Overview({
  description,
  calls,
}: {
  readonly description: Description;
  readonly calls: readonly Call[];
}) {
  const origin = siteAddress();
  return (
    <>
      <h1>REST service</h1>
      <p>
        {`Version ${description.info.version}, ${calls.length} calls. Everything that this page shows comes from them, and pages of other origins may make any GET call.`}
      </p>
      <pre>
        <BrokenText text={`curl '${origin}${pathOf('tonight')}?observatoryCode=J04&faintest=17&most=5'`} />
      </pre>
      <ul>
        <li>Responses are JSON; calendars are iCalendar, feeds Atom.</li>
        <li>
          Each call has a worked example for curl, Python and JavaScript, which can be changed and sent from
          here.
        </li>
        <li>
          Calls cost points: <a href="#limits-and-problems">Limits and problems</a>. A calculation returns a
          token, by which <a href="#getCalculationResult">its table</a> and <a href="#longTerm">its plots</a>{' '}
          are read.
        </li>
        <li>
          How close the numbers come to those of JPL, ESA and the IERS:{' '}
          <Link href={ROUTES.validation}>Validation</Link>.
        </li>
        <li>
          The same description for programs: <a href={onSite(pathOf('openApi'))}>OpenAPI 3.1</a>.
        </li>
      </ul>
    </>
  );
}

/** Calls from Python, and what astropy makes of them. */
export function FromPython() {
  return (
    <>
      <h1>From Python</h1>
      <p>Tonight’s brightest near-Earth objects, as a table of astropy:</p>
      <pre>
        <BrokenText text={pythonExample(siteAddress())} />
      </pre>
      <p>
        <code>astropy.table.Table.read(file)</code> reads the files that the page saves as ECSV or VOTable;
        CSV with commas, whose first lines say where the numbers come from, is read by{' '}
        <code>Table.read(file, format="ascii")</code>.
      </p>
    </>
  );
}

/** Ten lines that read tonight's list. @param origin of the service. */
function pythonExample(origin: string): string {
  return `# pip install requests astropy
import requests
from astropy.table import Table
from astropy.time import Time

night = requests.get(
    "${origin}${pathOf('tonight')}",
    params={"observatoryCode": "J04", "faintest": 17, "most": 5},
).json()
best = [{"name": o["name"], **o["best"]} for o in night["objects"]]
table = Table(rows=best)
table["utc"] = Time(table["julianDate"], format="jd").iso
print(table)`;
}

export function DatesAndUnits() {
  return (
    <>
      <h1>Dates and units</h1>
      <ul>
        <li>
          Any date of a call may be given as a Julian date, <code>2462240.5</code> or{' '}
          <code>JD 2462240.5</code>, as <code>MJD 62240</code>, or in ISO 8601: <code>2029-04-14</code> (0 h),{' '}
          <code>2029-04-14T21:46:00Z</code> or <code>2029-04-14T23:46+02:00</code>. A bare number of a million
          or more is a Julian date, a smaller one a Modified Julian Date.
        </li>
        <li>
          Dates are UTC; epochs and perihelion times of elements are TDB, but UTC where they have a zone or an
          offset.
        </li>
        <li>Dates from 1900 to 2470 are served.</li>
        <li>Longitudes are positive to the east; azimuths run from north through east.</li>
        <li>Directions are ICRF, elements refer to the ecliptic and equinox of J2000.</li>
        <li>
          Distances are in au, those of flybys from the centre of the body in km; angles in degrees; V in mag.
        </li>
        <li>
          Several values of one parameter are joined by commas; user-defined objects repeat each of their
          parameters, once per object.
        </li>
      </ul>
    </>
  );
}

type ProblemsProps = {
  readonly description: Description;
  /** The problem that the address names. */
  readonly problem: string | undefined;
};

export function LimitsAndProblems({ description, problem }: ProblemsProps) {
  const named = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem !== undefined) named.current?.scrollIntoView({ block: 'center' });
  }, [problem]);
  return (
    <>
      <h1>Limits and problems</h1>
      <p>{description.info.description}</p>
      <p>
        Once the points are used up, the response is 429, with the seconds to wait in <code>Retry-After</code>
        . Every error is a problem (RFC 9457, <code>application/problem+json</code>); its <code>type</code> is
        the address of one of these lines, and its <code>parameter</code> names what was wrong.
      </p>
      <dl className="docs-problem-list">
        {Object.entries(description['x-problems']).map(([kind, { status, title }]) => (
          <div key={kind} {...(kind === problem ? { ref: named, 'aria-current': true as const } : {})}>
            <dt id={kind}>
              <code>{kind}</code> <span>{status}</span>
            </dt>
            <dd>{title}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
