import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { sendTrial } from '#client/call-trial.ts';
import { TOKEN_HEADER } from '#contract/routes.ts';
import { countText } from '#contract/text/count-text.ts';
import { callTrialMachine } from '#machines/docs/call-trial.ts';
import { Button } from '#ui/buttons/button.tsx';
import { BrokenText } from '#ui/content/broken-text.tsx';
import type { Call } from './description.ts';
import { FieldList } from './field-list.tsx';
import { Parameters } from './parameters.tsx';
import { CopyButton, RequestPane, ResponsePane } from './request-panes.tsx';
import { exampleValues, parameterFault, requestOf, requestText, type Values } from './request-text.ts';
import { siteAddress } from '#client/site.ts';

const TRIAL = callTrialMachine.provide({ actors: { send: sendTrial } });

/** A state that any service stores. */
const EXAMPLE_BODY = '{"toolState":"{}"}';

type Props = {
  readonly call: Call;
  /** Token of the last calculation that was tried; empty before. */
  readonly token: string;
  readonly onToken: (token: string) => void;
};

/** One call: what it is for, its parameters with a worked example, and beside them the request and its response. */
export function CallPage({ call, token, onToken }: Props) {
  const origin = siteAddress();
  const example = { ...exampleValues(call, origin), [TOKEN_HEADER]: token };
  const [values, setValues] = useState<Values>(example);
  const [body, setBody] = useState(EXAMPLE_BODY);
  const trial = useActorRef(TRIAL, {}, ({ context }) => {
    if (context.response?.token !== undefined) onToken(context.response.token);
  });
  const request = requestOf(call, values, body);
  const [sent, setSent] = useState<Values>({});
  const response = useSelector(trial, ({ context }) => context.response);
  const fault = response && parameterFault(response);
  const isUnchanged = fault !== undefined && values[fault.parameter] === sent[fault.parameter];
  return (
    <>
      <article className="docs-page">
        <h1>{call['x-title']}</h1>
        <p className="docs-summary">{call.summary}.</p>
        <p className="docs-address">
          <span className="docs-method">{call.method}</span>
          <code>
            <BrokenText text={call.path} />
          </code>
          <CopyButton label="Copy the address" text={origin + request.address} />
        </p>
        <p className="docs-facts">
          <span>{countText(call['x-cost'], 'point')}</span>
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
            setSent(values);
            trial.send({ type: 'request.sent', request });
          }}
        >
          <Parameters
            call={call}
            values={values}
            fault={isUnchanged ? fault : undefined}
            onChange={setValues}
          />
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

function ResponseFields({ call }: { readonly call: Call }) {
  const contents = Object.entries(call.responses['200']?.content ?? {});
  return contents.map(([mediaType, { schema = {} }]) => (
    <section key={mediaType}>
      <h3>{mediaType}</h3>
      <FieldList schema={schema} />
    </section>
  ));
}

function problemsOf({ responses }: Call): readonly string[] {
  return Object.entries(responses).flatMap(([status, { description }]) =>
    status === '200' ? [] : description.split(', '),
  );
}
