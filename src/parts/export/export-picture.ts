import { colorChannels, invertedColor } from '#machines/kit/hex-color.ts';
import { exportBackground, isExportNegative } from '#machines/scene/display-settings-rules.ts';
import { imageName } from '#machines/scene/export-names.ts';
import type { ExportDecoration } from '#render/export/decoration.ts';
import { saveFile } from '../save-file.ts';
import type { SceneSession } from '../scene/scene-session.ts';

/**
 * Saves the view as a PNG file with boxes and watermark. A failure is reported to the console only.
 *
 * @param fileName what the files of the tool are called.
 * @param nowMs dates the file, UTC milliseconds.
 */
export async function exportPicture(
  fileName: string,
  { canvas, settings: actor }: Pick<SceneSession<unknown>, 'canvas' | 'settings'>,
  decoration: ExportDecoration,
  nowMs: number,
): Promise<void> {
  const shown = canvas.get();
  if (shown === undefined) return;
  try {
    const { settings } = actor.getSnapshot().context;
    const background = exportBackground(settings);
    const picture = await shown.exportImage(
      { type: 'image/png', decoration },
      colorChannels(isExportNegative(settings) ? invertedColor(background) : background),
    );
    saveFile(imageName(fileName, nowMs), picture);
  } catch (failure) {
    reportError(failure);
  }
}
