/** Pieces of work that wait at most, in all and of one visitor: twenty and four calculations of 250 objects. */
export const WAITING_LIMITS = { waiting: 5000, waitingPerVisitor: 1200 } as const;
