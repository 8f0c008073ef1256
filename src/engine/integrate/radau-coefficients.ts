/** Interior nodes of a step; with the start it is sampled at eight instants. */
export const ORDER = 7;

/**
 * Instants of a step at which the acceleration is sampled, as fractions of its length; the first is its start.
 *
 * Source: Everhart (1985), in Dynamics of Comets, ASSL 115, 185: the eight-point left Gauss-Radau nodes, which are 0
 * and the roots of the Jacobi polynomial P7(0,1) on [0, 1].
 */
export const NODES: Readonly<Float64Array> = Float64Array.of(
  0,
  0.05626256053692215,
  0.18024069173689236,
  0.3526247171131696,
  0.5471536263305554,
  0.7342101772154105,
  0.8853209468390958,
  0.9775206135612875,
);

/** Row s (8 wide): 1 / (NODES[s] - NODES[j]) for j < s, the divisors of Newton's divided differences. */
export const INVERSE_GAPS: Readonly<Float64Array> = inverseGaps();

/** Row j (7 wide): what one unit of Newton's coefficient g_j adds to the power coefficients b_0 … b_j. */
export const NEWTON_TO_POWER: Readonly<Float64Array> = newtonToPower();

/** Row k (7 wide): what one unit of the power coefficient b_j, j ≥ k, adds to g_k; inverse of the table above. */
export const POWER_TO_NEWTON: Readonly<Float64Array> = invertLowerTriangle(NEWTON_TO_POWER);

/** Row k (7 wide): binomials (j+1 over k+1), which carry b_j of one step to b_k of the next. */
export const NEXT_STEP: Readonly<Float64Array> = nextStep();

function inverseGaps(): Float64Array {
  const gaps = new Float64Array((ORDER + 1) ** 2);
  for (let s = 1; s <= ORDER; s++) {
    for (let j = 0; j < s; j++) gaps[s * (ORDER + 1) + j] = 1 / (NODES[s] - NODES[j]);
  }
  return gaps;
}

/** Coefficients of h^k in the products (h - h_1) … (h - h_j). */
function newtonToPower(): Float64Array {
  const rows = new Float64Array(ORDER * ORDER);
  rows[0] = 1;
  for (let j = 1; j < ORDER; j++) {
    for (let k = 0; k <= j; k++) {
      const shifted = k > 0 ? rows[(j - 1) * ORDER + k - 1] : 0;
      rows[j * ORDER + k] = shifted - NODES[j] * rows[(j - 1) * ORDER + k];
    }
  }
  return rows;
}

/** With b_k = Σ_j g_j c_jk (c lower triangular, unit diagonal): row k of the result gives g_k = Σ_j d_kj b_j. */
function invertLowerTriangle(lower: Readonly<Float64Array>): Float64Array {
  const inverse = new Float64Array(ORDER * ORDER);
  for (let column = 0; column < ORDER; column++) {
    for (let k = column; k >= 0; k--) {
      let sum = k === column ? 1 : 0;
      for (let j = k + 1; j <= column; j++) sum -= lower[j * ORDER + k] * inverse[j * ORDER + column];
      inverse[k * ORDER + column] = sum;
    }
  }
  return inverse;
}

function nextStep(): Float64Array {
  const rows = new Float64Array(ORDER * ORDER);
  for (let k = 0; k < ORDER; k++) {
    let binomial = 1;
    for (let j = k; j < ORDER; j++) {
      rows[k * ORDER + j] = binomial;
      binomial = (binomial * (j + 2)) / (j + 1 - k);
    }
  }
  return rows;
}
