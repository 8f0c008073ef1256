import './sheet-grab.css';
import './floating-panel.css';
import { X } from 'lucide-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { classNames } from '../class-names.ts';
import { IconButton } from '../buttons/icon-button.tsx';
import { stopsOfDrag, useSheetDrag } from './sheet-drag.ts';
import { useEscape } from './use-escape.ts';

export type FloatingPanelProps = {
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** PanelSections; absent for a panel that is never opened here. */
  children?: ReactNode;
  /** Its title, which is written without a capital, is shown with one. */
  isCapitalized?: boolean;
  /** A few words of what it contains: folded it is a line with its title and these instead of a vertical title. */
  summary?: ReactNode;
  /** Small buttons beside the close button. */
  actions?: ReactNode;
  /** Whether the panel has the focus when it appears: a press elsewhere opened it. */
  takesFocus?: boolean;
};

/**
 * A panel over a view. Its title, its close button and Escape fold it to a vertical title, which opens it again; the
 * focus follows. On a phone it is a sheet at the bottom of its positioned ancestor that can be drawn down, and folds
 * to a button with its title.
 */
export function FloatingPanel(props: FloatingPanelProps) {
  const {
    title,
    isOpen,
    onOpenChange,
    children,
    summary,
    actions,
    isCapitalized,
    takesFocus = false,
  } = props;
  const [turnedTo, setTurnedTo] = useState(takesFocus ? true : undefined);
  const turn = (isOpening: boolean) => {
    setTurnedTo(isOpening);
    onOpenChange(isOpening);
  };

  if (isOpen) {
    return (
      <OpenPanel
        title={title}
        isCapitalized={isCapitalized}
        takesFocus={turnedTo === true}
        actions={actions}
        onClose={() => turn(false)}
      >
        {children}
      </OpenPanel>
    );
  }
  return (
    <Button
      className={classNames('panel-folded', summary !== undefined && 'panel-line')}
      aria-expanded={false}
      onPress={() => turn(true)}
      {...(turnedTo === false ? { autoFocus: true } : {})}
    >
      <span className={isCapitalized ? 'panel-capital' : undefined}>{title}</span>{' '}
      {summary === undefined ? null : <span className="panel-line-summary">{summary}</span>}
    </Button>
  );
}

type OpenPanelProps = Pick<FloatingPanelProps, 'title' | 'children' | 'actions'> & {
  isCapitalized: boolean | undefined;
  takesFocus: boolean;
  onClose: () => void;
};

function OpenPanel({ title, isCapitalized, children, actions, takesFocus, onClose }: OpenPanelProps) {
  const heading = useId();
  const panel = useRef<HTMLElement>(null);
  const show = (pixels: number) =>
    panel.current?.style.setProperty('translate', pixels <= 0 ? 'none' : `0 ${pixels}px`);
  const handle = useSheetDrag(show, (pixels) => {
    if (stopsOfDrag(pixels) > 0) onClose();
  });
  useEscape(panel, onClose);

  return (
    <section ref={panel} className="panel" aria-labelledby={heading}>
      <div className="sheet-grab" aria-hidden {...handle} />
      <header className="panel-header">
        <h2 id={heading}>
          <Button
            className={classNames('panel-title', isCapitalized && 'panel-capital')}
            aria-expanded
            onPress={onClose}
            {...(takesFocus ? { autoFocus: true } : {})}
          >
            {title}
          </Button>
        </h2>
        {actions}
        <IconButton
          label={`Close ${title}`}
          size="small"
          icon={<X className="icon" aria-hidden />}
          onPress={onClose}
        />
      </header>
      <div className="panel-body">{children}</div>
    </section>
  );
}

export type PanelSectionProps = {
  title?: string;
  /** Contents beside the title, at the end of its line. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A part of a panel, set off by a line. */
export function PanelSection({ title, aside, children }: PanelSectionProps) {
  return (
    <div className="panel-section">
      {title === undefined ? null : (
        <div className="spread">
          <h3 className="panel-section-title">{title}</h3>
          {aside}
        </div>
      )}
      {children}
    </div>
  );
}
