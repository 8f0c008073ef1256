import './panels.css';
import { useSelector } from '@xstate/react';
import { EYEPIECE_RANGES, type EyepieceKind, type EyepieceNumber } from '#contract/scd/chart-instruments.ts';
import { DEGREE } from '#engine/constants.ts';
import { telescopeInUse } from '#machines/planning/telescopes.ts';
import { cameraField, eyepieceField } from '#machines/scd/instruments.ts';
import type { ScdWorkflows } from '#machines/scd/scd-context.ts';
import { TelescopeChoice } from '#parts/telescope/telescope-choice.tsx';
import { fieldText } from '#parts/telescope/telescope-words.ts';
import { PanelSection } from '#ui/overlays/floating-panel.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { Select } from '#ui/fields/select.tsx';
import { Slider } from '#ui/fields/slider.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import { circleText } from '../scene/instruments-on-sky.ts';

type Props = { readonly workflows: Pick<ScdWorkflows, 'telescopes' | 'instruments'> };

const EYEPIECES: readonly { readonly id: EyepieceKind; readonly title: string }[] = [
  { id: 'none', title: 'No eyepiece' },
  { id: 'field', title: 'True field' },
  { id: 'eyepiece', title: 'Eyepiece at the telescope' },
];

/** Which fields of a camera and an eyepiece are drawn on the chart, and how large they are. */
export function InstrumentsSection({ workflows: { telescopes, instruments } }: Props) {
  const telescope = useSelector(telescopes, ({ context }) => telescopeInUse(context));
  const shown = useSelector(instruments, ({ context }) => context);
  const isDrawn = (telescope !== undefined && shown.camera) || shown.eyepiece.kind !== 'none';
  return (
    <PanelSection title="Telescope">
      <TelescopeChoice telescopes={telescopes} />
      {telescope === undefined ? null : (
        <>
          <Switch
            isSelected={shown.camera}
            onChange={(isOn) => instruments.send({ type: 'camera.switched', isOn })}
          >
            Camera field
          </Switch>
          {shown.camera ? (
            <>
              <output className="small muted">{`Field ${fieldText(telescope)}`}</output>
              <Slider
                label="Position angle"
                value={Math.round(cameraField(telescope, shown).angle / DEGREE)}
                min={0}
                max={360}
                step={1}
                valueText={(angle) => `${angle}°`}
                onChange={(angleDeg) =>
                  instruments.send({ type: 'camera.turned', telescope: telescope.name, angleDeg })
                }
              />
            </>
          ) : null}
        </>
      )}
      <EyepieceFields instruments={instruments} telescopes={telescopes} />
      {isDrawn ? (
        <Select
          label="Centred on"
          options={[
            { id: 'object', title: 'Object at the trace date' },
            { id: 'middle', title: 'Middle of the chart' },
          ]}
          value={shown.centre}
          onChange={(centre) => instruments.send({ type: 'centre.chosen', centre })}
        />
      ) : null}
    </PanelSection>
  );
}

function EyepieceFields({ telescopes, instruments }: Props['workflows']) {
  const telescope = useSelector(telescopes, ({ context }) => telescopeInUse(context));
  const eyepiece = useSelector(instruments, ({ context }) => context.eyepiece);
  const field = eyepieceField(eyepiece, telescope);
  const numberOf = (name: EyepieceNumber, label: string, unit: string, step: number) => (
    <NumberField
      label={label}
      unit={unit}
      step={step}
      {...EYEPIECE_RANGES[name]}
      value={eyepiece[name]}
      onCommit={(value) => {
        if (value !== undefined) instruments.send({ type: 'eyepiece.typed', name, value });
      }}
    />
  );
  return (
    <>
      <Select
        label="Eyepiece"
        options={EYEPIECES}
        value={eyepiece.kind}
        onChange={(kind) => instruments.send({ type: 'eyepiece.chosen', kind })}
      />
      {eyepiece.kind === 'field' ? numberOf('fieldDeg', 'True field', 'deg', 0.1) : null}
      {eyepiece.kind === 'eyepiece' ? (
        <>
          <div className="eyepiece-numbers">
            {numberOf('focalLengthMm', 'Focal length', 'mm', 1)}
            {numberOf('apparentFieldDeg', 'Apparent field', 'deg', 1)}
          </div>
          <output className="small muted">
            {field === undefined
              ? 'Choose a telescope: its focal length gives the field.'
              : `True field ${circleText(field)}`}
          </output>
        </>
      ) : null}
    </>
  );
}
