/** Stands in a machine for an actor that whoever starts the machine must provide. */
export function notProvided(): never {
  throw new Error('this actor must be provided before the machine is started');
}
