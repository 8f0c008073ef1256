import './chip.css';
import { X } from 'lucide-react';
import { Button } from 'react-aria-components';
import { classNames } from '../class-names.ts';

export type ChipProps = {
  text: string;
  /** Draws the × button. */
  onRemove?: () => void;
  /** Tinted: the chip is in force, e.g. an active filter. */
  isActive?: boolean;
};

/** A short removable thing among others: a chosen object, an active filter. */
export function Chip({ text, onRemove, isActive = false }: ChipProps) {
  return (
    <span className={classNames('chip', isActive && 'chip-active')}>
      <span className="designation">{text}</span>
      {onRemove === undefined ? null : (
        <Button className="chip-remove" aria-label={`Remove ${text}`} onPress={onRemove}>
          <X className="icon" aria-hidden />
        </Button>
      )}
    </span>
  );
}
