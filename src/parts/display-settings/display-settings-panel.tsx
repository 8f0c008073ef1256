import './display-settings.css';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { hexColor } from '#contract/hex-color.ts';
import { MILLISECONDS_PER_DAY } from '#engine/constants.ts';
import { clampedTo, type TimeRange } from '#machines/kit/time-range.ts';
import { type DisplayOption, durationDays, type OptionKey } from '#machines/scene/display-option.ts';
import { listedKeys, SCENE_SECTION } from '#machines/scene/display-sections.ts';
import { isShown } from '#machines/scene/display-settings-rules.ts';
import type { DisplaySettingsActor } from '#machines/scene/display-settings.ts';
import type { TimelineActor } from '#machines/scene/timeline.ts';
import { isoDayOf, momentOf } from '#parts/timeline/moment-text.ts';
import { useSimulatedDate } from '#parts/timeline/use-simulated-date.ts';
import { Button } from '#ui/buttons/button.tsx';
import { DatePicker } from '#ui/dates/date-picker.tsx';
import { ColorField } from '#ui/fields/color-field.tsx';
import { FloatingPanel, PanelSection } from '#ui/overlays/floating-panel.tsx';
import { OptionField } from './option-field.tsx';

export type DisplaySettingsPanelProps = {
  settings: DisplaySettingsActor;
  /** Timeline from whose date durations are counted; absent for views without one. */
  timeline?: TimelineActor;
  /** Sections of the tool's own, above the others. */
  children?: ReactNode;
};

/** Everything about the picture that a user may set, in groups. */
export function DisplaySettingsPanel({ settings, timeline, children }: DisplaySettingsPanelProps) {
  const background = useSelector(settings, ({ context }) => context.settings.backgroundColor);
  const sections = useSelector(settings, ({ context }) => context.sections);
  return (
    <FloatingPanel
      title="Display settings"
      isOpen
      onOpenChange={() => settings.send({ type: 'panel.closed' })}
    >
      {children}
      {sections.map((section) => (
        <PanelSection key={section.title} title={section.title}>
          {section === SCENE_SECTION ? (
            <ColorField
              label="Background"
              value={background}
              read={hexColor}
              onCommit={(color) => settings.send({ type: 'background.chosen', color })}
            />
          ) : null}
          {listedKeys(section).map((key) => (
            <Option key={key} name={key} settings={settings} {...(timeline && { timeline })} />
          ))}
        </PanelSection>
      ))}
    </FloatingPanel>
  );
}

/** One option with those that belong to it; nothing while its parent is off. */
function Option({
  name,
  settings,
  timeline,
}: Omit<DisplaySettingsPanelProps, 'children'> & { name: OptionKey }) {
  const options = useSelector(settings, ({ context }) => context.settings.objectsSettings);
  const option = options[name];
  if (option === undefined || !isShown(options, name)) return null;
  const children = option.children ?? [];
  return (
    <>
      {option.type === 'date' &&
      timeline !== undefined &&
      (name === 'trailDurationYears' || name === 'leadDurationYears') ? (
        <DurationField
          name={name}
          option={option}
          timeline={timeline}
          onPick={(picked) => settings.send({ type: 'duration.picked', key: name, ...picked })}
          onClear={() => settings.send({ type: 'option.changed', key: name, value: undefined })}
        />
      ) : (
        <OptionField
          name={name}
          option={option}
          onChange={(value) => settings.send({ type: 'option.changed', key: name, value })}
          onColor={(color) => settings.send({ type: 'color.chosen', key: name, color })}
        />
      )}
      {children.length === 0 ? null : (
        <div className="option-children">
          {children.map((key) => (
            <Option key={key} name={key} settings={settings} {...(timeline && { timeline })} />
          ))}
        </div>
      )}
    </>
  );
}

type DurationFieldProps = {
  name: 'trailDurationYears' | 'leadDurationYears';
  option: Extract<DisplayOption, { type: 'date' }>;
  timeline: TimelineActor;
  /** `range` limits the date. */
  onPick: (picked: { ms: number; currentMs: number; range: TimeRange }) => void;
  onClear: () => void;
};

/** How far back or ahead orbits are drawn, given as the date where they begin or end; without a date they are whole. */
function DurationField({ name, option, timeline, onPick, onClear }: DurationFieldProps) {
  const limits = useSelector(timeline, ({ context }) => context.limits);
  const currentMs = useSimulatedDate(timeline);
  const { label, value, disabled: isDisabled = false } = option;
  const isTrail = name === 'trailDurationYears';
  const range = isTrail ? { ...limits, endMs: currentMs } : { ...limits, startMs: currentMs };
  const sign = isTrail ? -1 : 1;
  const ms = value === undefined ? undefined : currentMs + sign * durationDays(value) * MILLISECONDS_PER_DAY;
  return (
    <div className="option-duration">
      <DatePicker
        label={label}
        value={ms === undefined ? undefined : isoDayOf(clampedTo(range, ms))}
        min={isoDayOf(range.startMs)}
        max={isoDayOf(range.endMs)}
        isDisabled={isDisabled}
        onChange={(day) => onPick({ ms: momentOf(day), currentMs, range })}
      />
      {value === undefined ? null : (
        <Button kind="quiet" size="small" onPress={onClear}>
          Whole orbit
        </Button>
      )}
    </div>
  );
}
