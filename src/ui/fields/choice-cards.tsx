import './choice-cards.css';
import { Radio, RadioGroup } from 'react-aria-components';

export type ChoiceCardsProps<Id extends string> = {
  label: string;
  options: readonly { id: Id; title: string; explanation: string }[];
  /** None is chosen while it is undefined. */
  value: Id | undefined;
  onChange: (id: Id) => void;
  /** Side by side on a phone, too. */
  isCompact?: boolean;
};

/** A radio group whose options are cards with a line of explanation each. */
export function ChoiceCards<Id extends string>(props: ChoiceCardsProps<Id>) {
  const { label, options, value, onChange, isCompact = false } = props;
  return (
    <RadioGroup
      aria-label={label}
      className="choice-cards"
      data-compact={isCompact || undefined}
      value={value ?? null}
      onChange={(chosen) => {
        const option = options.find((candidate) => candidate.id === chosen);
        if (option !== undefined) onChange(option.id);
      }}
    >
      {options.map((option) => (
        <Radio key={option.id} value={option.id} className="choice-card">
          <span className="choice-card-mark" aria-hidden />
          <span>{option.title}</span>
          <span className="choice-card-explanation">{option.explanation}</span>
        </Radio>
      ))}
    </RadioGroup>
  );
}
