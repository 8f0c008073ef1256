import { exportBackground } from '#machines/scene/display-settings-rules.ts';
import { OVT_FILE_NAME } from '#machines/ovt/ovt-scene.ts';
import { imageName } from '#machines/scene/recording.ts';
import { colorChannels } from '#machines/kit/hex-color.ts';
import { saveFile } from '#parts/save-file.ts';
import { decorate } from '#render/export/compose.ts';
import type { OvtSession } from '../session.ts';
import { decorationOf } from './decoration.ts';

/** Gives the view as a PNG file, with its boxes and watermark. A failure is told in the console alone. */
export async function exportPicture(session: OvtSession): Promise<void> {
  const view = session.view.get();
  if (view === undefined) return;
  try {
    const { settings } = session.sources.settings.getSnapshot().context;
    const decoration = decorationOf(session);
    const picture = await view.exportImage(
      { type: 'image/png', decorate: (over, size) => decorate(over, size, decoration) },
      colorChannels(exportBackground(settings)),
    );
    saveFile(imageName(OVT_FILE_NAME, Date.now()), picture);
  } catch (failure) {
    reportError(failure);
  }
}
