import './select.css';
import '../overlays/popover.css';
import { ChevronDown } from 'lucide-react';
import {
  Button,
  ListBox,
  ListBoxItem,
  Popover,
  Select as AriaSelect,
  SelectValue,
} from 'react-aria-components';
import { FieldLabel } from './field.tsx';

export type SelectProps<Id extends string> = {
  label: string;
  isLabelHidden?: boolean;
  options: readonly { id: Id; title: string }[];
  /** Undefined while none of them is chosen. */
  value: Id | undefined;
  /** Shown in the box while none is chosen. */
  placeholder?: string;
  onChange: (id: Id) => void;
  isDisabled?: boolean;
};

/** One choice out of a list that opens on demand. */
export function Select<Id extends string>(props: SelectProps<Id>) {
  const { label, isLabelHidden = false, options, value, onChange } = props;
  return (
    <AriaSelect
      className="field"
      value={value ?? null}
      onChange={(key) => {
        const chosen = options.find((option) => option.id === key);
        if (chosen !== undefined) onChange(chosen.id);
      }}
      isDisabled={props.isDisabled ?? false}
      {...(props.placeholder === undefined ? {} : { placeholder: props.placeholder })}
      {...(isLabelHidden ? { 'aria-label': label } : {})}
    >
      {isLabelHidden ? null : <FieldLabel>{label}</FieldLabel>}
      <Button className="input select-button">
        <SelectValue className="select-value" />
        <ChevronDown className="icon" aria-hidden />
      </Button>
      <Popover className="popover" offset={4}>
        <ListBox className="option-list">
          {options.map((option) => (
            <ListBoxItem key={option.id} id={option.id} className="option" textValue={option.title}>
              {option.title}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
