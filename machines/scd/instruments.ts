import { type ActorRefFrom, assign, setup } from 'xstate';
import {
  type ChartInstruments,
  EYEPIECE_RANGES,
  type EyepieceKind,
  type EyepieceNumber,
  type InstrumentCentre,
} from '#contract/scd/chart-instruments.ts';
import type { TelescopeProfile } from '#contract/opt/telescope-profile.ts';
import { modulo } from '#engine/modulo.ts';
import { DEGREE } from '#engine/constants.ts';
import { fieldOfView } from '#engine/exposure/camera.ts';
import { cameraOf } from '../planning/telescope-camera.ts';

export type InstrumentsEvent =
  | { readonly type: 'camera.switched'; readonly isOn: boolean }
  /** Position angle, degrees; any turn. */
  | { readonly type: 'camera.turned'; readonly telescope: string; readonly angleDeg: number }
  | { readonly type: 'eyepiece.chosen'; readonly kind: EyepieceKind }
  | { readonly type: 'eyepiece.typed'; readonly name: EyepieceNumber; readonly value: number }
  | { readonly type: 'centre.chosen'; readonly centre: InstrumentCentre }
  /** What a state brings; one without any is as at first. */
  | { readonly type: 'instruments.loaded'; readonly saved: ChartInstruments | undefined };

/** The camera of a telescope in use is drawn; the numbers are those of a common eyepiece. */
const AT_FIRST: ChartInstruments = {
  camera: true,
  eyepiece: { kind: 'none', fieldDeg: 1, focalLengthMm: 25, apparentFieldDeg: 60 },
  centre: 'object',
};

/** Which fields of instruments are drawn on a chart, how they are turned and around what. */
export const instrumentsMachine = setup({
  types: { context: {} as ChartInstruments, events: {} as InstrumentsEvent },
  guards: { isNumber: (_, value: number) => Number.isFinite(value) },
}).createMachine({
  id: 'instruments',
  context: AT_FIRST,
  on: {
    'camera.switched': { actions: assign({ camera: ({ event }) => event.isOn }) },
    'camera.turned': {
      guard: { type: 'isNumber', params: ({ event }) => event.angleDeg },
      actions: assign({
        turned: ({ event: { telescope, angleDeg } }) => ({ telescope, angleDeg: modulo(angleDeg, 360) }),
      }),
    },
    'eyepiece.chosen': {
      actions: assign({ eyepiece: ({ context, event }) => ({ ...context.eyepiece, kind: event.kind }) }),
    },
    'eyepiece.typed': {
      guard: { type: 'isNumber', params: ({ event }) => event.value },
      actions: assign({
        eyepiece: ({ context, event: { name, value } }) => ({
          ...context.eyepiece,
          [name]: within(name, value),
        }),
      }),
    },
    'centre.chosen': { actions: assign({ centre: ({ event }) => event.centre }) },
    'instruments.loaded': {
      actions: assign(({ event: { saved = AT_FIRST } }) => ({ turned: undefined, ...saved })),
    },
  },
});

export type InstrumentsActor = ActorRefFrom<typeof instrumentsMachine>;

/** What the camera of a telescope covers on a chart, rad, and its position angle there. */
export function cameraField(
  profile: TelescopeProfile,
  { turned }: Pick<ChartInstruments, 'turned'>,
): { readonly width: number; readonly height: number; readonly angle: number } {
  const angleDeg = turned?.telescope === profile.name ? turned.angleDeg : profile.rotationDeg;
  return { ...fieldOfView(cameraOf(profile)), angle: angleDeg * DEGREE };
}

/**
 * The true field of an eyepiece, rad: as it was typed, or its apparent field through the magnification of a telescope.
 *
 * @returns undefined where none is drawn, and where the telescope that it depends on is missing.
 */
export function eyepieceField(
  { kind, fieldDeg, focalLengthMm, apparentFieldDeg }: ChartInstruments['eyepiece'],
  telescope: Pick<TelescopeProfile, 'focalLengthMm'> | undefined,
): number | undefined {
  if (kind === 'field') return fieldDeg * DEGREE;
  if (kind === 'none' || telescope === undefined) return undefined;
  const magnification = telescope.focalLengthMm / focalLengthMm;
  return (apparentFieldDeg / Math.max(1, magnification)) * DEGREE;
}

function within(name: EyepieceNumber, value: number): number {
  const { min, max } = EYEPIECE_RANGES[name];
  return Math.min(max, Math.max(min, value));
}
