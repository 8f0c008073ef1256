import './skeleton.css';

const ROWS = 8;

/** What is there at once in the place of something that is still to come: bare rows, which a screen reader announces as loading. */
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
