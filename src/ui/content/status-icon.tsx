import '../overlays/dialog.css';
import { CircleCheck, CircleX, Info, TriangleAlert } from 'lucide-react';

export type Status = 'success' | 'info' | 'warning' | 'error';

const ICONS = { success: CircleCheck, info: Info, warning: TriangleAlert, error: CircleX };

/** The shape and colour of a status; its words are beside it. */
export function StatusIcon({ status }: { status: Status }) {
  const Icon = ICONS[status];
  return <Icon className={`status-icon status-${status}`} aria-hidden />;
}
