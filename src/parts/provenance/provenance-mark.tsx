import { Info } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { lazyPart } from '../lazy-part.tsx';
import { WhyDialog } from '../budget/why-dialog.tsx';
import { SidePart } from '../side-part.tsx';
import type { OrbitSubject } from './orbit-subject.ts';

const ProvenancePopover = lazyPart(async () => (await import('./provenance-popover.tsx')).ProvenancePopover);

/**
 * One press away from every number: which orbit it was computed from, how, and how far it may be off by now; and from there what each
 * force is worth for it.
 */
export function ProvenanceMark(subject: OrbitSubject) {
  const mark = useRef<HTMLButtonElement>(null);
  const { query, definition = query, moment } = subject;
  const [opened, setOpened] = useState<'provenance' | 'budget'>();
  const close = () => setOpened(undefined);
  // The button that opened the dialog went with the popover, so that the dialog has nothing to return the focus to.
  useEffect(() => (opened === 'budget' ? () => mark.current?.focus() : undefined), [opened]);
  return (
    <>
      <button
        ref={mark}
        type="button"
        className="button button-quiet button-small button-icon"
        aria-label={`Provenance of ${subject.title}`}
        aria-haspopup="dialog"
        aria-expanded={opened === 'provenance'}
        onClick={(event) => {
          event.stopPropagation();
          setOpened('provenance');
        }}
      >
        <Info className="icon" aria-hidden />
      </button>
      {opened === 'provenance' ? (
        <SidePart>
          <ProvenancePopover
            subject={subject}
            anchor={mark}
            onClose={close}
            onWhy={definition && (() => setOpened('budget'))}
          />
        </SidePart>
      ) : null}
      {opened === 'budget' && definition !== undefined ? (
        <WhyDialog query={{ ...definition, moment }} onClose={close} />
      ) : null}
    </>
  );
}
