import './skeleton.css';

const ROWS = 8;

/** A placeholder for something that is still loading: bare rows, which a screen reader announces as such. */
export function Skeleton({ rows = ROWS }: { readonly rows?: number }) {
  return (
    <div className="skeleton">
      <output className="visually-hidden">Loading</output>
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} className="skeleton-row" aria-hidden />
      ))}
    </div>
  );
}
