import ranges from '@fontsource/noto-sans/unicode.json';
import { type Face, facesOf } from './face.ts';

const files = import.meta.glob<string>(
  '/node_modules/@fontsource/noto-sans/files/noto-sans-{latin,latin-ext,greek,greek-ext,cyrillic,cyrillic-ext,vietnamese}-400-normal.woff',
  { query: '?url&no-inline', import: 'default', eager: true },
);
const boldFiles = import.meta.glob<string>(
  '/node_modules/@fontsource/noto-sans/files/noto-sans-latin-600-normal.woff',
  { query: '?url&no-inline', import: 'default', eager: true },
);

/** Latin, Greek and Cyrillic letters, figures and signs: Noto Sans, in parts by script, the common one first. */
export const EUROPEAN_FACES: readonly Face[] = facesOf('NotoSans', ranges, files).toSorted(
  (one, other) => Number(other.name.endsWith('-latin')) - Number(one.name.endsWith('-latin')),
);

/** The faces of headings: basic Latin alone, others are written in the plain face. */
export const BOLD_FACES: readonly Face[] = facesOf('NotoSansBold', ranges, boldFiles);
