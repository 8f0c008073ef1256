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
import { FIRST_DAY, LAST_DAY } from './day-range.ts';

const YEARS_LISTED = Number(LAST_DAY.slice(0, 4)) - Number(FIRST_DAY.slice(0, 4)) + 1;

/** One month of days, with lists of months and years. Takes its value and bounds from the date picker around it. */
export function Calendar() {
  return (
    <AriaCalendar className="calendar">
      <header className="calendar-header">
        <Button slot="previous" className="button button-quiet button-icon">
          <ChevronLeft className="icon" aria-hidden />
        </Button>
        <CalendarMonthPicker>{(months) => <NativeList {...months} />}</CalendarMonthPicker>
        <CalendarYearPicker visibleYears={YEARS_LISTED}>
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
