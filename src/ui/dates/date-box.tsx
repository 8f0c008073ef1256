import './date-picker.css';
import '../overlays/popover.css';
import { CalendarDays } from 'lucide-react';
import { use, type FocusEvent, type KeyboardEvent } from 'react';
import {
  Button,
  DateFieldStateContext,
  DateInput,
  DateSegment,
  type DateSegmentProps,
  Dialog,
  Group,
  Popover,
} from 'react-aria-components';
import { Calendar, type CalendarBounds } from './calendar.tsx';
import { impossibleDay, type ImpossibleDay } from './impossible-day.ts';

type BoxProps = {
  /** Whether a typed text is not applied yet. */
  readonly hasDraft: boolean;
  /** The box is left with a day in it that does not exist. */
  readonly onImpossible: (day: ImpossibleDay) => void;
  /** Enter: what was typed is to be taken over. */
  readonly onTake: () => void;
  /** Escape, or the box is left with a part cleared: the date is to be restored. */
  readonly onRestore: () => void;
};

/** The box of a date picker, its parts one after the other, and the calendar that opens from it. */
export function DateBox({ first, last, ...box }: CalendarBounds & BoxProps) {
  return (
    <>
      <Group className="input">
        <DateInput className="date-input">{(segment) => <DatePart segment={segment} {...box} />}</DateInput>
        <Button className="button button-quiet button-small button-icon" aria-label="Open calendar">
          <CalendarDays className="icon" aria-hidden />
        </Button>
      </Group>
      <Popover className="popover" offset={4}>
        <Dialog className="popover-panel">
          <Calendar first={first} last={last} />
        </Dialog>
      </Popover>
    </>
  );
}

type Segment = DateSegmentProps['segment'];

function DatePart({
  segment,
  hasDraft,
  onImpossible,
  onTake,
  onRestore,
}: BoxProps & { readonly segment: Segment }) {
  const field = use(DateFieldStateContext);
  const parts = field?.segments ?? [];
  const isPartCleared = parts.some(({ isPlaceholder }) => isPlaceholder) && field?.value !== null;

  /** Before the picker makes another day of it, which it does once the focus has left. */
  const leave = (event: FocusEvent<HTMLElement>): void => {
    const box = event.currentTarget.closest('.date-input');
    if (event.relatedTarget instanceof Node && box?.contains(event.relatedTarget) === true) return;
    if (isPartCleared) restore();
    else reportImpossible();
  };

  const restore = (): void => {
    field?.setValue(null);
    onRestore();
  };

  const reportImpossible = (): void => {
    const impossible = impossibleDay(parts);
    if (impossible !== undefined) onImpossible(impossible);
  };

  const end = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && !isPartCleared) {
      reportImpossible();
      field?.confirmPlaceholder(); // else a time of day is made of its parts only once the focus has left
      onTake();
    }
    if (event.key !== 'Escape') return;
    if (!hasDraft && !isPartCleared && impossibleDay(parts) === undefined) return;
    event.stopPropagation();
    restore();
  };

  return (
    <span className="date-part" onBlurCapture={leave} onKeyDownCapture={end}>
      <DateSegment segment={{ ...segment, text: plainText(segment) }} className="date-segment" />
    </span>
  );
}

/** Day and time of day are separated by a blank alone, as dd/MM/yyyy HH:mm: no comma, no marks of direction. */
function plainText({ type, text }: Segment): string {
  return type === 'literal' ? text.replace(/[,\u2066\u2069]/g, '') : text;
}
