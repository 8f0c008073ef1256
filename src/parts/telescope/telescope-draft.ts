import {
  TELESCOPE_RANGES,
  type TelescopeNumber,
  type TelescopeProfile,
} from '#contract/opt/telescope-profile.ts';
import { COMMON_TELESCOPE } from '#machines/planning/telescope-camera.ts';
import type { TelescopeValue } from './telescope-numbers.ts';

/** A profile that is being entered: without a name it is called by its numbers, and these are the user's. */
export type TelescopeDraft = Omit<TelescopeProfile, 'apertureMm' | 'focalLengthMm'> & {
  readonly apertureMm: number | undefined;
  readonly focalLengthMm: number | undefined;
};

/** A new telescope: aperture and focal length are to be given, the camera is the one in use or a common one. */
export function newTelescope(model: TelescopeProfile | undefined): TelescopeDraft {
  const { zeroPoint: _ofOtherOptics, ...camera } = model ?? COMMON_TELESCOPE;
  return { ...camera, name: '', apertureMm: undefined, focalLengthMm: undefined };
}

/** A usual telescope by its optics: aperture and focal length in millimetres, and how much of the diameter the secondary mirror takes. */
type Optics = Pick<TelescopeProfile, 'apertureMm' | 'focalLengthMm' | 'obstructionPercent'>;

/** Telescopes that are in wide use, by their titles. */
export const COMMON_OPTICS: Readonly<Record<string, Optics>> = {
  '5 cm f/5 smart telescope': optics(50, 250, 0),
  '8 cm f/6 refractor': optics(80, 480, 0),
  '11 cm f/4 smart telescope': optics(114, 450, 30),
  '20 cm f/5 Newtonian': optics(200, 1000, 30),
  '20 cm f/10 Schmidt–Cassegrain': optics(203, 2032, 34),
  '28 cm f/2.2 astrograph': optics(279, 620, 43),
  '28 cm f/10 Schmidt–Cassegrain': optics(279, 2800, 34),
  '30 cm f/4 Newtonian': optics(300, 1200, 35),
  '36 cm f/11 Schmidt–Cassegrain': optics(356, 3910, 32),
  '50 cm f/6.8 Dall–Kirkham': optics(508, 3454, 39),
  '1 m f/8 Ritchey–Chrétien': optics(1000, 8000, 40),
};

/** The draft as a profile under a name that no other has; undefined until aperture and focal length are given. */
export function profileOf(
  { apertureMm, focalLengthMm, ...others }: TelescopeDraft,
  taken: readonly string[],
): TelescopeProfile | undefined {
  if (apertureMm === undefined || focalLengthMm === undefined) return undefined;
  const name = others.name.trim();
  return {
    ...others,
    apertureMm,
    focalLengthMm,
    name: name === '' ? freeName(opticsName(apertureMm, focalLengthMm), taken) : name,
  };
}

/** A draft with a number that was typed, clamped to its range; an empty field leaves out a number that is optional. */
export function withNumber(
  draft: TelescopeDraft,
  field: TelescopeValue,
  typed: number | undefined,
): TelescopeDraft {
  if (typed !== undefined) return { ...draft, [field.name]: within(field.name, typed) };
  if (field.isOptional === undefined) return draft;
  const { [field.name]: _before, ...others } = draft;
  return others;
}

/** `30 cm f/4`, `1.2 m f/2.5`. */
function opticsName(apertureMm: number, focalLengthMm: number): string {
  const [size, unit] = apertureMm < 1000 ? [apertureMm / 10, 'cm'] : [apertureMm / 1000, 'm'];
  const digits = size < 10 && unit === 'm' ? 1 : 0;
  return `${Number(size.toFixed(digits))} ${unit} f/${Number((focalLengthMm / apertureMm).toFixed(1))}`;
}

function freeName(name: string, taken: readonly string[]): string {
  let free = name;
  for (let copy = 2; taken.includes(free); copy++) free = `${name} ${copy}`;
  return free;
}

const WHOLE: readonly TelescopeNumber[] = ['binning', 'columns', 'rows'];

function within(name: TelescopeNumber, value: number): number {
  const { min, max } = TELESCOPE_RANGES[name];
  const bounded = Math.min(max, Math.max(min, value));
  return WHOLE.includes(name) ? Math.round(bounded) : bounded;
}

function optics(apertureMm: number, focalLengthMm: number, obstructionPercent: number): Optics {
  return { apertureMm, focalLengthMm, obstructionPercent };
}
