import './badge.css';

type Props = {
  text: string;
  tone?: 'normal' | 'attention';
  /** The meaning in a sentence, where the text alone is too short to be understood. */
  meaning?: string;
};

/** A word in a small frame that says what something is. */
export function Badge({ text, tone = 'normal', meaning }: Props) {
  if (meaning === undefined) return <span className={`badge badge-${tone}`}>{text}</span>;
  return (
    <span className={`badge badge-${tone}`} title={meaning}>
      <span aria-hidden>{text}</span>
      <span className="visually-hidden">{`, ${meaning}`}</span>
    </span>
  );
}
