import './date-picker.css';
import './popover.css';
import { CalendarDays } from 'lucide-react';
import {
  Button,
  DateInput,
  DateSegment,
  type DateSegmentProps,
  Dialog,
  Group,
  Popover,
} from 'react-aria-components';
import { Calendar, type CalendarBounds } from './calendar.tsx';

/** The box of a date picker, its parts one after the other, and the calendar that opens from it. */
export function DateBox(bounds: CalendarBounds) {
  return (
    <>
      <Group className="input">
        <DateInput className="date-input">
          {(segment) => (
            <DateSegment segment={{ ...segment, text: plainText(segment) }} className="date-segment" />
          )}
        </DateInput>
        <Button className="button button-quiet button-small button-icon" aria-label="Open calendar">
          <CalendarDays className="icon" aria-hidden />
        </Button>
      </Group>
      <Popover className="popover" offset={4}>
        <Dialog className="popover-panel">
          <Calendar {...bounds} />
        </Dialog>
      </Popover>
    </>
  );
}

/** Day and time of day stand apart by a blank alone, as dd/MM/yyyy HH:mm: no comma, no marks of direction. */
function plainText({ type, text }: DateSegmentProps['segment']): string {
  return type === 'literal' ? text.replace(/[,\u2066\u2069]/g, '') : text;
}
