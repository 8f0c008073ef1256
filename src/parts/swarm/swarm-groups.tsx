import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { PARTICLE_SIZE, shownColor } from '#machines/scene/display-settings-rules.ts';
import type { DisplaySettingsActor } from '#machines/scene/display-settings.ts';
import { PanelSection } from '#ui/overlays/floating-panel.tsx';
import { Slider } from '#ui/fields/slider.tsx';
import type { SwarmActor } from '#machines/orbits/swarm.ts';
import type { SwarmPart } from '#machines/orbits/swarm-groups.ts';
import { chosenLines, classLines, countText, riskCount, riskLabel } from './group-lines.ts';
import { markOf } from './group-marks.ts';
import { GroupRow } from './group-row.tsx';
import './swarm-groups.css';
import { ChevronDown } from 'lucide-react';
import type { GroupType } from '#contract/nov/small-objects.ts';
import { Button } from '#ui/buttons/button.tsx';
import type { DrawnColor } from '#ui/fields/color-button.tsx';
import { ListBox } from '#ui/overlays/list-box.tsx';
import { Popover } from '#ui/overlays/popover.tsx';

const RISK_HINT = 'Objects that may hit the Earth within the next century, according to each list.';

export type SwarmGroupsProps = { swarm: SwarmActor; settings: DisplaySettingsActor };

/** Chooses the groups of the swarm that are shown, their colours, and the size of its objects. */
export function SwarmGroups({ swarm, settings }: SwarmGroupsProps) {
  const context = useSelector(swarm, (state) => state.context);
  const isBusy = useSelector(swarm, (state) => state.hasTag('busy'));
  const current = useSelector(settings, (state) => state.context.settings);
  const shownHex = (color: string) => shownColor(current, 'scene', color);
  const drawnAs = (part: SwarmPart, color: string) => ({
    color: shownHex(color),
    background: shownHex(current.backgroundColor),
    mark: markOf(part, context.chosen),
  });
  const pointAt = (part: SwarmPart) => (isPointedAt: boolean) =>
    swarm.send({ type: 'part.pointed-at', part: isPointedAt ? part : undefined });
  const { risk, swarms, hasFailed } = context;
  const nearEarth = swarms.get('neo');
  const atRisk = useMemo(() => (nearEarth === undefined ? undefined : riskCount(nearEarth)), [nearEarth]);
  return (
    <PanelSection
      title="Small objects"
      aside={<output className="muted">{isBusy ? 'Loading…' : null}</output>}
    >
      <ul className="swarm-groups" aria-label="Near-Earth objects">
        {classLines(context).map((line) => (
          <GroupRow
            key={line.value}
            line={line}
            drawn={drawnAs({ type: 'neo', value: line.value }, line.color)}
            onToggle={() => swarm.send({ type: 'group.toggled', group: 'neo', value: line.value })}
            onPoint={pointAt({ type: 'neo', value: line.value })}
            onColor={
              line.isShown
                ? (color) => swarm.send({ type: 'color.chosen', group: 'neo', value: line.value, color })
                : undefined
            }
          />
        ))}
        <GroupRow
          drawn={drawnAs('risk', risk.color)}
          hint={RISK_HINT}
          line={{ label: riskLabel(context.options), isShown: risk.on, color: risk.color, count: atRisk }}
          onToggle={() => swarm.send({ type: 'risk.toggled' })}
          onPoint={pointAt('risk')}
          onColor={(color) => swarm.send({ type: 'risk-color.chosen', color })}
        />
      </ul>
      {hasFailed && !isBusy ? (
        <p className="small muted">The groups could not be loaded. Tick one to try again.</p>
      ) : null}
      <GroupSelect title="Families" type="family" swarm={swarm} drawnAs={drawnAs} pointAt={pointAt} />
      <GroupSelect title="Populations" type="population" swarm={swarm} drawnAs={drawnAs} pointAt={pointAt} />
      <div className="swarm-size">
        <Slider
          label="Particle size"
          value={current.particleSize}
          min={PARTICLE_SIZE.min}
          max={PARTICLE_SIZE.max}
          step={PARTICLE_SIZE.step}
          onChange={(size) => settings.send({ type: 'particle-size.chosen', size })}
        />
      </div>
    </PanelSection>
  );
}

type GroupSelectProps = {
  title: string;
  type: Exclude<GroupType, 'neo'>;
  swarm: SwarmActor;
  /** Colour and mark of a group as the scene draws them. */
  drawnAs: (part: SwarmPart, color: string) => DrawnColor;
  pointAt: (part: SwarmPart) => (isPointedAt: boolean) => void;
};

/** A list that opens on demand, to choose any number of groups from. Chosen groups are listed below it in their colours. */
function GroupSelect({ title, type, swarm, drawnAs, pointAt }: GroupSelectProps) {
  const context = useSelector(swarm, (state) => state.context);
  const isLoading = useSelector(swarm, (state) => state.matches({ options: 'loading' }));
  const options = context.options[type];
  const lines = chosenLines(context, type);
  const selected = new Set(lines.map(({ value }) => value));
  const toggle = (value: string): void => swarm.send({ type: 'group.toggled', group: type, value });
  return (
    <div className="swarm-choice">
      <Popover
        label={title}
        trigger={
          <Button className="swarm-open" onPress={() => swarm.send({ type: 'options.requested' })}>
            <span className="grow">{title}</span>
            <span className="muted">{lines.length === 0 ? 'None' : `${lines.length} shown`}</span>
            <ChevronDown className="icon" aria-hidden />
          </Button>
        }
      >
        <ListBox
          label={title}
          entries={options.map(({ value, label, count }) => ({
            id: value,
            text: label,
            detail: countText(count),
          }))}
          selected={selected}
          onSelectedChange={(chosen) => {
            for (const { value } of options) if (chosen.has(value) !== selected.has(value)) toggle(value);
          }}
          empty={isLoading ? 'Loading…' : 'There is nothing to choose from at the moment.'}
        />
      </Popover>
      {lines.length === 0 ? null : (
        <ul className="swarm-groups" aria-label={`${title} shown`}>
          {lines.map((line) => (
            <GroupRow
              key={line.value}
              line={line}
              drawn={drawnAs({ type, value: line.value }, line.color)}
              onToggle={() => toggle(line.value)}
              onPoint={pointAt({ type, value: line.value })}
              onColor={(color) => swarm.send({ type: 'color.chosen', group: type, value: line.value, color })}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
