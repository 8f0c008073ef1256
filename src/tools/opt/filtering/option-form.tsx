import { useState, type FormEvent } from 'react';
import { OPTION_FILTERS, type OptionFilterName } from '#machines/opt/filtering/filters.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { FILTER_TITLES, optionTitle } from './filter-texts.ts';
import './filter-form.css';

/** An option of any checkbox filter. */
export type FilterOption = string | boolean;

export type OptionFormProps = {
  readonly name: OptionFilterName;
  readonly checked: readonly FilterOption[];
  readonly onApply: (checked: readonly FilterOption[]) => void;
};

/** Which options of a checkbox filter let an object pass. */
export function OptionForm({ name, checked, onApply }: OptionFormProps) {
  const options: readonly FilterOption[] = OPTION_FILTERS[name];
  const [draft, setDraft] = useState(checked);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onApply(draft);
  };

  return (
    <form className="filter-form" onSubmit={submit} aria-label={FILTER_TITLES[name].long}>
      <h3>{FILTER_TITLES[name].long}</h3>
      {options.map((option) => (
        <Checkbox
          key={String(option)}
          isSelected={draft.includes(option)}
          onChange={(isOn) =>
            setDraft(options.filter((each) => (each === option ? isOn : draft.includes(each))))
          }
        >
          {optionTitle(name, option)}
        </Checkbox>
      ))}
      <div className="row">
        <Button size="small" onPress={() => setDraft(options)}>
          All
        </Button>
        <Button size="small" onPress={() => setDraft([])}>
          None
        </Button>
      </div>
      <Button type="submit" kind="primary">
        Apply
      </Button>
    </form>
  );
}
