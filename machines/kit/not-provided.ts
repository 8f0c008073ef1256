/** Takes the place of an actor in a machine that must be provided before the machine is started. */
export function notProvided(): never {
  throw new Error('this actor must be provided before the machine is started');
}
