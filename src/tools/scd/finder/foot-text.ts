import { configuration } from '#parts/configuration.ts';
import { momentText } from '#parts/timeline/moment-text.ts';

/** What is at the foot of a printed chart: by which program, of whose orbits, and when. @param nowMs Unix time. */
export function footText(nowMs: number): string {
  const { title, version, attributionText } = configuration;
  return `© ${new Date(nowMs).getFullYear()} · ${title} ${version} · ${attributionText} · made ${momentText(nowMs)} UTC`;
}
