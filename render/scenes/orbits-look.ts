import type { Colour } from '../layers/layer.ts';

/** A kind of name that can be shown. */
export type NameLook = {
  readonly shown: boolean;
  readonly colour: Colour;
  /** Height of the letters, CSS px. */
  readonly size: number;
};

/** What the visitor has set about the picture; changes seldom and never with time. */
export type OrbitsLook = {
  readonly background: Colour;
  /** Dark on light: textures and marker colours of the inverted set are used. */
  readonly inverted: boolean;
  /** Filled ecliptic plane. */
  readonly plane: boolean;
  /** Lines of the ecliptic plane with the label of their unit. */
  readonly grid: boolean;
  /** Axes through the Sun. */
  readonly axes: boolean;
  readonly milkyWay: boolean;
  readonly deepSky: boolean;
  /** Bodies lit by the Sun; evenly lit when false. */
  readonly lightEffect: boolean;
  readonly planetOrbits: boolean;
  readonly earthOrbit: boolean;
  readonly planetNames: NameLook;
  readonly earthName: NameLook;
  readonly objectNames: NameLook;
  /** Thickness settings, 1 to 15. */
  readonly planetLineThickness: number;
  readonly objectLineThickness: number;
  /** Days of the path kept behind and ahead of an object; the whole orbit when left out. */
  readonly trailDays?: number;
  readonly leadDays?: number;
  /** Uncertainty regions are drawn, their axes times `uncertaintyFactor`. */
  readonly uncertainty: boolean;
  readonly uncertaintyFactor: number;
};
