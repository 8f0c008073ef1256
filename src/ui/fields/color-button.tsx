import { Radio, RadioGroup } from 'react-aria-components';
import './color.css';
import { Button } from '../buttons/button.tsx';
import { ColorField, type ReadColor } from './color-field.tsx';
import { Popover } from '../overlays/popover.tsx';

/** A colour as it is drawn, and what it is drawn before: six hexadecimal digits each, without '#'. */
export type DrawnColor = {
  readonly color: string;
  readonly background: string;
  /** The mark that represents it where colours are not seen: `ring`, for example; see `color.css`. */
  readonly mark?: string;
};

export type ColorButtonProps = {
  /** The name of the colour, e.g. 'Colour of Apollo'. */
  label: string;
  /** Six hexadecimal digits without '#'. */
  value: string;
  /** Where it is drawn otherwise. */
  drawn?: DrawnColor;
  read: ReadColor;
  onChange: (hex: string) => void;
  /** Offered beside free input. */
  colors: readonly NamedColor[];
  isDisabled?: boolean;
};

/** A dot of the present colour that opens a choice of others. */
export function ColorButton({
  label,
  value,
  drawn,
  read,
  onChange,
  colors,
  isDisabled = false,
}: ColorButtonProps) {
  return (
    <Popover
      label={label}
      trigger={
        <Button kind="quiet" size="small" className="button-icon" aria-label={label} isDisabled={isDisabled}>
          <Dot value={value} drawn={drawn} />
        </Button>
      }
    >
      <ColorSwatches label={label} colors={colors} value={value} onChange={onChange} />
      <ColorField label="Hexadecimal digits" value={value} read={read} onCommit={onChange} />
    </Popover>
  );
}

/** On the background on which it is drawn a colour can be distinguished from others, whatever that of the panel. */
function Dot({ value, drawn }: { value: string; drawn: DrawnColor | undefined }) {
  const dot = (
    <span
      className="color-dot"
      data-mark={drawn?.mark}
      style={{ backgroundColor: `#${drawn?.color ?? value}` }}
    />
  );
  if (drawn === undefined) return dot;
  return (
    <span className="color-ground" style={{ backgroundColor: `#${drawn.background}` }}>
      {dot}
    </span>
  );
}

/** A colour that is offered: six hexadecimal digits without '#', and its name. */
export type NamedColor = { readonly hex: string; readonly name: string };

type ColorSwatchesProps = {
  label: string;
  colors: readonly NamedColor[];
  /** Six hexadecimal digits without '#'; it need not be among the offered ones. */
  value: string;
  onChange: (hex: string) => void;
};

/** A few colours of which one is chosen; arrow keys move the choice. */
function ColorSwatches({ label, colors, value, onChange }: ColorSwatchesProps) {
  return (
    <RadioGroup
      aria-label={label}
      className="color-swatches"
      orientation="horizontal"
      value={value}
      onChange={onChange}
    >
      {colors.map(({ hex, name }) => (
        <Radio key={hex} value={hex} className="color-swatch" aria-label={name}>
          <span style={{ backgroundColor: `#${hex}` }} />
        </Radio>
      ))}
    </RadioGroup>
  );
}
