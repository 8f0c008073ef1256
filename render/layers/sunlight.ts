import type REGL from 'regl';

/** How a layer that the Sun shines on is drawn. */
export type SunlitProps = {
  /** Lit by the Sun; evenly bright otherwise. */
  readonly lit: boolean;
  /** Its picture is a negative. */
  readonly inverted: boolean;
};

/** `uniform float lightEffect, inverted`: {@link SunlitProps} as numbers. */
export const SUNLIT_UNIFORMS = {
  lightEffect: (_: REGL.DefaultContext, { lit }: SunlitProps) => (lit ? 1 : 0),
  inverted: (_: REGL.DefaultContext, { inverted }: SunlitProps) => (inverted ? 1 : 0),
};

/**
 * `sunlit(normal, towardsSun, lightEffect)`: brightness of a surface from 0.1 at night to 1; a soft terminator, and 1
 * everywhere when the light effect is off. `shaded(colour, light, inverted)`: the colour at that brightness; the negative of
 * a night is pale, not dark.
 */
export const SUNLIGHT = /* glsl */ `
float sunlit(vec3 normal, vec3 towardsSun, float lightEffect) {
  float day = clamp(dot(normal, towardsSun) * 1.1 + 0.04, 0.0, 1.0);
  return mix(1.0, mix(0.1, 1.0, day), lightEffect);
}
vec3 shaded(vec3 colour, float light, float inverted) {
  return mix(colour * light, 1.0 - (1.0 - colour) * light, inverted);
}
`;
