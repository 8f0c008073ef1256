import { escapeHtml } from '../text/markup.ts';

/** Sizes of a frame, CSS px: from the smallest in which a tool can be used to what pages have room for. */
export const FRAME_SIZES = {
  width: { min: 320, usual: 640, max: 1920 },
  height: { min: 240, usual: 400, max: 1200 },
} as const;

/** A frame of another page: its address, what it is called, and its size in CSS px. */
export type Frame = {
  readonly src: string;
  readonly title: string;
  readonly width: number;
  readonly height: number;
};

/** A frame as HTML; it may fill the screen. */
export function frameMarkup({ src, title, width, height }: Frame): string {
  const attributes = Object.entries({ src, title, width, height, allow: 'fullscreen' });
  return `<iframe ${attributes.map(([name, value]) => `${name}="${escapeHtml(String(value))}"`).join(' ')}></iframe>`;
}
