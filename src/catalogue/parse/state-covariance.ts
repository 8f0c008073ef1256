import {
  type ElementCovariance,
  stateCovariance as covarianceOfState,
} from '#engine/orbit/element-covariance.ts';
import { RowError } from './rows.ts';

/**
 * Covariance of the state that elements of a row give, and of the parameters solved for.
 *
 * @throws {RowError} where the engine refuses it.
 */
export function stateCovariance(printed: ElementCovariance): Float64Array {
  try {
    return covarianceOfState(printed);
  } catch (error) {
    if (error instanceof RangeError) throw new RowError(error.message, { cause: error });
    throw error;
  }
}
