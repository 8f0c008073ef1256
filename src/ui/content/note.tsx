import './note.css';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { StatusIcon, type Status } from './status-icon.tsx';

export type NoteProps = { status?: Status; children: ReactNode };

const ROLES: Readonly<Record<Status, 'alert' | 'note' | 'status'>> = {
  info: 'note',
  success: 'status',
  warning: 'status',
  error: 'alert',
};

/** A remark that stays on the page beside what it is about; one that is more than advice is read out when it comes. */
export function Note({ status = 'info', children }: NoteProps) {
  return (
    <div className={classNames('note', `note-${status}`)} role={ROLES[status]}>
      <StatusIcon status={status} />
      <div>{children}</div>
    </div>
  );
}
