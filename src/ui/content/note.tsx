import type { ReactNode } from 'react';
import { CircleCheck, CircleX, Info, TriangleAlert } from 'lucide-react';
import './note.css';
import { classNames } from '../class-names.ts';
import '../overlays/dialog.css';

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

export type Status = 'success' | 'info' | 'warning' | 'error';

const ICONS = { success: CircleCheck, info: Info, warning: TriangleAlert, error: CircleX };

/** The shape and colour of a status; its words are beside it. */
export function StatusIcon({ status }: { status: Status }) {
  const Icon = ICONS[status];
  return <Icon className={`status-icon status-${status}`} aria-hidden />;
}
