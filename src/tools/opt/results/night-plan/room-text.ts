import { countText } from '#contract/text/count-text.ts';
import type { RoomMade } from '#machines/opt/night-plan/make-room.ts';

/** The outcome of an attempt to make room for an object. */
export function roomText(title: string, room: RoomMade | undefined): string {
  if (room === undefined) return `There is no room for ${title}, even with all slots at their shortest.`;
  const shortened = Object.keys(room.lengths).length;
  const changes = [
    room.moved > 0 ? `${countText(room.moved, 'slot')} moved` : '',
    shortened > 0 ? `${countText(shortened, 'slot')} shortened` : '',
  ].filter(Boolean);
  const changesText = changes.length === 0 ? '' : `: ${changes.join(', ')}`;
  return `${title} has a slot now${changesText}. All slots are locked.`;
}
