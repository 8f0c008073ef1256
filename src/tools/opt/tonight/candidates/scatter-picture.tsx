import type { CandidateScatter } from '#contract/opt/candidates.ts';
import type { TelescopeProfile } from '#contract/opt/telescope-profile.ts';
import { ARCSECOND } from '#engine/constants.ts';
import { fieldOfView } from '#engine/exposure/camera.ts';
import { cameraOf } from '#machines/planning/telescope-camera.ts';
import { roundedAngleText } from '#parts/quantities/angle-text.ts';
import { fieldText } from '#parts/telescope/telescope-words.ts';

const SIZE = 260;
const MARGIN = 20;

/** Least half width of the picture, arcsec, so that a place that is well known is a point in it. */
const LEAST_REACH = 30;

type Props = { readonly scatter: CandidateScatter; readonly telescope: TelescopeProfile | undefined };

/** Places of the variants about the nominal one, north up and east left, with one sigma and the field of the telescope. */
export function ScatterPicture({ scatter: { places, ellipse, designation }, telescope }: Props) {
  const reach = Math.max(LEAST_REACH, ...places.map(([east, north]) => Math.hypot(east, north)));
  const scale = (SIZE / 2 - MARGIN) / reach;
  const field = telescope && fieldOfView(cameraOf(telescope));
  const [width, height] = field
    ? [(field.width / ARCSECOND) * scale, (field.height / ARCSECOND) * scale]
    : [0, 0];
  return (
    <figure className="candidate-scatter">
      <svg viewBox={`${-SIZE / 2} ${-SIZE / 2} ${SIZE} ${SIZE}`} aria-hidden>
        {telescope === undefined ? null : (
          <rect
            className="candidate-scatter-field"
            x={-width / 2}
            y={-height / 2}
            width={width}
            height={height}
            transform={`rotate(${-telescope.rotationDeg})`}
          />
        )}
        {places.map(([east, north], index) => (
          <circle
            key={index}
            className="candidate-scatter-variant"
            cx={-east * scale}
            cy={-north * scale}
            r={2}
          />
        ))}
        <ellipse
          className="candidate-scatter-ellipse"
          rx={Math.max(1, ellipse.minor * scale)}
          ry={Math.max(1, ellipse.major * scale)}
          transform={`rotate(${-ellipse.positionAngle})`}
        />
        <path className="candidate-scatter-nominal" d="M-6 0H6M0 -6V6" />
        <text y={-SIZE / 2 + 13} textAnchor="middle">
          N
        </text>
        <text x={-SIZE / 2 + 7} y={4} textAnchor="middle">
          E
        </text>
      </svg>
      <figcaption className="muted small">
        {`${places.length} places of ${designation}, the farthest ${roundedAngleText(reach)} from the cross; dashed is 1σ${
          telescope === undefined ? '' : `, the frame your field, ${fieldText(telescope)}`
        }`}
      </figcaption>
    </figure>
  );
}
