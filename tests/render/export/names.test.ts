import { describe, expect, test } from 'vitest';
import { exportBackground } from '#render/export/export-background.ts';
import { imageFileName, movieFileName } from '#render/export/file-name.ts';

const TIME = Date.UTC(2026, 10, 21, 5, 40, 7, 89);

describe('a file', () => {
  test('of a picture is named by its tool and the time, without colons', () => {
    expect(imageFileName('OrbitVisualisationTool', TIME)).toBe(
      'OrbitVisualisationTool_2026-11-21T05-40-07.089Z.png',
    );
  });

  test('of a movie ends as what was recorded', () => {
    expect(movieFileName('FlybyVisualisationTool', TIME, 'video/webm;codecs=vp9')).toBe(
      'FlybyVisualisationTool_Record_2026-11-21T05-40-07.089Z.webm',
    );
    expect(movieFileName('SynodicOrbitVisualisationTool', TIME, 'video/mp4;codecs=avc1.420020')).toBe(
      'SynodicOrbitVisualisationTool_Record_2026-11-21T05-40-07.089Z.mp4',
    );
  });
});

describe('the background of an exported picture', () => {
  const background = [0.2, 0.3, 0.4] as const;

  test('is the one that is set', () => {
    expect(exportBackground({ background, milkyWay: false, inverted: false })).toEqual(background);
  });

  test('is #0a111b behind the Milky Way, and its negative on paper', () => {
    expect(hex(exportBackground({ background, milkyWay: true, inverted: false }))).toBe('0a111b');
    expect(hex(exportBackground({ background, milkyWay: true, inverted: true }))).toBe('f5eee4');
  });
});

function hex(colour: readonly number[]): string {
  return colour
    .map((part) =>
      Math.round(255 * part)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');
}
