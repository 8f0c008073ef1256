import './note.css';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { StatusIcon, type Status } from './status-icon.tsx';

export type NoteProps = { status?: Status; children: ReactNode };

/** A remark that stays on the page beside what it is about. */
export function Note({ status = 'info', children }: NoteProps) {
  return (
    <div className={classNames('note', `note-${status}`)} role={status === 'error' ? 'alert' : 'note'}>
      <StatusIcon status={status} />
      <div>{children}</div>
    </div>
  );
}
