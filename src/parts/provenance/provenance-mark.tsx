import { Info } from 'lucide-react';
import { useRef, useState } from 'react';
import { lazyPart } from '../lazy-part.tsx';
import { SidePart } from '../side-part.tsx';
import type { OrbitSubject } from './orbit-subject.ts';

const ProvenancePopover = lazyPart(async () => (await import('./provenance-popover.tsx')).ProvenancePopover);

/** One press away from every number: which orbit it was computed from, how, and how far it may be off by now. */
export function ProvenanceMark(subject: OrbitSubject) {
  const mark = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        ref={mark}
        type="button"
        className="button button-quiet button-small button-icon"
        aria-label={`Provenance of ${subject.title}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={(event) => {
          event.stopPropagation();
          setOpen(true);
        }}
      >
        <Info className="icon" aria-hidden />
      </button>
      {isOpen ? (
        <SidePart>
          <ProvenancePopover subject={subject} anchor={mark} onClose={() => setOpen(false)} />
        </SidePart>
      ) : null}
    </>
  );
}
