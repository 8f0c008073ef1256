import ranges from '@fontsource/noto-sans-jp/unicode.json';
import { type Face, facesOf } from './faces.ts';

const files = import.meta.glob<string>(
  '/node_modules/@fontsource/noto-sans-jp/files/noto-sans-jp-[0-9]*-400-normal.woff',
  { query: '?url&no-inline', import: 'default', eager: true },
);

/** Kana and kanji: Noto Sans JP, in a hundred and twenty parts by how common they are. */
export const JAPANESE_FACES: readonly Face[] = facesOf('NotoSansJP', ranges, files);
