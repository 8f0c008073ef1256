import type { TelescopeNumber } from '#contract/opt/telescope-profile.ts';

type OptionalNumber = 'zeroPoint' | 'magnitudeLimit';

/** A number of a profile, and whether it may be left empty. */
export type TelescopeValue =
  | { readonly name: OptionalNumber; readonly isOptional: true }
  | { readonly name: Exclude<TelescopeNumber, OptionalNumber>; readonly isOptional?: undefined };

/** A number of a profile as its editor shows it. */
export type TelescopeField = TelescopeValue & {
  readonly label: string;
  readonly unit: string;
  readonly step?: number;
  readonly hint?: string;
};

/** Fields by which a telescope is described. */
export const MAIN_FIELDS: readonly TelescopeField[] = [
  { name: 'apertureMm', label: 'Aperture', unit: 'mm', step: 1 },
  { name: 'focalLengthMm', label: 'Focal length', unit: 'mm', step: 1 },
];

/** The other numbers of a profile, in groups. */
export const MORE_FIELDS: readonly {
  readonly title: string;
  readonly fields: readonly TelescopeField[];
}[] = [
  {
    title: 'Optics and mount',
    fields: [
      {
        name: 'obstructionPercent',
        label: 'Secondary mirror',
        unit: '%',
        step: 1,
        hint: 'Of the aperture, by diameter',
      },
      { name: 'longestExposureSeconds', label: 'Longest exposure', unit: 's', step: 1 },
    ],
  },
  {
    title: 'Camera',
    fields: [
      { name: 'pixelUm', label: 'Pixel', unit: 'µm', step: 0.01 },
      { name: 'columns', label: 'Chip width', unit: 'px', step: 1 },
      { name: 'rows', label: 'Chip height', unit: 'px', step: 1 },
      { name: 'binning', label: 'Binning', unit: '×', step: 1 },
      {
        name: 'rotationDeg',
        label: 'Position angle',
        unit: 'deg',
        step: 1,
        hint: 'Of the upper side, from north through east',
      },
      {
        name: 'readNoiseElectrons',
        label: 'Read noise',
        unit: 'e⁻',
        hint: 'Per pixel, each time it is read',
      },
      { name: 'darkElectronsPerSecond', label: 'Dark current', unit: 'e⁻/s', step: 0.001 },
      { name: 'overheadSeconds', label: 'Pause', unit: 's', hint: 'Between two exposures' },
    ],
  },
  {
    title: 'Sensitivity and site',
    fields: [
      {
        name: 'efficiencyPercent',
        label: 'Efficiency',
        unit: '%',
        step: 1,
        hint: 'Electrons recorded for each photon in V',
      },
      {
        name: 'zeroPoint',
        label: 'Zero point, measured',
        unit: 'mag',
        isOptional: true,
        hint: 'V magnitude that gives one electron a second; used in place of the efficiency',
      },
      {
        name: 'magnitudeLimit',
        label: 'Faintest',
        unit: 'mag',
        isOptional: true,
        hint: 'V; fainter objects are left out of plans',
      },
      { name: 'seeingArcsec', label: 'Seeing', unit: '″', hint: 'Width of a star at the zenith' },
      {
        name: 'wantedSignal',
        label: 'Target S/N',
        unit: '',
        step: 1,
        hint: 'Signal-to-noise ratio that a stack should reach',
      },
    ],
  },
];
