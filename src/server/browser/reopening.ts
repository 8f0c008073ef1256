/** Something that is opened once and serves calls, until it has to be opened anew. */
type Reopening<Opened> = {
  /** Opens it with the first use, and again after a failure or once it was replaced. */
  readonly current: () => Promise<Opened>;
  /** The resource that is open or being opened; undefined where there is none. */
  readonly present: () => Promise<Opened> | undefined;
  /** The response of the open resource, or of its replacement where the call fails and the resource was replaced during it. */
  readonly respond: (
    request: Request,
    answer: (opened: Opened, request: Request) => Promise<Response>,
  ) => Promise<Response>;
};

const BROKEN = 500;

/**
 * @param open receives a function by which the resource is opened again: at once if its use has failed by then, or else with the next use.
 * @param retire is given what was replaced, which calls may still be using.
 */
export function reopening<Opened>(
  open: (replace: () => void) => Promise<Opened>,
  retire: (opened: Opened) => void,
): Reopening<Opened> {
  let opened: Promise<Opened> | undefined;

  return { current, present: () => opened, respond };

  function current(): Promise<Opened> {
    if (opened !== undefined) return opened;
    let isReplaced = false;
    const opening = open(replace).catch((error: unknown) => {
      forget();
      if (isReplaced) return current();
      throw error;
    });
    opened = opening;
    return opening;

    function replace(): void {
      if (isReplaced) return;
      isReplaced = true;
      forget();
      void opening.then(retire, () => undefined); // what fails to open leaves nothing behind
    }

    function forget(): void {
      if (opened === opening) opened = undefined;
    }
  }

  async function respond(
    request: Request,
    answer: (opened: Opened, request: Request) => Promise<Response>,
  ): Promise<Response> {
    const used = current();
    const one = await used;
    const spare = request.clone();
    const response = await answer(one, request).catch((error: unknown) => {
      if (used === opened) throw error;
      return undefined;
    });
    if (response !== undefined && (response.status < BROKEN || used === opened)) return response;
    return answer(await current(), spare);
  }
}
