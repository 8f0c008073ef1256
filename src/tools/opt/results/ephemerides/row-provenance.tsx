import { useSelector } from '@xstate/react';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { ObjectTable } from '#contract/opt/calculation.ts';
import type { EphemerisColumnKey } from '#engine/observe/columns.ts';
import type { TelescopeProfile } from '#contract/opt/telescope-profile.ts';
import { USER_DEFINED } from '#contract/user-defined/user-defined.ts';
import { objectTitle } from '#machines/objects/listed-object.ts';
import { singleObjectQuery } from '#machines/objects/user-defined-query.ts';
import type { Calculation } from '#machines/opt/calculation/calculation-rules.ts';
import { telescopeInUse, type TelescopesActor } from '#machines/planning/telescopes.ts';
import { PositionUncertaintyBadge } from '#parts/provenance/position-uncertainty-badge.tsx';
import type { OrbitSubject } from '#parts/provenance/orbit-subject.ts';
import { ProvenanceMark } from '#parts/provenance/provenance-mark.tsx';
import { userDefinedOrbits } from '#parts/provenance/provenance-remarks.ts';
import { linksAbout } from '../../archive-link.ts';

/** The common provenance of all rows below. */
type Basis = {
  readonly subjectOf: (object: ObjectTable) => OrbitSubject;
  /** A value of an object at the first epoch; null where that is not known. */
  readonly firstOf: (object: ObjectTable, column: EphemerisColumnKey) => number | null;
  readonly telescope: TelescopeProfile | undefined;
};

const BasisContext = createContext<Basis | undefined>(undefined);

type Props = {
  readonly calculation: Calculation;
  readonly telescopes: TelescopesActor;
  readonly children: ReactNode;
};

/** The calculation that the rows inside are from, and the telescope that shall find what they name. */
export function RowsOf({ calculation, telescopes, children }: Props) {
  const telescope = useSelector(telescopes, telescopeChosen);
  const basis = useMemo(
    () => ({ subjectOf: subjectsOf(calculation), firstOf: firstRowOf(calculation), telescope }),
    [calculation, telescope],
  );
  return <BasisContext value={basis}>{children}</BasisContext>;
}

function telescopeChosen({ context }: ReturnType<TelescopesActor['getSnapshot']>) {
  return telescopeInUse(context);
}

type MarkProps = {
  readonly object: ObjectTable;
  /** 1 sigma of its place near the date of the row, arcsec; null where that is not known, that of the first epoch where absent. */
  readonly arcsec?: number | null;
  /** The moment the row is about, Julian date UTC; the first epoch where absent. */
  readonly moment?: number | null | undefined;
};

/** One press to where the orbit of a row comes from, and before it a badge where the place is uncertain. */
export function RowProvenance({ object, arcsec, moment }: MarkProps) {
  const basis = useContext(BasisContext);
  if (basis === undefined) throw new RangeError('there is no calculation around this row');
  const { subjectOf, firstOf, telescope } = basis;
  return (
    <>
      {object.database === USER_DEFINED || object.data.length === 0 ? null : (
        <PositionUncertaintyBadge
          arcsec={arcsec === undefined ? firstOf(object, 'ERR_A') : arcsec}
          telescope={telescope}
        />
      )}
      <ProvenanceMark {...subjectOf(object)} moment={moment ?? firstOf(object, 'JD_UTC') ?? undefined} />
    </>
  );
}

function subjectsOf({ request: { query, userDefined }, result }: Calculation): Basis['subjectOf'] {
  const orbits = userDefinedOrbits(userDefined);
  const { observatoryCode, observatoryLatitude, observatoryLongitude, observatoryElevation } = query;
  const place = { observatoryCode, observatoryLatitude, observatoryLongitude, observatoryElevation };
  return (object) => {
    const own = orbits.get(object.designator);
    return {
      title: objectTitle(object),
      query: object.database === USER_DEFINED ? undefined : { name: object.designator, ...place },
      definition: own && { ...singleObjectQuery(own), ...place },
      calculated: { object, provenance: result.provenance, userDefinedOrbits: orbits },
      links: linksAbout(object),
    };
  };
}

function firstRowOf({ result: { object } }: Calculation): Basis['firstOf'] {
  const rows = new Map(object.data.map(({ designator, data }) => [designator, data[0]]));
  return ({ designator }, column) => rows.get(designator)?.[object.fields.indexOf(column)] ?? null;
}
