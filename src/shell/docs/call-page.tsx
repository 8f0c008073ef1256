import { Check, Copy } from 'lucide-react';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { sendTrial } from '#client/call-trial.ts';
import type { TrialResponse } from '#contract/rest/trial.ts';
import { TOKEN_HEADER } from '#contract/routes.ts';
import { callTrialMachine } from '#machines/docs/call-trial.ts';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Segmented } from '#ui/fields/segmented.tsx';
import {
  type Call,
  exampleText,
  type Field,
  fieldsOf,
  type Parameter,
  type Schema,
  typeText,
} from './description.ts';
import {
  exampleValues,
  type Language,
  LANGUAGES,
  requestOf,
  requestText,
  type Values,
} from './request-text.ts';

const TRIAL = callTrialMachine.provide({ actors: { send: sendTrial } });

/** A state that any service stores. */
const EXAMPLE_BODY = '{"toolState":"{}"}';

/** A list without objects or lists in it, which is shown on one line. */
const LIST_OF_VALUES = /\[[^[\]{}]*\]/g;

/** Longest part of a response that is shown, characters. */
const MOST_SHOWN = 20_000;

type Props = {
  readonly call: Call;
  /** Of the last calculation that was tried; empty before. */
  readonly token: string;
  readonly onToken: (token: string) => void;
};

/** One call: what it is for, its parameters with a worked example, and beside them the request and what it is answered with. */
export function CallPage({ call, token, onToken }: Props) {
  const { origin } = window.location;
  const example = { ...exampleValues(call, origin), [TOKEN_HEADER]: token };
  const [values, setValues] = useState<Values>(example);
  const [body, setBody] = useState(EXAMPLE_BODY);
  const trial = useActorRef(TRIAL, {}, ({ context }) => {
    if (context.response?.token !== undefined) onToken(context.response.token);
  });
  const request = requestOf(call, values, body);
  return (
    <>
      <article className="docs-page">
        <h1>{call['x-title']}</h1>
        <p className="docs-summary">{call.summary}.</p>
        <p className="docs-address">
          <span className="docs-method">{call.method}</span>
          <code>{call.path}</code>
          <CopyButton label="Copy the address" text={origin + request.address} />
        </p>
        <p className="docs-facts">
          <span>{`${call['x-cost']} ${call['x-cost'] === 1 ? 'point' : 'points'}`}</span>
          <span>{Object.keys(call.responses['200']?.content ?? {}).join(' or ')}</span>
          <span>{call.method === 'GET' ? 'From any origin' : 'From this site'}</span>
        </p>
        {token === '' && needsToken(call) ? (
          <p className="docs-note">
            It reads a calculation: try <a href="#calculate">Calculate ephemerides</a> first, whose token is
            then filled in here.
          </p>
        ) : null}
        <form
          onSubmit={(event) => {
            event.preventDefault();
            trial.send({ type: 'request.sent', request });
          }}
        >
          <Parameters call={call} values={values} onChange={setValues} />
          {call.requestBody === undefined ? null : (
            <label className="docs-body">
              Body, JSON
              <textarea rows={3} value={body} onChange={({ target }) => setBody(target.value)} />
            </label>
          )}
          <p className="docs-actions">
            <Button onPress={() => setValues(example)}>Reset</Button>
            <Button kind="primary" type="submit">
              Try it
            </Button>
          </p>
        </form>
        <details>
          <summary>Response, field by field</summary>
          <ResponseFields call={call} />
        </details>
        <details>
          <summary>Problems</summary>
          <ul className="docs-problems">
            {problemsOf(call).map((kind) => (
              <li key={kind}>
                <a href={`#${kind}`}>
                  <code>{kind}</code>
                </a>
              </li>
            ))}
          </ul>
        </details>
      </article>
      <aside className="docs-request" aria-label="Request and response">
        <RequestPane text={(language) => requestText(language, request, origin)} />
        <ResponsePane trial={trial} />
      </aside>
    </>
  );
}

function needsToken({ parameters }: Call): boolean {
  return parameters.some(({ name, required }) => name === TOKEN_HEADER && required);
}

type ParametersProps = {
  readonly call: Call;
  readonly values: Values;
  readonly onChange: (values: Values) => void;
};

/** The parameters of the worked example first; the others on demand, where there are many. */
function Parameters({ call, values, onChange }: ParametersProps) {
  const [areAllShown, showAll] = useState(false);
  if (call.parameters.length === 0) return <p>It has no parameters.</p>;
  const tried = call.parameters.filter((parameter) => parameter.required || parameter['x-tried'] === true);
  const others = call.parameters.filter((parameter) => !tried.includes(parameter));
  const isShort = others.length <= 4;
  return (
    <>
      <table className="docs-parameters">
        <thead>
          <tr>
            <th scope="col">Parameter</th>
            <th scope="col">What it is</th>
            <th scope="col">Value</th>
          </tr>
        </thead>
        <tbody>
          {[...tried, ...(areAllShown || isShort ? others : [])].map((parameter) => (
            <tr key={`${parameter.in} ${parameter.name}`}>
              <th scope="row">
                <code>{parameter.name}</code>
                <span className={parameter.required ? 'docs-required' : 'docs-optional'}>
                  {parameter.required ? 'required' : 'optional'}
                </span>
              </th>
              <td>
                {parameter.description} <span className="docs-type">{typeOf(parameter)}</span>
              </td>
              <td>
                <div className="input">
                  <input
                    aria-label={parameter.name}
                    value={values[parameter.name] ?? ''}
                    placeholder={exampleText(parameter)}
                    onChange={({ target }) => onChange({ ...values, [parameter.name]: target.value })}
                  />
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {isShort || areAllShown ? null : (
        <Button kind="quiet" size="small" onPress={() => showAll(true)}>
          {`${others.length} more parameters`}
        </Button>
      )}
    </>
  );
}

function typeOf({ schema }: Parameter): string {
  const text = typeText(schema);
  return text === 'text' ? '' : `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}.`;
}

function ResponseFields({ call }: { readonly call: Call }) {
  const contents = Object.entries(call.responses['200']?.content ?? {});
  return contents.map(([mediaType, { schema = {} }]) => (
    <section key={mediaType}>
      <h3>{mediaType}</h3>
      <FieldList schema={schema} />
    </section>
  ));
}

/** The fields of a schema with their types. */
export function FieldList({ schema }: { readonly schema: Schema }) {
  const fields: readonly Field[] = schema.anyOf?.flatMap((one) => fieldsOf(one)) ?? fieldsOf(schema);
  if (fields.length === 0) return <p>{typeText(schema)}</p>;
  return (
    <ul className="docs-fields">
      {[...new Map(fields.map((field) => [field.path, field])).values()].map(({ path, type }) => (
        <li key={path}>
          <code>{path}</code> <span>{type}</span>
        </li>
      ))}
    </ul>
  );
}

function problemsOf({ responses }: Call): readonly string[] {
  return Object.entries(responses).flatMap(([status, { description }]) =>
    status === '200' ? [] : description.split(', '),
  );
}

function RequestPane({ text }: { readonly text: (language: Language) => string }) {
  const [language, setLanguage] = useState<Language>('curl');
  return (
    <section className="docs-pane" aria-label="Request">
      <header>
        <h2>Request</h2>
        <Segmented label="Language" options={LANGUAGES} value={language} onChange={setLanguage} />
        <CopyButton label="Copy the request" text={text(language)} />
      </header>
      <pre>{text(language)}</pre>
    </section>
  );
}

/** What the request was answered with. */
function ResponsePane({ trial }: { readonly trial: ReturnType<typeof useActorRef<typeof TRIAL>> }) {
  const state = useSelector(trial, ({ value }) => value);
  const response = useSelector(trial, ({ context }) => context.response);
  const pane = useRef<HTMLElement>(null);
  useEffect(() => {
    if (response !== undefined) pane.current?.scrollIntoView({ block: 'nearest' });
  }, [response]);
  return (
    <section className="docs-pane" aria-label="Response" ref={pane}>
      <header>
        <h2>Response</h2>
        <output>{statusText(state, response)}</output>
        {state === 'sending' ? (
          <Button size="small" onPress={() => trial.send({ type: 'stop.requested' })}>
            Stop
          </Button>
        ) : null}
        {response === undefined ? null : <CopyButton label="Copy the response" text={response.text} />}
      </header>
      {response === undefined ? null : <pre>{shownText(response)}</pre>}
    </section>
  );
}

function statusText(state: string, response: TrialResponse | undefined): string {
  if (state === 'sending') return 'Sending…';
  if (state === 'unreachable') return 'The service could not be reached.';
  if (response === undefined) return 'Press Try it.';
  const { status, milliseconds, bytes } = response;
  return `${status} · ${(milliseconds / 1000).toFixed(2)} s · ${(bytes / 1000).toFixed(1)} kB`;
}

function shownText({ text, mediaType }: TrialResponse): string {
  const whole = mediaType.includes('json') ? indented(text) : text;
  return whole.length <= MOST_SHOWN ? whole : `${whole.slice(0, MOST_SHOWN)}\n…`;
}

function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2).replaceAll(LIST_OF_VALUES, (list) =>
      list.replaceAll(/\s+/g, ' '),
    );
  } catch {
    return text; // a response that was cut is shown as it came
  }
}

function CopyButton({ label, text }: { readonly label: string; readonly text: string }) {
  const [copied, setCopied] = useState<string>();
  const isCopied = copied === text;
  return (
    <IconButton
      label={isCopied ? 'Copied' : label}
      icon={isCopied ? <Check className="icon" aria-hidden /> : <Copy className="icon" aria-hidden />}
      onPress={() => {
        navigator.clipboard.writeText(text).then(
          () => setCopied(text),
          () => setCopied(undefined),
        );
      }}
    />
  );
}
