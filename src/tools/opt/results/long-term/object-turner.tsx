import { ChevronLeft, ChevronRight } from 'lucide-react';
import { memo } from 'react';
import type { ObjectTable } from '#contract/opt/calculation.ts';
import { sourceText } from '#parts/quantities/cell-text.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { OutsideLink } from '#ui/buttons/outside-link.tsx';
import { archiveOf } from '../../archive-link.ts';
import { RowProvenance } from '../ephemerides/row-provenance.tsx';

type Props = {
  readonly objects: readonly ObjectTable[];
  /** Index of the one whose chart is shown. */
  readonly place: number;
  readonly onTurn: (by: -1 | 1) => void;
};

/** On a phone, where there is no room for the list: the objects one by one, as by swiping. */
export const ObjectTurner = memo(function ObjectTurner({ objects, place, onTurn }: Props) {
  const object = objects[place];
  const archive = object && archiveOf(object);
  return (
    <div className="long-term-turn phone-only">
      <IconButton
        label="Previous object"
        icon={<ChevronLeft className="icon" aria-hidden />}
        unavailable={place === 0 ? 'This is the first object' : undefined}
        onPress={() => onTurn(-1)}
      />
      <span className="row small">
        <span className="figures">{`${place + 1} of ${objects.length}`}</span>
        <span className="muted">{sourceText(object?.database)}</span>
        {archive === undefined ? null : <OutsideLink href={archive}>Previous observations</OutsideLink>}
        {object === undefined ? null : <RowProvenance object={object} />}
      </span>
      <IconButton
        label="Next object"
        icon={<ChevronRight className="icon" aria-hidden />}
        unavailable={place === objects.length - 1 ? 'This is the last object' : undefined}
        onPress={() => onTurn(1)}
      />
    </div>
  );
});
