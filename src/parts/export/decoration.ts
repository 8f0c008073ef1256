import { colorChannels } from '#machines/kit/hex-color.ts';
import {
  type DisplaySettings,
  isExportNegative,
  shownColor,
} from '#machines/scene/display-settings-rules.ts';
import { decorationWith, type ExportDecoration } from '#render/export/decoration.ts';
import type { ExportBox } from '#render/export/export-boxes.ts';
import type { Credit } from '#render/export/paint-credit.ts';
import { configuration } from '../configuration.ts';

/** Boxes are dark with light words, or the other way round when inverted. */
const COLOURS = { surface: '0a101b', border: '37506f', text: 'e6edf5', muted: '93a7c0' } as const;

/**
 * The decoration of exported pictures and of every picture of a movie: the tool's boxes, the watermark, and the
 * attribution with the year.
 *
 * @param nowMs UTC milliseconds.
 * @param caption lines over the picture; none when left out.
 * @param credit at the end of a film; none when left out.
 */
export function decorationOf(
  settings: DisplaySettings,
  boxes: readonly ExportBox[],
  nowMs: number,
  caption?: readonly string[],
  credit?: Credit,
): ExportDecoration {
  const colour = (color: string) => colorChannels(shownColor(settings, 'export', color));
  return decorationWith({
    negative: isExportNegative(settings),
    boxes,
    caption,
    credit,
    attribution: `${configuration.title} · ${configuration.attributionText}`,
    year: new Date(nowMs).getFullYear(),
    colours: {
      surface: colour(COLOURS.surface),
      border: colour(COLOURS.border),
      text: colour(COLOURS.text),
      muted: colour(COLOURS.muted),
    },
  });
}
