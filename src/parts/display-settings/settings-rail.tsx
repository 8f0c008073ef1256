import { useSelector } from '@xstate/react';
import { ChartLine, Contrast, Download, SlidersHorizontal, Table2 } from 'lucide-react';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Menu, type MenuEntry } from '#ui/overlays/menu.tsx';
import { Rail } from '#ui/content/rail.tsx';
import { ToggleButton } from '#ui/buttons/toggle-button.tsx';
import type { DisplaySettingsActor } from '#machines/scene/display-settings.ts';

export type SettingsRailProps<Format extends string> = {
  settings: DisplaySettingsActor;
  /** Whether the table twin of the view is open. */
  isTableOpen: boolean;
  onTable: (isOpen: boolean) => void;
  /** Formats in which the view can be exported. */
  exports: readonly (MenuEntry & { readonly id: Format })[];
  onExport: (format: Format) => void;
};

/** The column of buttons beside a view: settings, charts where there are some, inverted colours, export, table. */
export function SettingsRail<Format extends string>({
  settings,
  isTableOpen,
  onTable,
  exports,
  onExport,
}: SettingsRailProps<Format>) {
  const isDisplayOpen = useSelector(settings, (state) => state.matches('display'));
  const areChartsOpen = useSelector(settings, (state) => state.matches('charts'));
  const isInverted = useSelector(settings, ({ context }) => context.settings.invertColors.all);
  const hasCharts = useSelector(settings, ({ context }) => context.hasCharts);
  const reportOther = () => settings.send({ type: 'other-button.pressed' });
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
        onChange={(isOn) => {
          reportOther();
          settings.send({ type: 'colors.inverted', area: 'all', isOn });
        }}
      />
      <Menu
        label="Export"
        trigger={<IconButton label="Export" icon={<Download className="icon" aria-hidden />} />}
        entries={exports}
        onOpen={reportOther}
        onChoose={(id) => {
          const chosen = exports.find((entry) => entry.id === id);
          if (chosen !== undefined) onExport(chosen.id);
        }}
      />
      <ToggleButton
        label="View as table"
        icon={<Table2 className="icon" aria-hidden />}
        isSelected={isTableOpen}
        onChange={(isOpen) => {
          reportOther();
          onTable(isOpen);
        }}
      />
    </Rail>
  );
}
