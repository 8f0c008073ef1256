import { Search, X } from 'lucide-react';
import { Button, Input, SearchField as AriaSearchField, type SearchFieldProps } from 'react-aria-components';

type Props = Omit<SearchFieldProps, 'className' | 'style' | 'children'> & {
  label: string;
  placeholder?: string;
};

/** A phrase to look for, with a button that empties it. Debouncing belongs to the owner. */
export function SearchField({ label, placeholder = '', ...rest }: Props) {
  return (
    <AriaSearchField {...rest} className="field" aria-label={label}>
      {({ isEmpty }) => (
        <>
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
