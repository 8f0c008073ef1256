import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { TelescopeProfile } from '#contract/opt/telescope-profile.ts';
import type { TonightObject, TonightResult } from '#contract/opt/tonight.ts';
import { objectTitle } from '#machines/objects/listed-object.ts';
import type { TonightActor } from '#machines/opt/tonight/tonight.ts';
import { isLost, isNearMoon } from '#machines/opt/tonight/tonight-plan.ts';
import { type Observatory, observatoryParameters } from '#machines/planning/observatory.ts';
import { telescopeInUse, type TelescopesActor } from '#machines/planning/telescopes.ts';
import { GREENWICH, type TimeZone } from '#machines/planning/time-frame.ts';
import { useWidth } from '#parts/charts/drawing-size.ts';
import type { TermName } from '#parts/glossary/definitions.ts';
import { Glossed, Term } from '#parts/glossary/term.tsx';
import { NightStrip } from '#parts/night/night-strip.tsx';
import { timeText } from '#parts/night/night-texts.ts';
import { PositionUncertaintyBadge } from '#parts/provenance/position-uncertainty-badge.tsx';
import { ProvenanceMark } from '#parts/provenance/provenance-mark.tsx';
import { fixedText } from '#parts/quantities/number-text.ts';
import { Badge } from '#ui/content/badge.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { useRovingRows } from '#ui/table/roving-rows.ts';
import { linksAbout } from '../archive-link.ts';
import { AltitudeCurve, type NightFrame } from './altitude-curve.tsx';
import { highText, lostText, NEAR_MOON } from './tonight-texts.ts';

type Props = {
  readonly tonight: TonightActor;
  readonly telescopes: TelescopesActor;
  readonly result: TonightResult;
  /** The time zone of the site. */
  readonly zone: TimeZone;
};

/** The objects of a night, brightest first, with a box to plan each and its altitude through the night. */
export function TonightList({ tonight, telescopes, result, zone }: Props) {
  const checked = useSelector(tonight, ({ context }) => context.checked);
  const lowest = useSelector(tonight, ({ context }) => context.limits.lowest);
  const site = useSelector(tonight, ({ context }) => context.site);
  const telescope = useSelector(telescopes, ({ context }) => telescopeInUse(context));
  const [ref, width] = useWidth<HTMLTableCellElement>();
  const list = useRef<HTMLTableElement>(null);
  useRovingRows(list);
  const { dark, moments, objects } = result;
  const frame: NightFrame = { dark, moments, lowest, width };
  const isAll = checked.size === objects.length;
  return (
    <table ref={list} className="tonight-list">
      <caption className="visually-hidden">
        Objects that are up tonight, brightest first. Arrow keys move through the rows.
      </caption>
      <thead>
        <tr>
          <td>
            <Checkbox
              aria-label="All objects"
              isSelected={isAll}
              isIndeterminate={!isAll && checked.size > 0}
              onChange={() => tonight.send({ type: 'objects.toggled' })}
            />
          </td>
          <th scope="col">Object</th>
          <Head title="V" unit="mag" />
          <Head title="Best" unit={zone.name} />
          <Head title="" unit="UTC" label="Best, UTC" />
          <Head title="Altitude" unit="then" />
          <Head title="Motion" unit="arcsec/min" />
          <Head title="Moon" unit="deg" term="moon-elongation" />
          <th scope="col" ref={ref} className="tonight-wide">
            <span className="visually-hidden">Altitude through the night</span>
            <NightStrip sky={result} zone={zone} width={width} />
          </th>
        </tr>
      </thead>
      <tbody>
        {objects.map((object) => (
          <Row
            key={object.designator}
            object={object}
            zone={zone}
            frame={frame}
            site={site}
            telescope={telescope}
            isHindered={isNearMoon(object, result, lowest)}
            isChecked={checked.has(object.designator)}
            onToggle={() => tonight.send({ type: 'object.toggled', designator: object.designator })}
          />
        ))}
      </tbody>
    </table>
  );
}

type HeadProps = {
  readonly title: string;
  readonly unit: string;
  readonly label?: string;
  /** Explains a title that has other meanings elsewhere. */
  readonly term?: TermName;
};

function Head({ title, unit, label, term }: HeadProps) {
  return (
    <th scope="col" className="tonight-figure" {...(label === undefined ? {} : { 'aria-label': label })}>
      {term === undefined ? <Glossed words={title} /> : <Term name={term}>{title}</Term>}
      <small>{unit}</small>
    </th>
  );
}

type RowProps = {
  readonly object: TonightObject;
  readonly zone: TimeZone;
  readonly frame: NightFrame;
  readonly site: Observatory | undefined;
  readonly telescope: TelescopeProfile | undefined;
  /** The Moon is too near for a plan. */
  readonly isHindered: boolean;
  readonly isChecked: boolean;
  readonly onToggle: () => void;
};

function Row({ object, zone, frame, site, telescope, isHindered, isChecked, onToggle }: RowProps) {
  const { best, altitudes, designator } = object;
  const { julianDate, magnitude, altitude, motion, moonElongation } = best;
  const title = objectTitle(object);
  return (
    <tr data-checked={isChecked || undefined}>
      <td>
        <Checkbox aria-label={`Plan ${title}`} isSelected={isChecked} onChange={onToggle} />
      </td>
      <th scope="row">
        <span className="designation">{title}</span>
        {isLost(object) ? (
          <Badge tone="attention" text={lostText(object)} />
        ) : (
          <PositionUncertaintyBadge arcsec={best.uncertainty} telescope={telescope} />
        )}
        {isHindered ? <Badge tone="attention" {...NEAR_MOON} /> : null}
        <ProvenanceMark
          title={title}
          query={site && { name: designator, ...observatoryParameters(site) }}
          moment={julianDate}
          links={linksAbout(object)}
        />
        <small className="phone-only">
          {`${timeText(julianDate, zone)} at ${fixedText(altitude, 0)}° · V ${fixedText(magnitude, 1)} · ${fixedText(motion, 1)}″/min`}
        </small>
      </th>
      <td className="tonight-figure">{fixedText(magnitude, 1)}</td>
      <td className="tonight-figure">
        <strong>{timeText(julianDate, zone)}</strong>
      </td>
      <td className="tonight-figure muted">{timeText(julianDate, GREENWICH)}</td>
      <td className="tonight-figure">{`${fixedText(altitude, 0)}°`}</td>
      <td className="tonight-figure">{fixedText(motion, 2)}</td>
      <td className="tonight-figure">{`${fixedText(moonElongation, 0)}°`}</td>
      <td className="tonight-wide">
        <AltitudeCurve frame={frame} altitudes={altitudes} best={julianDate} />
        <span className="visually-hidden">{highText(altitudes, frame, zone)}</span>
      </td>
    </tr>
  );
}
