import { useSelector } from '@xstate/react';
import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { TrialResponse } from '#contract/rest/trial.ts';
import type { callTrialMachine } from '#machines/docs/call-trial.ts';
import { Button } from '#ui/buttons/button.tsx';
import { BrokenText } from '#ui/content/broken-text.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Segmented } from '#ui/fields/segmented.tsx';
import { type Language, LANGUAGES } from './request-text.ts';

/** A list without objects or lists in it, which is shown on one line. */
const LIST_OF_VALUES = /\[[^[\]{}]*\]/g;

/** Longest part of a response that is shown, characters. */
const MOST_SHOWN = 20_000;

/** A request in the language of the reader. */
export function RequestPane({ text }: { readonly text: (language: Language) => string }) {
  const [language, setLanguage] = useState<Language>('curl');
  return (
    <section className="docs-pane" aria-label="Request">
      <header>
        <h2>Request</h2>
        <Segmented label="Language" options={LANGUAGES} value={language} onChange={setLanguage} />
        <CopyButton label="Copy the request" text={text(language)} />
      </header>
      <pre>
        <BrokenText text={text(language)} />
      </pre>
    </section>
  );
}

/** The response to the request. */
export function ResponsePane({ trial }: { readonly trial: ActorRefFrom<typeof callTrialMachine> }) {
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

/** Copies a text, and shows for how long the copy is that text. */
export function CopyButton({ label, text }: { readonly label: string; readonly text: string }) {
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
