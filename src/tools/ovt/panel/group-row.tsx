import { OFFERED_COLORS } from '#parts/display-settings/offered-colors.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { ColorButton } from '#ui/color-button.tsx';
import { countText, type GroupLine } from './group-lines.ts';

export type GroupRowProps = {
  line: Omit<GroupLine, 'value'>;
  onToggle: () => void;
  /** Undefined while the colour stays as it is. */
  onColor: ((hex: string) => void) | undefined;
};

/** A group of small objects: whether it is shown, in which colour, and how many there are. */
export function GroupRow({ line: { label, isShown, color, count }, onToggle, onColor }: GroupRowProps) {
  return (
    <li className="small-objects-group">
      <Checkbox isSelected={isShown} onChange={onToggle}>
        <span>{label}</span>
      </Checkbox>
      <ColorButton
        label={`Colour of ${label}`}
        value={color}
        colors={OFFERED_COLORS}
        isDisabled={onColor === undefined}
        onChange={(hex) => onColor?.(hex)}
      />
      <span className="muted figures">{countText(count)}</span>
    </li>
  );
}
