import { countText } from '#contract/text/count-text.ts';
import type { Calculation } from '#machines/opt/calculation/calculation-rules.ts';
import type { RowLimits } from '#machines/opt/calculation/columns.ts';
import { stepText, UNIT_NAMES } from '#machines/planning/time-step.ts';
import type { Remarks } from '#parts/downloads/text-table.ts';
import { zoneTitle } from '#parts/time-zone/local-time.ts';
import { fixedText } from '#parts/quantities/number-text.ts';
import { hoursText } from '../ephemerides/row-limits.ts';

/** How the rows of a file were chosen. */
export type RowsChosen = {
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

/** What a file says of the time frame, of the clock, and of the rows that it leaves out. */
export function tableRemarks({ request }: Calculation, chosen: RowsChosen): Remarks {
  const { utcStart = '', utcEnd = '' } = request.query;
  const { timeStep } = request;
  const every = timeStep.step === 1 ? UNIT_NAMES[timeStep.unit] : stepText(timeStep);
  return [
    ['Time frame', `${utcStart.replace('T', ' ')} to ${utcEnd.replace('T', ' ')} UTC, every ${every}`],
    ['Times', clockText(chosen.zone)],
    ['Rows', rowsText(chosen)],
  ];
}

function clockText(zone: string | undefined): string {
  return zone === undefined
    ? 'UTC'
    : `Local time of ${zoneTitle(zone)}, each with its offset from UTC; Julian dates are UTC`;
}

function rowsText(chosen: RowsChosen): string {
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
