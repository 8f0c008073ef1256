import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { DEGREE } from '#engine/constants.ts';
import { cameraField, eyepieceField } from '#machines/scd/instruments.ts';
import type { ScdWorkflows } from '#machines/scd/scd-context.ts';
import { telescopeInUse } from '#machines/planning/telescopes.ts';
import { fixedText } from '#parts/quantities/number-text.ts';
import { fieldText } from '#parts/telescope/telescope-words.ts';
import type { SkyInstrument } from '#render/painters/sky/instruments.ts';
import { objectNow } from './object-now.ts';

type Workflows = Pick<ScdWorkflows, 'telescopes' | 'instruments' | 'traces' | 'chart'>;

/**
 * The fields of camera and eyepiece as the user set them.
 *
 * @param middle of the chart: what they are drawn around where that is set, or while there is no path.
 */
export function instrumentsOnSky(workflows: Workflows, middle: Vector3): readonly SkyInstrument[] {
  const instruments = workflows.instruments.getSnapshot().context;
  const telescope = telescopeInUse(workflows.telescopes.getSnapshot().context);
  const centre = (instruments.centre === 'object' ? objectNow(workflows) : undefined) ?? middle;
  const eyepiece = eyepieceField(instruments.eyepiece, telescope);
  return [
    ...(telescope === undefined || !instruments.camera
      ? []
      : [
          {
            shape: 'rectangle',
            name: `${telescope.name}, ${fieldText(telescope)}`,
            centre,
            ...cameraField(telescope, instruments),
          } as const,
        ]),
    ...(eyepiece === undefined
      ? []
      : [
          { shape: 'circle', name: `Eyepiece, ${circleText(eyepiece)}`, centre, diameter: eyepiece } as const,
        ]),
  ];
}

/** A true field in the unit that it deserves. @param angle rad. */
export function circleText(angle: number): string {
  const degrees = angle / DEGREE;
  if (degrees >= 1) return `${fixedText(degrees, 1)} deg`;
  return `${fixedText(60 * degrees, degrees < 1 / 6 ? 1 : 0)} arcmin`;
}
