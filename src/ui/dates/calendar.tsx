import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  Button,
  Calendar as AriaCalendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarMonthPicker,
  CalendarYearPicker,
} from 'react-aria-components';

/** First and last day that can be chosen. */
export type CalendarBounds = { readonly first: InYear; readonly last: InYear };

type InYear = { readonly year: number };

/**
 * One month of days, with lists of the months and of every year that can be chosen. Takes its value and bounds from the
 * date picker around it; the bounds are given again for the number of years, of which it would list twenty.
 */
export function Calendar({ first, last }: CalendarBounds) {
  return (
    <AriaCalendar className="calendar">
      <header className="calendar-header">
        <Button slot="previous" className="button button-quiet button-icon">
          <ChevronLeft className="icon" aria-hidden />
        </Button>
        <CalendarMonthPicker>{(months) => <NativeList {...months} />}</CalendarMonthPicker>
        <CalendarYearPicker visibleYears={last.year - first.year + 1}>
          {(years) => <NativeList {...years} />}
        </CalendarYearPicker>
        <Button slot="next" className="button button-quiet button-icon">
          <ChevronRight className="icon" aria-hidden />
        </Button>
      </header>
      <CalendarGrid>
        <CalendarGridHeader>{(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}</CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} className="calendar-day" />}</CalendarGridBody>
      </CalendarGrid>
    </AriaCalendar>
  );
}

type NativeListProps = {
  'aria-label': string;
  value: string | number;
  onChange: (key: string | number | null) => void;
  items: readonly { id: number; formatted: string }[];
};

function NativeList({ 'aria-label': label, value, onChange, items }: NativeListProps) {
  return (
    <select
      aria-label={label}
      className="calendar-list"
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {items.map((item) => (
        <option key={item.id} value={item.id}>
          {item.formatted}
        </option>
      ))}
    </select>
  );
}
