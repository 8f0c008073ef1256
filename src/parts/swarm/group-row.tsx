import { hexColor } from '#contract/hex-color.ts';
import { OFFERED_COLORS } from '#parts/display-settings/offered-colors.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { ColorButton, type DrawnColor } from '#ui/fields/color-button.tsx';
import { InfoMark } from '#ui/content/info-mark.tsx';
import { countText, type GroupLine } from './group-lines.ts';

export type GroupRowProps = {
  line: Omit<GroupLine, 'value'>;
  /** Its colour as the scene draws it. */
  drawn: DrawnColor;
  onToggle: () => void;
  /** Undefined while the colour stays as it is. */
  onColor: ((hex: string) => void) | undefined;
  /** The user points at the group, or no longer. */
  onPoint: (isPointedAt: boolean) => void;
  /** An explanation, where the name alone is not clear. */
  hint?: string;
};

/** A group of the swarm: whether it is shown, in which colour, and how many there are. One that is pointed at is emphasised. */
export function GroupRow({ line, drawn, onToggle, onColor, onPoint, hint }: GroupRowProps) {
  const { label, isShown, color, count } = line;
  return (
    <li className="swarm-group" onPointerEnter={() => onPoint(true)} onPointerLeave={() => onPoint(false)}>
      <Checkbox isSelected={isShown} onChange={onToggle} onFocusChange={onPoint}>
        <span>{label}</span>
      </Checkbox>
      <ColorButton
        label={`Colour of ${label}`}
        value={color}
        drawn={drawn}
        read={hexColor}
        colors={OFFERED_COLORS}
        isDisabled={onColor === undefined}
        onChange={(hex) => onColor?.(hex)}
      />
      <span className="swarm-count muted figures">
        {hint === undefined ? null : <InfoMark label={`About ${label}`} text={hint} />}
        {countText(count)}
      </span>
    </li>
  );
}
