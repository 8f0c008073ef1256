import { Download } from 'lucide-react';
import { countText } from '#contract/text/count-text.ts';
import type { EphemerisColumnKey } from '#engine/observe/columns.ts';
import type { Calculation } from '#machines/opt/calculation/calculation-rules.ts';
import type { ColumnsContext, RowLimits } from '#machines/opt/calculation/columns.ts';
import { stepText, UNIT_NAMES } from '#machines/planning/time-step.ts';
import type { FileTimes } from '#parts/downloads/file-head.ts';
import type { DownloadKind } from '#parts/downloads/save-table.ts';
import { usePage } from '#parts/page.tsx';
import type { Notation } from '#parts/quantities/cell-text.ts';
import { fixedText } from '#parts/quantities/number-text.ts';
import { zoneTitle } from '#parts/time-zone/local-time.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Menu } from '#ui/overlays/menu.tsx';
import { type EphemerisRow, hasValues } from '../ephemerides/ephemeris-rows.ts';
import { hoursText } from '../ephemerides/row-limits.ts';
import { downloadRows } from './download-rows.ts';

type Props = {
  readonly calculation: Calculation;
  readonly notation: Notation;
  /** How many rows were calculated. */
  readonly calculated: number;
  /** Rows of the table as it is shown. */
  readonly visible: readonly EphemerisRow[];
  /** All rows, with every object unfolded. */
  readonly all: readonly EphemerisRow[];
  /** Whether rows by day, in nights that the time frame cuts, and below the horizon are left out. */
  readonly onlyAtNight: boolean;
  readonly view: ColumnsContext;
  readonly shown: readonly EphemerisColumnKey[];
  /** A file could not be made. */
  readonly onFailure: () => void;
};

/** Files of the table: text and document contain what is in sight, CSV also the rows that are folded away. */
export function DownloadMenu(props: Props) {
  const { calculation, notation, calculated, visible, all, onlyAtNight, view, shown, onFailure } = props;
  const { clock } = usePage();
  const within = all.filter(hasValues).length;
  const inSight = visible.filter(hasValues).length;
  const save = (kind: DownloadKind): void => {
    const rows = kind === 'csv' ? all : visible;
    const rowsLeft = rowsText({
      calculated,
      within,
      inFile: kind === 'csv' ? within : inSight,
      onlyObservable: view.onlyObservable,
      onlyAtNight,
      limits: view.limits,
      zone: notation.zone,
    });
    const times = tableTimes(calculation, notation.zone);
    const file = { rows, shown, notation, calculation, times, rowsLeft, files: view.files };
    downloadRows(kind, file, clock.now()).catch(onFailure);
  };
  const visibleCells = `visible cells, ${countText(inSight, 'row')}`;
  return (
    <Menu
      label="Download"
      trigger={
        <Button>
          <Download className="icon" aria-hidden />
          Download
        </Button>
      }
      entries={[
        { id: 'txt', title: 'Text (txt)', detail: visibleCells },
        { id: 'pdf', title: 'Document (pdf)', detail: visibleCells },
        { id: 'csv', title: 'Table (csv)', detail: csvDetail(within, calculated) },
      ]}
      onChoose={save}
    />
  );
}

/** Which rows the CSV file has: all, unless there are limits. */
function csvDetail(within: number, calculated: number): string {
  const rows = countText(within, 'row');
  return within === calculated
    ? `all ${rows}, including folded ones, in full precision`
    : `${rows} of ${calculated}: within the limits, including folded ones, in full precision`;
}

/** How the rows of a file were chosen. */
type RowsChosen = {
  /** Rows that were calculated, that are within the limits, and that are in the file. */
  readonly calculated: number;
  readonly within: number;
  readonly inFile: number;
  readonly onlyObservable: boolean;
  /** Whether rows by day, in nights that the time frame cuts, and below the horizon are left out. */
  readonly onlyAtNight: boolean;
  readonly limits: RowLimits;
  /** Zone of the calendar dates; UTC without one. */
  readonly zone: string | undefined;
};

/** The time frame and the clock of the rows of a file. */
export function tableTimes({ request }: Calculation, zone: string | undefined): FileTimes {
  const { utcStart = '', utcEnd = '' } = request.query;
  const { timeStep } = request;
  const every = timeStep.step === 1 ? UNIT_NAMES[timeStep.unit] : stepText(timeStep);
  return {
    frame: { start: utcStart.replace('T', ' '), end: utcEnd.replace('T', ' '), every },
    clock: clockText(zone),
  };
}

function clockText(zone: string | undefined): string {
  return zone === undefined
    ? 'UTC'
    : `Local time of ${zoneTitle(zone)}, each with its offset from UTC; Julian dates are UTC`;
}

/** The remark of a file about the rows that it leaves out. */
export function rowsText(chosen: RowsChosen): string {
  const { calculated, within, inFile, onlyObservable, onlyAtNight, zone } = chosen;
  const { minimumAltitude, hours } = chosen.limits;
  const whole = `${countText(inFile, 'row')} of ${calculated} calculated`;
  const reasons = [
    ...(onlyObservable ? ['times when the object is not observable'] : []),
    ...(onlyAtNight
      ? ['times by day, in nights that the time frame cuts, or when the object is below the horizon']
      : []),
    ...(minimumAltitude === undefined ? [] : [`altitudes below ${fixedText(minimumAltitude, 0)}°`]),
    ...(hours === undefined ? [] : [`hours other than ${hoursText(hours, zone)}`]),
    ...(inFile < within ? ['rows that are folded away in the table'] : []),
  ];
  return reasons.length === 0 ? whole : `${whole}; left out: ${reasons.join('; ')}`;
}
