import './user-defined-list.css';
import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { UserDefinedObjectRequest } from '#machines/objects/user-defined-objects.ts';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { useScrolledTo } from '#ui/table/scrolled-to.ts';

/** A user-defined object as a tool lists it. */
export type UserDefinedRow = {
  readonly designator: string;
  readonly title: string;
  readonly isSelected?: boolean;
  /** Its name, and what else precedes the buttons. */
  readonly name: ReactNode;
  /** Elements after the buttons. */
  readonly controls?: ReactNode;
};

export type UserDefinedListProps = {
  rows: readonly UserDefinedRow[];
  onRequest: (request: UserDefinedObjectRequest) => void;
};

/** User-defined objects with buttons to change and delete each. A renamed object keeps its row, so its button keeps the focus. */
export function UserDefinedList({ rows, onRequest }: UserDefinedListProps) {
  if (rows.length === 0) return null;
  return (
    <ul className="user-defined" aria-label="User-defined objects">
      {rows.map((row, place) => (
        <Row key={place} row={row} onRequest={onRequest} />
      ))}
    </ul>
  );
}

function Row({ row, onRequest }: Pick<UserDefinedListProps, 'onRequest'> & { row: UserDefinedRow }) {
  const { designator, title, isSelected = false, name, controls } = row;
  const item = useScrolledTo<HTMLLIElement>(isSelected);
  return (
    <li ref={item} className={classNames(isSelected && 'user-defined-selected')}>
      {name}
      <IconButton
        label={`Edit ${title}`}
        size="small"
        icon={<Pencil className="icon" aria-hidden />}
        onPress={() => onRequest({ type: 'redefinition.requested', designator })}
      />
      <IconButton
        label={`Delete ${title}`}
        size="small"
        icon={<Trash2 className="icon" aria-hidden />}
        onPress={() => onRequest({ type: 'deletion.requested', designator })}
      />
      {controls}
    </li>
  );
}
