import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { AU_KM } from '#engine/constants.ts';
import { vec3 } from '#render/geometry/vectors.ts';
import { instantOf } from '#parts/scene/simulated-instant.ts';
import { ViewTable } from '#parts/scene/view-table.tsx';
import { numberText } from '#parts/quantities/number-text.ts';
import { useEphemeris } from '#parts/solar-system/use-ephemeris.ts';
import { useSimulatedDate } from '#parts/timeline/use-simulated-date.ts';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import type { PlainRow } from '#ui/table/plain-table.tsx';
import { flybyMoment } from '../flyby-date.ts';
import type { FvtSources } from '../fvt-session.ts';
import { mainBodyOf } from '../main-body-of.ts';
import { companionOf, satellitesAt, surroundingsAt } from '../scene/bodies-at.ts';
import { createFlybyScene } from '../scene/flyby-scene.ts';
import { titleOfTarget } from '#machines/fvt/flyby.ts';

const COLUMNS = [
  { title: 'Body' },
  { title: 'Distance', unit: 'km' },
  { title: 'x', unit: 'km' },
  { title: 'y', unit: 'km' },
  { title: 'z', unit: 'km' },
];

export type FlybyTableProps = { sources: FvtSources; onClose: (() => void) | undefined };

/** The view as a table: where object, Moon and Sun are about the main body. */
export function FlybyTable({ sources, onClose }: FlybyTableProps) {
  const [sceneOf] = useState(createFlybyScene);
  const date = useSimulatedDate(sources.timeline);
  useEphemeris(sources.ephemeris, date);
  const shown = useSelector(sources.flyby, ({ context }) => context.shown);
  useSelector(sources.search, ({ context }) => context);
  const body = mainBodyOf(sources);
  if (body === undefined) return null;
  const instant = instantOf(date);
  const { day, offset } = instant;
  const scene = sceneOf(shown);
  const known = sources.ephemeris.covers(day + offset) ? sources.ephemeris.current() : undefined;
  const around = surroundingsAt(body.id, scene, known, instant);
  return (
    <ViewTable
      caption={`Positions relative to ${body.name} on ${flybyMoment(date)} UTC, ecliptic J2000`}
      columns={COLUMNS}
      rows={[
        ...(shown === undefined
          ? []
          : [rowOf(titleOfTarget(shown.target), scene?.object.positionAt(day, offset))]),
        ...(around?.companion === undefined
          ? []
          : [rowOf(companionOf(body.id)?.name ?? '', around.companion)]),
        ...satellitesAt(body.id, instant).map(({ name, position }) => rowOf(name, position)),
        ...(around === undefined ? [] : [rowOf('Sun', around.sun)]),
      ]}
      onClose={onClose}
    />
  );
}

function rowOf(name: string, place: Vector3 | undefined): PlainRow {
  const cells =
    place === undefined
      ? ['–', '–', '–', '–']
      : [kilometresText(vec3.length(place)), ...place.map(kilometresText)];
  return { key: name, cells: [name, ...cells] };
}

function kilometresText(au: number): string {
  return numberText(au * AU_KM, 0);
}
