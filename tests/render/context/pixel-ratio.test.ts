import { expect, test } from 'vitest';
import { cappedPixelRatio, isSoftwareRenderer } from '#render/context/pixel-ratio.ts';

test('a machine without a GPU draws one pixel per CSS pixel', () => {
  expect(cappedPixelRatio(3, true)).toBe(1);
  expect(cappedPixelRatio(3, false)).toBe(2);
  expect(cappedPixelRatio(1.5, false)).toBe(1.5);
});

test.each([
  ['ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)), SwiftShader driver)', true],
  ['llvmpipe (LLVM 15.0.6, 256 bits)', true],
  ['ANGLE (Microsoft, Microsoft Basic Render Driver Direct3D11)', true],
  ['ANGLE (Intel, Mesa Intel(R) UHD Graphics 620 (KBL GT2), OpenGL 4.6)', false],
])('%s: draws in software %s', (renderer, software) => {
  expect(isSoftwareRenderer(renderer)).toBe(software);
});
