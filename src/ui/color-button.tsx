import './color.css';
import { Button } from './button.tsx';
import { ColorField, type ReadColor } from './color-field.tsx';
import { ColorSwatches, type NamedColor } from './color-swatches.tsx';
import { Popover } from './popover.tsx';

export type ColorButtonProps = {
  /** What the colour is of, e.g. 'Colour of Apollo'. */
  label: string;
  /** Six hexadecimal digits without '#'. */
  value: string;
  /** As it is drawn, where that is another one. */
  drawn?: string;
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
  drawn = value,
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
          <span className="color-dot" style={{ backgroundColor: `#${drawn}` }} />
        </Button>
      }
    >
      <ColorSwatches label={label} colors={colors} value={value} onChange={onChange} />
      <ColorField label="Hexadecimal digits" value={value} read={read} onCommit={onChange} />
    </Popover>
  );
}
