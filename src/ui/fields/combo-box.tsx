import '../overlays/popover.css';
import { ChevronDown, Search } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { Button, ComboBox as AriaComboBox, Input, ListBox, ListBoxItem } from 'react-aria-components';
import { FieldLabel, FieldNotes } from './field.tsx';
import { OffersPopover } from '../overlays/offers-popover.tsx';

export type ComboBoxItem = { id: string; text: string; detail?: string };

export type ComboBoxProps = {
  label: string;
  isLabelHidden?: boolean;
  placeholder?: string;
  /** The text in the box. */
  text: string;
  onTextChange: (text: string) => void;
  /** Offers for that text, already found and ranked by the owner. */
  items: readonly ComboBoxItem[];
  onChoose: (id: string) => void;
  /** Escape was pressed, or the box left without a choice: the owner restores the former text. */
  onRestore?: () => void;
  /** There are offers before anything is typed. */
  isOpenedByFocus?: boolean;
  /** Said in the open list while it has no items, e.g. 'Searching…'; nothing closes the list, as after a choice. */
  emptyText: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  /** Most characters that can be typed. */
  maxLength?: number;
  isReadOnly?: boolean;
  isDisabled?: boolean;
  aside?: ReactNode;
};

/**
 * A text box that offers what was found for the text typed so far; the text itself may stay free. Its text is selected when
 * it is entered and after a choice, so that typing replaces it.
 */
export function ComboBox(props: ComboBoxProps) {
  const { label, isLabelHidden = false, placeholder = '', emptyText, error, hint, onRestore } = props;
  const isEntered = useRef(false);
  const input = useRef<HTMLInputElement>(null);
  const selectLater = () => setTimeout(() => input.current?.select()); // once the new text is rendered
  return (
    <AriaComboBox
      className="field"
      items={props.items}
      inputValue={props.text}
      onInputChange={props.onTextChange}
      value={null}
      onChange={(key) => {
        if (key === null) return;
        props.onChoose(String(key));
        selectLater();
      }}
      allowsCustomValue
      allowsEmptyCollection={emptyText !== undefined}
      menuTrigger={props.isOpenedByFocus === true ? 'focus' : 'input'}
      onBlur={() => onRestore?.()}
      isInvalid={error !== undefined}
      isReadOnly={props.isReadOnly ?? false}
      isDisabled={props.isDisabled ?? false}
      {...(isLabelHidden ? { 'aria-label': label } : {})}
    >
      {isLabelHidden ? null : <FieldLabel aside={props.aside}>{label}</FieldLabel>}
      <div className="input">
        <Search className="icon" aria-hidden />
        <Input
          ref={input}
          onFocus={(event) => {
            isEntered.current = true;
            event.currentTarget.select();
          }}
          onPointerUp={(event) => {
            if (isEntered.current) event.currentTarget.select(); // the press that focused the field has placed a caret in it
            isEntered.current = false;
          }}
          onKeyDownCapture={(event) => {
            isEntered.current = false;
            if (event.key !== 'Escape' || onRestore === undefined) return;
            onRestore();
            selectLater();
          }}
          placeholder={placeholder}
          {...(props.maxLength === undefined ? {} : { maxLength: props.maxLength })}
        />
        <Button
          className="button button-quiet button-small button-icon"
          aria-label={`Show suggestions, ${label}`}
        >
          <ChevronDown className="icon" aria-hidden />
        </Button>
      </div>
      <FieldNotes hint={hint} error={error} />
      <OffersPopover className="popover combo-box-popover" field={input}>
        <output className="option-empty">{props.items.length === 0 ? emptyText : null}</output>
        <ListBox<ComboBoxItem> className="option-list">
          {(item) => (
            <ListBoxItem className="option" id={item.id} textValue={item.text}>
              <span>{item.text}</span>
              {item.detail === undefined ? null : <span className="option-detail">{item.detail}</span>}
            </ListBoxItem>
          )}
        </ListBox>
      </OffersPopover>
    </AriaComboBox>
  );
}
