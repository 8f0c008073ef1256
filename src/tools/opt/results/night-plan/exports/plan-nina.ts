import { unixTimeFromJulianDate } from '#engine/time/unix-time.ts';
import { slotTitle } from '../slot-texts.ts';
import type { ExportedPlan } from './exported-plan.ts';
import { instantText, type PlanLine, planLines } from './plan-columns.ts';
import { hoursOf, sexagesimal } from './sexagesimal.ts';

type Node = { readonly $id: string } & Record<string, unknown>;
type Reference = { readonly $ref: string };

const COLLECTION = 'System.Collections.ObjectModel.ObservableCollection`1';

/**
 * A plan as a sequence of the Advanced Sequencer of N.I.N.A.: a target for each slot in its target area, waited for, centred and, where
 * a telescope is known, exposed. A note at each says when its slot is and where its numbers come from.
 *
 * The sequencer runs targets one after the other and waits by the clock of its computer alone: a time of day, which counts as past
 * from noon or sunrise on. That clock must be in the zone of the plan, which the note names.
 *
 * Source: N.I.N.A. 3.2, NINA.Sequencer (containers, WaitForTime, TimeProvider, Center, TakeExposure, LoopCondition, Annotation) and
 * NINA.Astrometry (InputTarget, InputCoordinates): members as they are read, NegativeDec before the degrees, whose sign it gives where
 * they are 0; JSON of Json.NET with its references ($id, $ref) and types ($type).
 */
export function planNina(plan: ExportedPlan): string {
  const writer = createWriter();
  const root = writer.container('SequenceRootContainer', 'Night plan', undefined, (parent) => [
    writer.container('StartAreaContainer', 'Start', parent, () => []),
    writer.container('TargetAreaContainer', 'Targets', parent, (area) =>
      planLines(plan).map((line) => writer.target(line, plan, area)),
    ),
    writer.container('EndAreaContainer', 'End', parent, () => []),
  ]);
  return `${JSON.stringify(root, undefined, 2)}\n`;
}

/** Numbers what it writes, as references need it. */
function createWriter() {
  let last = 0;
  const next = () => String(++last);

  return { container, target };

  function container(
    type: string,
    name: string,
    parent: Reference | undefined,
    items: (self: Reference) => readonly Node[],
    conditions: (self: Reference) => readonly Node[] = () => [],
    first: () => Record<string, unknown> = () => ({}),
  ): Node {
    const $id = next();
    const self = { $ref: $id };
    return {
      $id,
      $type: `NINA.Sequencer.Container.${type}, NINA.Sequencer`,
      ...first(),
      Strategy: {
        $type: 'NINA.Sequencer.Container.ExecutionStrategy.SequentialStrategy, NINA.Sequencer',
      },
      Name: name,
      Conditions: collection('Conditions.ISequenceCondition', conditions(self)),
      IsExpanded: true,
      Items: collection('SequenceItem.ISequenceItem', items(self)),
      Triggers: collection('Trigger.ISequenceTrigger', []),
      Parent: parent ?? null,
      ErrorBehavior: 0,
      Attempts: 1,
    };
  }

  function target(
    { slot, exposure }: PlanLine,
    { telescope, sourceOf, clockZone }: Pick<ExportedPlan, 'telescope' | 'sourceOf' | 'clockZone'>,
    parent: Reference,
  ): Node {
    const coordinates = () => inputCoordinates(slot.row.rightAscension, slot.row.declination);
    const title = slotTitle(slot);
    return container(
      'DeepSkyObjectContainer',
      title,
      parent,
      (self) => [
        item('Utility.Annotation', self, {
          Text: [
            `Slot ${instantText(slot.start)} to ${instantText(slot.end)}, waited for by a clock in ${clockZone}`,
            ...sourceOf(slot),
          ].join('\r\n'),
        }),
        waiting(slot.start, clockZone, self),
        item('Platesolving.Center', self, { Inherited: true, Coordinates: coordinates() }),
        ...(exposure === undefined || telescope === undefined
          ? []
          : [exposures(exposure.count, exposure.seconds, telescope.binning, self)]),
      ],
      () => [],
      () => ({
        Target: {
          $id: next(),
          $type: 'NINA.Astrometry.InputTarget, NINA.Astrometry',
          Expanded: true,
          TargetName: title,
          PositionAngle: telescope?.rotationDeg ?? 0,
          InputCoordinates: coordinates(),
        },
      }),
    );
  }

  function waiting(moment: number, zone: string, parent: Reference): Node {
    const instant = Temporal.Instant.fromEpochMilliseconds(Math.round(unixTimeFromJulianDate(moment)));
    const { hour, minute, second } = instant.round('second').toZonedDateTimeISO(zone);
    return item('Utility.WaitForTime', parent, {
      Hours: hour,
      Minutes: minute,
      MinutesOffset: 0,
      Seconds: second,
      SelectedProvider: {
        $id: next(),
        $type: 'NINA.Sequencer.Utility.DateTimeProvider.TimeProvider, NINA.Sequencer',
      },
    });
  }

  function exposures(count: number, seconds: number, binning: number, parent: Reference): Node {
    return container(
      'SequentialContainer',
      'Exposures',
      parent,
      (self) => [
        item('Imaging.TakeExposure', self, {
          ExposureTime: seconds,
          Gain: -1,
          Offset: -1,
          Binning: {
            $id: next(),
            $type: 'NINA.Core.Model.Equipment.BinningMode, NINA.Core',
            X: binning,
            Y: binning,
          },
          ImageType: 'LIGHT',
          ExposureCount: 0,
        }),
      ],
      (self) => [
        {
          $id: next(),
          $type: 'NINA.Sequencer.Conditions.LoopCondition, NINA.Sequencer',
          CompletedIterations: 0,
          Iterations: count,
          Parent: self,
        },
      ],
    );
  }

  function item(type: string, parent: Reference, members: Record<string, unknown>): Node {
    return {
      $id: next(),
      $type: `NINA.Sequencer.SequenceItem.${type}, NINA.Sequencer`,
      ...members,
      Parent: parent,
      ErrorBehavior: 0,
      Attempts: 1,
    };
  }

  function collection(member: string, values: readonly Node[]): Node {
    const $type = `${COLLECTION}[[NINA.Sequencer.${member}, NINA.Sequencer]], System.ObjectModel`;
    return { $id: next(), $type, $values: values };
  }

  function inputCoordinates(rightAscension: number, declination: number): Node {
    const [hours, degrees] = [hoursOf(rightAscension, 2), sexagesimal(declination, 1)];
    return {
      $id: next(),
      $type: 'NINA.Astrometry.InputCoordinates, NINA.Astrometry',
      RAHours: hours.whole,
      RAMinutes: hours.minutes,
      RASeconds: hours.seconds,
      NegativeDec: degrees.isNegative,
      DecDegrees: degrees.isNegative ? -degrees.whole : degrees.whole,
      DecMinutes: degrees.minutes,
      DecSeconds: degrees.seconds,
    };
  }
}
