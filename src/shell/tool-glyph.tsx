import './tool-glyph.css';
import type { ReactNode } from 'react';
import type { ToolId } from '#parts/routes.ts';

/** A thumbnail of a tool's picture; decoration only. */
export function ToolGlyph({ tool }: { tool: ToolId }) {
  return (
    <svg className="tool-glyph" viewBox="0 0 112 56" preserveAspectRatio="xMidYMid slice" aria-hidden>
      {PICTURES[tool]}
    </svg>
  );
}

/** Height of each half hour's bar over a night, px: a body that rises, culminates and sets. */
const NIGHT_BARS = [2, 7, 13, 19, 25, 30, 34, 37, 40, 41, 42, 41, 40, 37, 34, 30, 25, 19, 13, 7, 2];

/** Chart stars: x, y and radius, px. */
const STARS = [
  [52, 22, 0.7],
  [23, 36, 0.9],
  [80, 12, 1.3],
  [29, 9, 1.8],
  [95, 50, 0.7],
  [10, 22, 1.3],
  [104, 6, 1.8],
  [56, 47, 1.3],
  [99, 28, 1.6],
  [33, 43, 0.9],
  [67, 37, 0.7],
  [43, 14, 0.7],
  [76, 46, 1.1],
  [6, 48, 0.8],
] as const;

const PICTURES: Readonly<Record<ToolId, ReactNode>> = {
  opt: (
    <>
      <path className="glyph-day" d="M0 0h26v56H0zM88 0h24v56H88z" />
      {NIGHT_BARS.map((height, index) => (
        <rect
          key={index}
          className={`glyph-altitude-${Math.ceil(height / 6)}`}
          x={5 + 5 * index}
          y={50 - height}
          width="4"
          height={height}
        />
      ))}
    </>
  ),
  scd: (
    <>
      <path className="glyph-grid" d="M0 38Q56 18 112 30M0 58Q56 38 112 50" />
      {STARS.map(([x, y, radius]) => (
        <circle key={`${x} ${y}`} className="glyph-star" cx={x} cy={y} r={radius} />
      ))}
      <path className="glyph-track glyph-dotted" d="M14 44Q50 30 96 14" />
    </>
  ),
  ovt: (
    <>
      <g className="glyph-line">
        <ellipse cx="56" cy="28" rx="16" ry="7" />
        <ellipse cx="56" cy="28" rx="28" ry="13" />
        <ellipse cx="56" cy="28" rx="44" ry="20" />
      </g>
      <ellipse className="glyph-orbit" cx="62" cy="27" rx="34" ry="10" transform="rotate(-14 62 27)" />
      <circle className="glyph-sun" cx="56" cy="28" r="2.5" />
    </>
  ),
  fvt: (
    <>
      <circle className="glyph-planet" cx="50" cy="30" r="9" />
      <ellipse className="glyph-line" cx="50" cy="30" rx="40" ry="16" />
      <path className="glyph-track" d="M6 6Q52 10 104 52" />
    </>
  ),
  sovt: (
    <>
      <circle className="glyph-line" cx="56" cy="28" r="3" />
      <path className="glyph-line" d="M92 28C92 48 20 54 20 28S74 6 76 26 40 40 40 28 60 16 66 24" />
    </>
  ),
};
