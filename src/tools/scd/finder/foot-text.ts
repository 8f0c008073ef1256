import { configuration } from '#parts/configuration.ts';
import { momentText } from '#parts/timeline/moment-text.ts';

/** The foot of a printed chart: the program, the source of the orbits, and the date. @param nowMs Unix time. */
export function footText(nowMs: number): string {
  const { title, version, attributionText } = configuration;
  return `© ${new Date(nowMs).getFullYear()} · ${title} ${version} · ${attributionText} · made ${momentText(nowMs)} UTC`;
}
