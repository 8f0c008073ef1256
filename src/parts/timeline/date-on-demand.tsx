import { CalendarDays } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Arriving } from '../arriving.tsx';

/** Which date of a timeline was pressed to be changed; undefined while all are words. */
export type OpenField = 'current' | 'start' | 'end' | undefined;

export type OpenFieldProps = {
  readonly openField: OpenField;
  readonly onOpen: (field: OpenField) => void;
};

export type DateOnDemandProps = {
  label: string;
  /** The date in words. */
  text: string;
  isDisabled: boolean;
  /** Whether the field is open; it takes the focus. */
  isField: boolean;
  onOpen: () => void;
  /** The field. */
  children: ReactNode;
};

/** A date in words that becomes a field when it is pressed: calendars are heavy, and fetched only then. */
export function DateOnDemand(props: DateOnDemandProps) {
  const { label, text, isDisabled, isField, onOpen, children } = props;
  const words = (
    <Button
      className="timeline-date"
      aria-label={`${label}: ${text}. Press to change`}
      isDisabled={isDisabled}
      onPress={onOpen}
    >
      {text}
      <CalendarDays className="icon" aria-hidden />
    </Button>
  );
  if (!isField) return words;
  return (
    <Arriving fallback={words}>
      <Field>{children}</Field>
    </Arriving>
  );
}

function Field({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus();
  }, []);
  return (
    <div ref={box} className="timeline-field">
      {children}
    </div>
  );
}
