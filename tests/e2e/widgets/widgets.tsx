import { hexColor } from '#contract/hex-color.ts';
import '#ui/tokens.css';
import '#ui/base.css';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nProvider } from 'react-aria-components';
import { Button } from '#ui/buttons/button.tsx';
import { ColorButton } from '#ui/fields/color-button.tsx';
import { DateTimePicker } from '#ui/dates/date-time-picker.tsx';
import { FloatingPanel, PanelSection } from '#ui/overlays/floating-panel.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { PlainTable } from '#ui/table/plain-table.tsx';
import { Rail } from '#ui/content/rail.tsx';
import { Slider } from '#ui/fields/slider.tsx';
import { SliderMarks } from '#ui/fields/slider-marks.tsx';
import { ToggleButton } from '#ui/buttons/toggle-button.tsx';

const COLORS = [
  { hex: 'f0b45a', name: 'Amber' },
  { hex: '8fbfe8', name: 'Blue' },
];

const LAST_DAY = 2;

/** Every widget of the three-dimensional tools once, each labelled with what it last reported. */
function Widgets() {
  const [size, setSize] = useState(7);
  const [committed, setCommitted] = useState(7);
  const [color, setColor] = useState('f0b45a');
  const [isPanelOpen, setPanelOpen] = useState(true);
  const [pressed, setPressed] = useState({ display: false, charts: false });
  const [altitude, setAltitude] = useState<number | undefined>(2000);
  const [moment, setMoment] = useState('2029-04-13T21:46');
  const [day, setDay] = useState(1);
  return (
    <main style={{ padding: 16, display: 'grid', gap: 16, minHeight: '100vh' }}>
      <FloatingPanel title="Select objects" isOpen={isPanelOpen} onOpenChange={setPanelOpen}>
        <PanelSection title="Small objects" aside={<span>25 798</span>}>
          <Slider
            label="Particle size"
            value={size}
            onChange={setSize}
            onCommit={setCommitted}
            min={1}
            max={20}
            step={1}
            valueText={(value) => `${value} px`}
            tip={(value) => [`${value} px`, 'of every particle']}
            marks={
              <SliderMarks
                marks={[
                  { value: 1, text: '1' },
                  { value: 20, text: '20' },
                ]}
                min={1}
                max={20}
              />
            }
          />
          <ColorButton
            label="Colour of Apollo"
            value={color}
            read={hexColor}
            onChange={setColor}
            colors={COLORS}
          />
        </PanelSection>
      </FloatingPanel>
      <Rail label="View">
        {(['display', 'charts'] as const).map((name) => (
          <ToggleButton
            key={name}
            label={name}
            icon={<Eye className="icon" aria-hidden />}
            isSelected={pressed[name]}
            onChange={(isSelected) => setPressed({ ...pressed, [name]: isSelected })}
          />
        ))}
      </Rail>
      <DateTimePicker
        label="Current date"
        value={moment}
        onChange={setMoment}
        min="1950-01-01T00:00"
        max="2126-12-31T23:59"
      />
      <NumberField label="Altitude" value={altitude} onCommit={setAltitude} min={-500} max={9000} unit="m" />
      <Button
        unavailable={day === LAST_DAY ? 'It is the last day' : undefined}
        onPress={() => setDay(day + 1)}
      >
        Next day
      </Button>
      <Button unavailable={day === 1 ? 'It is the first day' : undefined} onPress={() => setDay(day - 1)}>
        Day before
      </Button>
      <PlainTable
        caption="What was reported"
        columns={[{ title: 'Of' }, { title: 'Value' }]}
        rows={Object.entries({ size, committed, color, altitude, moment, day }).map(([of, value]) => ({
          key: of,
          cells: [of, String(value)],
        }))}
      />
    </main>
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root"');
createRoot(root).render(
  <I18nProvider locale="en-GB">
    <Widgets />
  </I18nProvider>,
);
