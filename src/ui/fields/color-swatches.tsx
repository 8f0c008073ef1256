import './color.css';
import { Radio, RadioGroup } from 'react-aria-components';

/** A colour that is offered: six hexadecimal digits without '#', and its name. */
export type NamedColor = { readonly hex: string; readonly name: string };

export type ColorSwatchesProps = {
  label: string;
  colors: readonly NamedColor[];
  /** Six hexadecimal digits without '#'; it need not be among the offered ones. */
  value: string;
  onChange: (hex: string) => void;
  isDisabled?: boolean;
};

/** A few colours of which one is chosen; arrow keys move the choice. */
export function ColorSwatches({ label, colors, value, onChange, isDisabled = false }: ColorSwatchesProps) {
  return (
    <RadioGroup
      aria-label={label}
      className="color-swatches"
      orientation="horizontal"
      value={value}
      onChange={onChange}
      isDisabled={isDisabled}
    >
      {colors.map(({ hex, name }) => (
        <Radio key={hex} value={hex} className="color-swatch" aria-label={name}>
          <span style={{ backgroundColor: `#${hex}` }} />
        </Radio>
      ))}
    </RadioGroup>
  );
}
