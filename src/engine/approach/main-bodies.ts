import { AU_KM } from '../constants.ts';
import { BODY, type Body } from '../ephemeris/body.ts';
import { APPROACH_LIMITS } from '../table/approach-limits.ts';

/** Radius of the Moon's sphere of influence within the field of the Earth, km: 384 400 (1/81.3)^(2/5). */
const MOON_LIMIT_KM = 66_000;

/** A body that objects fly by. */
export type MainBody = {
  /** Lower-case English name. */
  readonly id: string;
  readonly name: string;
  readonly body: Body;
  readonly type: 'rocky' | 'gas giant';
  /** Distance from its centre within which an approach counts, au. */
  readonly limitAu: number;
  /** Largest pericentre distance of a user-defined flyby, au. */
  readonly flybyLimitAu: number;
};

/** 3 lunar distances, au, as usual in tables of flybys. */
const EARTH_FLYBY_LIMIT_AU = 0.007_708_63;

/** The eight planets from the Sun outwards, and the Moon. */
const MAIN_BODIES: readonly MainBody[] = [
  mainBody('Mercury', 'rocky'),
  mainBody('Venus', 'rocky'),
  mainBody('Earth', 'rocky'),
  mainBody('Mars', 'rocky'),
  mainBody('Jupiter', 'gas giant'),
  mainBody('Saturn', 'gas giant'),
  mainBody('Uranus', 'gas giant'),
  mainBody('Neptune', 'gas giant'),
  mainBody('Moon', 'rocky'),
];

/** The body of an id. @throws {RangeError} for an id that no body has. */
export function mainBodyOf(id: string): MainBody {
  const found = MAIN_BODIES.find((one) => one.id === id);
  if (found === undefined) throw new RangeError(`there is no main body "${id}"`);
  return found;
}

function mainBody(name: keyof typeof BODY, type: MainBody['type']): MainBody {
  const body = BODY[name];
  const planet = APPROACH_LIMITS.find((limit) => limit.body === body);
  const limitAu = planet?.limitAu ?? MOON_LIMIT_KM / AU_KM;
  const flybyLimitAu = name === 'Earth' ? EARTH_FLYBY_LIMIT_AU : limitAu;
  return { id: name.toLowerCase(), name, body, type, limitAu, flybyLimitAu };
}
