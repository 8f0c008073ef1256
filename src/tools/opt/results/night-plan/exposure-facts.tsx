import type { TelescopeProfile } from '#contract/opt/telescope-profile.ts';
import type { SlotExposure } from '#machines/opt/night-plan/slot-exposure.ts';
import { Glossed } from '#parts/glossary/term.tsx';
import { ABSENT, fixedText } from '#parts/quantities/number-text.ts';
import { Explained } from '#ui/content/explained.tsx';
import { FactList } from '#ui/content/fact-list.tsx';
import {
  chanceText,
  EXPOSURE_MEANINGS,
  exposuresText,
  hoursText,
  secondsText,
  signalText,
} from './exposure-texts.ts';

type Props = {
  readonly exposure: SlotExposure;
  readonly telescope: TelescopeProfile;
  /** Minutes of the slot. */
  readonly minutes: number;
};

/** What a telescope makes of a slot, each with its unit and what it means. */
export function ExposureFacts({ exposure, telescope, minutes }: Props) {
  const { count, seconds, untrailed, trailArcsec, trailPixels, signal, onChipHours, chance } = exposure;
  const open = Math.round((count * seconds) / 60);
  const isEnough = signal !== undefined && count >= signal.needed;
  return (
    <>
      <p className="plan-exposure figures">
        <strong>{exposuresText(exposure)}</strong>
        <span className="muted">{` open ${open} of ${minutes} min`}</span>
      </p>
      <div className="plan-trail" aria-hidden>
        <span style={{ width: `${Math.min(100, (100 * seconds) / untrailed)}%` }} />
      </div>
      <p className="muted small figures">
        {`${fixedText(trailArcsec, 2)} arcsec or ${fixedText(trailPixels, 2)} px in ${secondsText(seconds)} s; trails after ${secondsText(untrailed)} s`}
      </p>
      <FactList
        Name={Glossed}
        facts={[
          { name: 'S/N in one frame', value: signal === undefined ? ABSENT : signalText(signal.one) },
          {
            name: 'S/N stacked',
            value:
              signal === undefined ? (
                ABSENT
              ) : (
                <Explained text={EXPOSURE_MEANINGS.signal}>{signalText(signal.stack)}</Explained>
              ),
          },
          {
            name: `Frames for S/N ${telescope.wantedSignal}`,
            value:
              signal === undefined
                ? ABSENT
                : `${signal.needed}${isEnough ? '' : ', more than the slot takes'}`,
          },
          {
            name: 'Sky',
            value: <Explained text={EXPOSURE_MEANINGS.sky}>{fixedText(exposure.skyBrightness, 1)}</Explained>,
            unit: 'mag/arcsec²',
          },
          {
            name: 'Leaves the chip after',
            value: <Explained text={EXPOSURE_MEANINGS.onChip}>{hoursText(onChipHours)}</Explained>,
          },
          chance === undefined
            ? { name: 'Chance in field', value: 'not known: its place is not certain enough' }
            : {
                name: 'Chance in field',
                value: <Explained text={EXPOSURE_MEANINGS.field}>{chanceText(chance)}</Explained>,
                unit: '%',
              },
        ]}
      />
    </>
  );
}
