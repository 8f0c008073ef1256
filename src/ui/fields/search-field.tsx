import { Search, X } from 'lucide-react';
import { Button, Input, SearchField as AriaSearchField, type SearchFieldProps } from 'react-aria-components';
import { FieldLabel } from './field.tsx';

type Props = Omit<SearchFieldProps, 'className' | 'style' | 'children'> & {
  label: string;
  isLabelHidden?: boolean;
  placeholder?: string;
};

/** A phrase to look for, with a button that empties it. Debouncing belongs to the owner. */
export function SearchField({ label, isLabelHidden = true, placeholder = '', ...rest }: Props) {
  return (
    <AriaSearchField {...rest} className="field" {...(isLabelHidden ? { 'aria-label': label } : {})}>
      {({ isEmpty }) => (
        <>
          {isLabelHidden ? null : <FieldLabel>{label}</FieldLabel>}
          <div className="input">
            <Search className="icon" aria-hidden />
            <Input placeholder={placeholder} />
            {isEmpty ? null : (
              <Button className="button button-quiet button-small button-icon" aria-label="Clear search">
                <X className="icon" aria-hidden />
              </Button>
            )}
          </div>
        </>
      )}
    </AriaSearchField>
  );
}
