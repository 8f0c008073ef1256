import { FloatingPanel } from '#ui/overlays/floating-panel.tsx';
import { PlainTable, type PlainTableProps } from '#ui/table/plain-table.tsx';
import { Glossed } from '../glossary/term.tsx';

/** Makes a table that scrolls in a panel take the focus, so that arrow keys scroll it. */
export const SCROLLS_BY_KEYBOARD = { tabIndex: 0 };

export type ViewTableProps = Omit<PlainTableProps, 'isHidden'> & {
  /** Undefined where the table cannot be closed. */
  onClose: (() => void) | undefined;
};

/** A view as a table, for those who do not see it or have no WebGL. */
export function ViewTable({ onClose, ...table }: ViewTableProps) {
  if (onClose === undefined)
    return <PlainTable {...table} renderTitle={(words) => <Glossed words={words} />} />;
  return (
    <FloatingPanel title="View as table" isOpen onOpenChange={onClose}>
      <section className="scene-places" aria-label="Positions" {...SCROLLS_BY_KEYBOARD}>
        <PlainTable {...table} renderTitle={(words) => <Glossed words={words} />} />
      </section>
    </FloatingPanel>
  );
}
