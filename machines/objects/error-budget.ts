import type { Budget, BudgetQuery } from '#contract/opt/budget.ts';
import { oneAnswerMachine } from '../kit/one-answer.ts';

/** What each force is worth for one object at one moment, when a user asks why a number is what it is. */
export const errorBudgetMachine = oneAnswerMachine<BudgetQuery, Budget>('errorBudget');
