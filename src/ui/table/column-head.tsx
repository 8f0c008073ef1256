import './column-head.css';
import { Button } from 'react-aria-components';
import { Tooltip } from '../buttons/tooltip.tsx';

/** Title of a column that explains itself on hover and on keyboard focus. */
export function ColumnHead({ title, text }: { title: string; text: string }) {
  return (
    <Tooltip text={text} side="bottom">
      <Button className="column-head">{title}</Button>
    </Tooltip>
  );
}
