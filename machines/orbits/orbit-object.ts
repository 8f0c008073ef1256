import type { ListedObject } from '#contract/asteroid.ts';
import type { OrbitalObject } from '#contract/user-defined/user-defined-object.ts';
import { MILLISECONDS_PER_DAY } from '#engine/constants.ts';
import { objectKind, objectTitle, type ObjectKind } from '../objects/listed-object.ts';
import type { OrbitDefinition } from '../objects/user-defined-objects.ts';

/** An object of the orbit tools' lists: one row of their table. */
export type OrbitObject = {
  /** Unique among the objects of both sources. */
  readonly designator: string;
  /** Its name in lists, labels and messages. */
  readonly title: string;
  readonly source:
    | { readonly kind: 'listed'; readonly object: ListedObject }
    | { readonly kind: 'user-defined'; readonly object: OrbitDefinition };
  /** Shown in the scene. */
  readonly checked: boolean;
  /** The switch of orbit propagation: perturbed when on. */
  readonly perturbedOn: boolean;
  /** There is no perturbed orbit of it. */
  readonly keplerianOnly: boolean;
  /** A failure that may pass, as that of an overloaded service: it is neither stored nor shared, and can soon be tried again. */
  readonly isPassing?: boolean;
  /** Date of its impact: YYYY-MM-DD, or an ISO instant UTC. */
  readonly impactDate: string | undefined;
};

/** Kind by which a row is coloured. */
export type OrbitObjectKind = ObjectKind | 'user-defined';

/** An unchecked row for an object of the catalogue. */
export function listedRow(object: ListedObject): OrbitObject {
  return {
    designator: object.designator,
    title: objectTitle(object),
    source: { kind: 'listed', object },
    checked: false,
    perturbedOn: false,
    keplerianOnly: false,
    impactDate: object.impact_date,
  };
}

/** An unchecked row for a user-defined object: its properties besides its orbit are stored in the row alone. */
export function userDefinedRow(object: OrbitalObject): OrbitObject {
  const { perturbedOn, keplerianOnly, impactDate, ...definition } = object;
  return {
    designator: object.designator,
    title: object.objectName,
    source: { kind: 'user-defined', object: definition },
    checked: false,
    perturbedOn,
    keplerianOnly,
    impactDate,
  };
}

export function orbitObjectKind({ source }: OrbitObject): OrbitObjectKind {
  return source.kind === 'listed' ? objectKind(source.object) : 'user-defined';
}

/** The name by which requests and lists of impactors identify an object: its number, or the name of one without. */
export function identifierOf({ number, name }: Pick<ListedObject, 'number' | 'name'>): string {
  return number === undefined || number === '' ? name : number;
}

/** Whether clicking a row selects it; unconfirmed objects are selectable where a tool says so. */
export function isSelectable(
  row: OrbitObject,
  { selectsUnconfirmed = false }: { readonly selectsUnconfirmed?: boolean },
): boolean {
  return selectsUnconfirmed || orbitObjectKind(row) !== 'NEOCP';
}

/** Why a row's perturbed switch is disabled; undefined while it is not. */
export type SwitchRefusal = 'not near-Earth' | 'Keplerian only' | 'failed just now';

/**
 * Why the perturbed switch is disabled: no perturbed orbit exists of objects far from the Earth and of those that none
 * was found for. An unconfirmed object may always be tried.
 */
export function perturbedRefusal(row: OrbitObject): SwitchRefusal | undefined {
  const kind = orbitObjectKind(row);
  if (kind === 'NEOCP') return undefined;
  if (kind === 'non-NEA') return 'not near-Earth';
  if (!row.keplerianOnly) return undefined;
  return row.isPassing === true ? 'failed just now' : 'Keplerian only';
}

/** Whether it is known that there is no perturbed orbit, and not only that none could be loaded just now. */
export function isKeplerianOnly({ keplerianOnly, isPassing = false }: OrbitObject): boolean {
  return keplerianOnly && !isPassing;
}

/**
 * Whether an object has ended by an impact: from its instant on, or from the end of its day where that is all that is
 * known.
 *
 * @param currentMs the simulated date, UTC milliseconds.
 */
export function hasImpacted({ impactDate }: Pick<OrbitObject, 'impactDate'>, currentMs: number): boolean {
  if (impactDate === undefined) return false;
  const rest = impactDate.includes('T') ? 0 : MILLISECONDS_PER_DAY;
  return currentMs >= Date.parse(impactDate) + rest;
}
