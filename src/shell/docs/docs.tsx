import { useEffect, useState, useSyncExternalStore } from 'react';
import { OutsideLink } from '#ui/buttons/outside-link.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import { Select } from '#ui/fields/select.tsx';
import { pathOf } from '#contract/routes.ts';
import { CallPage } from './call-page.tsx';
import { type Call, callsOf, type Description, readDescription } from './description.ts';
import { Embedding } from './embedding.tsx';
import { DatesAndUnits, FromPython, LimitsAndProblems, Overview } from './guide-pages.tsx';
import './docs.css';
import { onSite } from '#client/site.ts';

/** Pages of the guide, before the calls. */
const GUIDE = [
  { id: 'overview', title: 'Overview' },
  { id: 'from-python', title: 'From Python' },
  { id: 'dates-and-units', title: 'Dates and units' },
  { id: 'limits-and-problems', title: 'Limits and problems' },
  { id: 'embedding', title: 'Embedding' },
] as const;

/** The interface of the service, to be read and tried: a guide, and each call with a worked example. */
export function Docs() {
  const description = useDescription();
  if (description === undefined)
    return <output className="docs-message">Loading the description of the service…</output>;
  if (description === 'unreachable')
    return (
      <p role="alert" className="docs-message">
        The service could not be reached, so its calls cannot be described.
      </p>
    );
  return <DocsPages description={description} />;
}

function DocsPages({ description }: { readonly description: Description }) {
  const place = useHash();
  const [token, setToken] = useState('');
  const calls = callsOf(description);
  const call = calls.find(({ operationId }) => operationId === place);
  const problem = Object.hasOwn(description['x-problems'], place) ? place : undefined;
  const shown = call?.operationId ?? (problem === undefined ? guidePage(place) : 'limits-and-problems');
  return (
    <div className="docs">
      <Contents description={description} calls={calls} shown={shown} />
      {call === undefined ? (
        <article className="docs-page docs-guide">
          {shown === 'overview' ? <Overview description={description} calls={calls} /> : null}
          {shown === 'from-python' ? <FromPython /> : null}
          {shown === 'dates-and-units' ? <DatesAndUnits /> : null}
          {shown === 'limits-and-problems' ? (
            <LimitsAndProblems description={description} problem={problem} />
          ) : null}
          {shown === 'embedding' ? <Embedding schemas={description.components.schemas} /> : null}
        </article>
      ) : (
        <CallPage key={call.operationId} call={call} token={token} onToken={setToken} />
      )}
    </div>
  );
}

type ContentsProps = {
  readonly description: Description;
  readonly calls: readonly Call[];
  readonly shown: string;
};

/** The guide and the calls under their headings; a phrase leaves those that have it in their names, parameters or summary. */
function Contents({ description, calls, shown }: ContentsProps) {
  const [phrase, setPhrase] = useState('');
  const found = calls.filter((call) => matches(call, phrase.trim().toLowerCase()));
  const groups = [
    ...(phrase.trim() === ''
      ? [{ name: 'Start', entries: GUIDE.map(({ id, title }) => ({ id, title, cost: undefined })) }]
      : []),
    ...description.tags.map(({ name }) => ({
      name,
      entries: found
        .filter(({ tags }) => tags[0] === name)
        .map((call) => ({ id: call.operationId, title: call['x-title'], cost: call['x-cost'] })),
    })),
  ].filter(({ entries }) => entries.length > 0);
  return (
    <nav className="docs-contents" aria-label="Contents">
      <SearchField
        label="Find a call or a parameter"
        placeholder="Find a call or a parameter"
        value={phrase}
        onChange={setPhrase}
      />
      <div className="docs-contents-choice">
        <Select
          label="Page"
          options={groups.flatMap(({ name, entries }) =>
            entries.map(({ id, title }) => ({ id, title: `${name}: ${title}` })),
          )}
          value={shown}
          onChange={(id) => {
            window.location.hash = id;
          }}
        />
      </div>
      <div className="docs-contents-list">
        {groups.length === 0 ? <p>No call has this in its name, parameters or summary.</p> : null}
        {groups.map(({ name, entries }) => (
          <section key={name} aria-label={name}>
            <h2>{name}</h2>
            <ul>
              {entries.map(({ id, title, cost }) => (
                <li key={id}>
                  <a href={`#${id}`} {...(id === shown ? { 'aria-current': 'page' as const } : {})}>
                    <span>{title}</span>
                    {cost === undefined ? null : (
                      <span className="docs-cost" title={`${cost} points`}>
                        {cost}
                      </span>
                    )}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <p>
          <OutsideLink href={onSite(pathOf('openApi'))}>OpenAPI document</OutsideLink>
        </p>
      </div>
    </nav>
  );
}

function matches({ operationId, path, summary, parameters, ...call }: Call, phrase: string): boolean {
  const texts = [operationId, path, summary, call['x-title'], ...parameters.map(({ name }) => name)];
  return texts.some((text) => text.toLowerCase().includes(phrase));
}

function guidePage(place: string): string {
  return GUIDE.find(({ id }) => id === place)?.id ?? 'overview';
}

/** The part of the address after `#`, as it is written there: pages, calls and problems have names that need no escapes. */
function useHash(): string {
  return useSyncExternalStore(
    (notify) => {
      window.addEventListener('hashchange', notify);
      return () => window.removeEventListener('hashchange', notify);
    },
    () => window.location.hash.slice(1),
  );
}

function useDescription(): Description | 'unreachable' | undefined {
  const [description, setDescription] = useState<Description | 'unreachable'>();
  useEffect(() => {
    const stop = new AbortController();
    readDescription(stop.signal)
      .then(setDescription)
      .catch(() => {
        if (!stop.signal.aborted) setDescription('unreachable');
      });
    return () => stop.abort();
  }, []);
  return description;
}
