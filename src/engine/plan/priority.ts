/** What makes an object worth observing in this night rather than in another, each in its own unit. */
export type Urgency = {
  /** Time for which it can be observed in this night, hours. */
  readonly observableHours: number;
  /** Motion, arcsec/min. */
  readonly rate: number;
  /** Days since the last observation; absent where that is not known. */
  readonly daysUnobserved?: number;
  /** Major semi-axis of its place's 1-sigma ellipse, arcsec; absent where that is not known. */
  readonly uncertainty?: number;
  /** True on a risk list. */
  readonly isOnRiskList: boolean;
};

/** Weights of the criteria, from 0 for none. */
export type PriorityWeights = Readonly<Record<Criterion, number>>;

export const CRITERIA = ['setting', 'rate', 'unobserved', 'uncertainty', 'risk'] as const;
export type Criterion = (typeof CRITERIA)[number];

/** Values at which each criterion has half of its greatest score: choices of this project. */
const HALF_AT = { observableHours: 2, rate: 5, daysUnobserved: 30, uncertainty: 60 } as const;

/** How urgent an object is by each criterion, from 0 to 1: by how soon it is out of reach, and how much there is to gain. */
export function scoresOf(urgency: Urgency): Readonly<Record<Criterion, number>> {
  const { observableHours, rate, daysUnobserved = 0, uncertainty = 0, isOnRiskList } = urgency;
  return {
    setting: HALF_AT.observableHours / (HALF_AT.observableHours + observableHours),
    rate: saturating(rate, HALF_AT.rate),
    unobserved: saturating(daysUnobserved, HALF_AT.daysUnobserved),
    uncertainty: saturating(uncertainty, HALF_AT.uncertainty),
    risk: isOnRiskList ? 1 : 0,
  };
}

/** Weight of an object in a plan: 1 for one that nothing makes urgent, plus its scores by the weights of the criteria. */
export function priorityOf(urgency: Urgency, weights: PriorityWeights): number {
  const scores = scoresOf(urgency);
  return CRITERIA.reduce((sum, criterion) => sum + weights[criterion] * scores[criterion], 1);
}

function saturating(value: number, half: number): number {
  return value / (value + half);
}
