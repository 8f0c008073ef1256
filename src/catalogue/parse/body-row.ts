import type { Elements } from '#engine/orbit/elements.ts';
import type { NonGravitational } from '#engine/orbit/orbit.ts';
import type { BodyType, Database } from '../small-body.ts';
import { namePartsOf } from '../designation.ts';
import { RowError } from './rows.ts';

/** One row of a source about a body; most sources give only some of these values. Units as in SmallBody. */
export type BodyRow = {
  readonly number?: string | undefined;
  readonly name?: string | undefined;
  readonly designation: string;
  readonly otherDesignations?: readonly string[] | undefined;
  readonly bodyType: BodyType;
  readonly database?: Database | undefined;
  /** Absent where the source gives none that is good enough for an ephemeris. */
  readonly elements?: Elements | undefined;
  /** Set where the elements are printed with few digits: their rounding is in the covariance. */
  readonly isRounded?: true | undefined;
  readonly covariance?: Float64Array | undefined;
  readonly solution?: string | undefined;
  readonly nonGravitational?: NonGravitational | undefined;
  readonly absoluteMagnitude?: number | undefined;
  readonly slope?: number | undefined;
  readonly cometMagnitude?: number | undefined;
  readonly cometSlope?: number | undefined;
  readonly diameterKm?: number | undefined;
  readonly albedo?: number | undefined;
  readonly rotationHours?: number | undefined;
  readonly extent?: string | undefined;
  readonly spectralType?: string | undefined;
  readonly moidAu?: number | undefined;
  readonly uncertainty?: number | undefined;
  readonly arcDays?: number | undefined;
  readonly lastObservation?: string | undefined;
  readonly pha?: boolean | undefined;
};

/** Names of a body from JPL's or the MPC's full name; a text that names none is a fault of its row. */
export function bodyNames(fullName: string): Pick<BodyRow, 'number' | 'name' | 'designation'> {
  try {
    return namePartsOf(fullName);
  } catch (error) {
    throw error instanceof RangeError ? new RowError(error.message) : error;
  }
}
