import type { TelescopeProfile } from '#contract/opt/telescope-profile.ts';
import { DEGREE } from '#engine/constants.ts';
import { fieldOfView } from '#engine/exposure/camera.ts';
import type { NightRow } from '#machines/opt/night-plan/night-table.ts';
import { cameraOf } from '#machines/planning/telescope-camera.ts';
import { sizeText } from '#parts/quantities/number-text.ts';
import { fieldText } from '#parts/telescope/telescope-words.ts';

const WIDTH = 260;
const HEIGHT = 170;
const MARGIN = 22;

type Props = {
  readonly telescope: TelescopeProfile;
  readonly row: NightRow;
  /** How long it is followed, hours. */
  readonly hours: number;
};

/** The chip on the sky, north up and east left: one sigma of the object's place, and its way during the slot. */
export function FieldPicture({ telescope, row, hours }: Props) {
  const { width, height } = fieldOfView(cameraOf(telescope));
  const turned = Math.abs(Math.sin(telescope.rotationDeg * DEGREE));
  const straight = Math.abs(Math.cos(telescope.rotationDeg * DEGREE));
  const across = width * straight + height * turned;
  const up = height * straight + width * turned;
  const scale = Math.min((WIDTH - 2 * MARGIN) / across, (HEIGHT - 2 * MARGIN) / up);
  const px = (arcsec: number) => (arcsec / 3600) * DEGREE * scale;
  const { ellipse, rate, direction } = row;
  const travel = px(rate * 60 * hours);
  const [dx, dy] = [-travel * Math.sin(direction * DEGREE), -travel * Math.cos(direction * DEGREE)];
  return (
    <figure className="plan-field">
      <svg viewBox={`${-WIDTH / 2} ${-HEIGHT / 2} ${WIDTH} ${HEIGHT}`} aria-hidden>
        <rect
          className="plan-field-chip"
          x={(-width * scale) / 2}
          y={(-height * scale) / 2}
          width={width * scale}
          height={height * scale}
          transform={`rotate(${-telescope.rotationDeg})`}
        />
        {ellipse === undefined ? null : (
          <ellipse
            className="plan-field-ellipse"
            data-curved={ellipse.isCurved}
            rx={Math.max(1, Math.min(WIDTH, px(ellipse.minor)))}
            ry={Math.max(1, Math.min(WIDTH, px(ellipse.major)))}
            transform={`rotate(${-ellipse.positionAngle})`}
          />
        )}
        <line className="plan-field-way" x2={dx} y2={dy} />
        <circle className="plan-field-place" r={2.5} />
        <text className="plan-label" y={-HEIGHT / 2 + 14} textAnchor="middle">
          N
        </text>
        <text className="plan-label" x={-WIDTH / 2 + 8} y={4} textAnchor="middle">
          E
        </text>
      </svg>
      <figcaption className="muted small">
        {`Field ${fieldText(telescope)}; ${
          ellipse === undefined
            ? 'the uncertainty of the place is not known'
            : `1σ ${sizeText(ellipse.major, 1)}″ × ${sizeText(ellipse.minor, 1)}″${ellipse.isCurved ? ', the extent of a curved region, which no ellipse holds' : ''}`
        }; the line is its way during the slot`}
      </figcaption>
    </figure>
  );
}
