import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { PARTICLE_SIZE, shownColor } from '#machines/scene/display-settings-rules.ts';
import type { DisplaySettingsActor } from '#machines/scene/display-settings.ts';
import { PanelSection } from '#ui/overlays/floating-panel.tsx';
import { Slider } from '#ui/fields/slider.tsx';
import type { SwarmActor } from '#machines/orbits/swarm.ts';
import { classLines, riskCount, riskLabel } from './group-lines.ts';
import { GroupRow } from './group-row.tsx';
import { GroupSelect } from './group-select.tsx';
import './swarm-groups.css';

const RISK_HINT = 'Objects that may hit the Earth within the next century, as the list of the name has them.';

export type SwarmGroupsProps = { swarm: SwarmActor; settings: DisplaySettingsActor };

/** Chooses the groups of the swarm that are shown, their colours, and the size of its objects. */
export function SwarmGroups({ swarm, settings }: SwarmGroupsProps) {
  const context = useSelector(swarm, (state) => state.context);
  const isBusy = useSelector(swarm, (state) => state.hasTag('busy'));
  const current = useSelector(settings, (state) => state.context.settings);
  const shown = (color: string) => shownColor(current, 'scene', color);
  const drawnColor = (color: string) => ({ color: shown(color), background: shown(current.backgroundColor) });
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
            drawn={drawnColor(line.color)}
            onToggle={() => swarm.send({ type: 'group.toggled', group: 'neo', value: line.value })}
            onColor={
              line.isShown
                ? (color) => swarm.send({ type: 'color.chosen', group: 'neo', value: line.value, color })
                : undefined
            }
          />
        ))}
        <GroupRow
          drawn={drawnColor(risk.color)}
          hint={RISK_HINT}
          line={{ label: riskLabel(context.options), isShown: risk.on, color: risk.color, count: atRisk }}
          onToggle={() => swarm.send({ type: 'risk.toggled' })}
          onColor={(color) => swarm.send({ type: 'risk-color.chosen', color })}
        />
      </ul>
      {hasFailed && !isBusy ? (
        <p className="small muted">The groups could not be loaded. Tick one to try again.</p>
      ) : null}
      <GroupSelect title="Families" type="family" swarm={swarm} drawnColor={drawnColor} />
      <GroupSelect title="Populations" type="population" swarm={swarm} drawnColor={drawnColor} />
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
