import './badge.css';

/** A word in a small frame that says what something is. */
export function Badge({ text, tone = 'normal' }: { text: string; tone?: 'normal' | 'attention' }) {
  return <span className={`badge badge-${tone}`}>{text}</span>;
}
