import './stat.css';

export type StatProps = { value: string; total?: string; label: string };

/** One large figure with its meaning below: '12' 'selected', '180 of 10 000' 'data points'. */
export function Stat({ value, total, label }: StatProps) {
  return (
    <div className="stat">
      <span className="stat-value">
        {value}
        {total === undefined ? null : <small>{` of ${total}`}</small>}
      </span>
      <span className="stat-label">{label}</span>
    </div>
  );
}
