/** Numbers of things that have no name, by which a cache may know them: the same for the same thing, without holding it. */
export function createNumbering(): (thing: object) => number {
  const numbers = new WeakMap<object, number>();
  let count = 0;
  return (thing) => {
    const number = numbers.get(thing) ?? ++count;
    numbers.set(thing, number);
    return number;
  };
}
