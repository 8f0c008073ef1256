import { useSelector } from '@xstate/react';
import { ChartLine, Contrast, Download, SlidersHorizontal, Table2 } from 'lucide-react';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/menu.tsx';
import { Rail } from '#ui/rail.tsx';
import { ToggleButton } from '#ui/toggle-button.tsx';
import type { DisplaySettingsActor } from '#machines/scene/display-settings.ts';

export type SettingsRailProps = {
  settings: DisplaySettingsActor;
  /** Whether the table twin of the view is open. */
  isTableOpen: boolean;
  onTable: (isOpen: boolean) => void;
  onExport: (format: 'img' | 'webm') => void;
};

/** The column of buttons beside a 3D view: settings, charts where there are some, inverted colours, export, table. */
export function SettingsRail({ settings, isTableOpen, onTable, onExport }: SettingsRailProps) {
  const isDisplayOpen = useSelector(settings, (state) => state.matches('display'));
  const areChartsOpen = useSelector(settings, (state) => state.matches('charts'));
  const isInverted = useSelector(settings, ({ context }) => context.settings.invertColors.all);
  const hasCharts = useSelector(settings, ({ context }) => context.hasCharts);
  return (
    <Rail label="Settings">
      <ToggleButton
        label="Display settings"
        icon={<SlidersHorizontal className="icon" aria-hidden />}
        isSelected={isDisplayOpen}
        onChange={() => settings.send({ type: 'display.pressed' })}
      />
      {hasCharts ? (
        <ToggleButton
          label="Charts"
          icon={<ChartLine className="icon" aria-hidden />}
          isSelected={areChartsOpen}
          onChange={() => settings.send({ type: 'charts.pressed' })}
        />
      ) : null}
      <ToggleButton
        label="Invert colours"
        icon={<Contrast className="icon" aria-hidden />}
        isSelected={isInverted}
        onChange={(isOn) => settings.send({ type: 'colors.inverted', area: 'all', isOn })}
      />
      <Menu
        label="Export"
        trigger={<IconButton label="Export" icon={<Download className="icon" aria-hidden />} />}
        entries={[
          { id: 'img', title: 'img', detail: 'Picture of the view, PNG' },
          { id: 'webm', title: 'webm', detail: 'Opens the recorder' },
        ]}
        onChoose={(id) => onExport(id === 'img' ? 'img' : 'webm')}
      />
      <ToggleButton
        label="View as table"
        icon={<Table2 className="icon" aria-hidden />}
        isSelected={isTableOpen}
        onChange={onTable}
      />
    </Rail>
  );
}
