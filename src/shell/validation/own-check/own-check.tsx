import './own-check.css';
import { useEffect, useRef, useState } from 'react';
import { DropZone } from 'react-aria-components';
import { createOptClient } from '#client/opt/opt-client.ts';
import { type CheckOutcome, checkTable } from '#client/own-check/check-table.ts';
import { countText } from '#contract/text/count-text.ts';
import { usePage } from '#parts/page.tsx';
import { OutsideLink } from '#ui/buttons/outside-link.tsx';
import { Note } from '#ui/content/note.tsx';
import { FileButton } from '#ui/fields/file-button.tsx';
import { TextArea } from '#ui/fields/text-input.tsx';
import { CheckedTable } from './checked-table.tsx';

type State = CheckOutcome | { readonly kind: 'resting' | 'checking' };

/** Compares an observer table of Horizons, which the user drops, pastes or chooses, with what the service calculates for it. */
export function OwnCheck() {
  const [state, check] = useCheck();
  return (
    <>
      <p>
        Generate an observer table on the page of{' '}
        <OutsideLink href="https://ssd.jpl.nasa.gov/horizons/app.html">JPL Horizons</OutsideLink> with
        quantity 1, the astrometric place, and any of 4, 9, 19 and 20, for a site on the Earth or the
        geocentre, and bring its text here. It is read in your browser; only object, site, dates and step are
        sent to the service, which calculates the same rows.
      </p>
      <DropZone
        className="own-check-drop"
        aria-label="Observer table of Horizons"
        getDropOperation={() => 'copy'}
        onDrop={({ items }) => {
          for (const item of items) {
            if (item.kind === 'file') return void item.getFile().then(check);
            if (item.kind === 'text' && item.types.has('text/plain'))
              return void item.getText('text/plain').then(check);
          }
        }}
      >
        <FileButton accept={['.txt', '.csv', '.eph', 'text/plain']} onChoose={check}>
          Choose a file
        </FileButton>
        <TextArea
          label="or drop it here, or paste its text"
          rows={2}
          value=""
          onChange={check}
          hint="Whole, with the lines above the numbers and the marks $$SOE and $$EOE."
        />
      </DropZone>
      <output>{progressOf(state)}</output>
      {state.kind === 'refused' ? <Note status="error">{state.reason}</Note> : null}
      {state.kind === 'checked' ? <CheckedTable check={state.check} /> : null}
    </>
  );
}

/** How far a comparison is; screen readers announce each change. */
function progressOf(state: State): string {
  if (state.kind === 'checking') return 'Calculating the same rows…';
  if (state.kind !== 'checked') return '';
  const { table, rows } = state.check;
  return `${countText(rows.length, 'row')} of ${table.target} compared.`;
}

/** The comparison of the latest text; one that is still under way gives way to the next. */
function useCheck(): readonly [State, (source: string | Blob) => void] {
  const { clock } = usePage();
  const [state, setState] = useState<State>({ kind: 'resting' });
  const latest = useRef<AbortController>(undefined);
  useEffect(() => () => latest.current?.abort(), []);
  const check = async (source: string | Blob) => {
    latest.current?.abort();
    const { signal } = (latest.current = new AbortController());
    setState({ kind: 'checking' });
    const outcome = await checkTable(source, createOptClient(clock), signal);
    if (!signal.aborted) setState(outcome);
  };
  return [state, (source) => void check(source)];
}
