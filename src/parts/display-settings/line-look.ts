import { durationDays, type OptionKey } from '#machines/scene/display-option.ts';
import { type DisplaySettings, isOn, numberOf } from '#machines/scene/display-settings-rules.ts';
import type { LineLook } from '#render/picture/orbit-line.ts';

/** Lines of planets and other bodies. @param key option that shows them. */
export function bodyLines({ objectsSettings: options }: DisplaySettings, key: OptionKey): LineLook {
  return { shown: isOn(options, key), thickness: numberOf(options, 'planetOrbitLineThickness') };
}

/** Lines of objects, as far behind and ahead of them as is set. */
export function objectLines(settings: DisplaySettings): LineLook {
  const trailDays = daysOf(settings, 'trailDurationYears');
  const leadDays = daysOf(settings, 'leadDurationYears');
  return {
    shown: true,
    thickness: numberOf(settings.objectsSettings, 'objectOrbitLineThickness'),
    ...(trailDays === undefined ? {} : { trailDays }),
    ...(leadDays === undefined ? {} : { leadDays }),
  };
}

function daysOf({ objectsSettings }: DisplaySettings, key: OptionKey): number | undefined {
  const option = objectsSettings[key];
  return option?.type === 'date' && option.value !== undefined ? durationDays(option.value) : undefined;
}
