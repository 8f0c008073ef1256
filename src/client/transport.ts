import { PAGE_TOKEN } from '#contract/local/host-messages.ts';
import { pathOf, TOKEN_HEADER } from '#contract/routes.ts';
import { createCallPace, type Place } from './call-pace.ts';
import type { HostState } from './host-state.ts';
import { beginsAnew, canTakeOver, hasDataFor, isInstantCall } from './instant-calls.ts';
import type { Reachability } from './reachability.ts';
import { pathOnSite } from './site.ts';

/** How long the service on the network may be silent before the one in the page answers, too, ms. */
const SILENT_MS = 15_000;

const BROKEN = 500;
const GATEWAYS: readonly number[] = [502, 504];

export type TransportParts = {
  readonly remote: (request: Request) => Promise<Response>;
  readonly local: (request: Request) => Promise<Response>;
  readonly host: () => HostState;
  /** Whether the browser has stored the data of the service in the page. */
  readonly hasStoredData: () => Promise<boolean>;
  /** Is notified of the paths of calls that the service on the network answered. */
  readonly onAnswered: (path: string) => void;
  readonly reachability: Pick<Reachability, 'isReachable' | 'noteFailure'>;
  /** Milliseconds of real time that never go back. */
  readonly now: () => number;
  /** Julian date UTC of the present. */
  readonly today: () => number;
};

/**
 * Sends calls to the service on the network, or to the one in the page: there what follows the changes of the user, where it answers
 * sooner, and everything that it can answer while the other cannot be reached, fails or is silent. A token goes to the service that issued it.
 */
export function createTransport({
  remote,
  local,
  host,
  hasStoredData,
  onAnswered,
  reachability,
  now,
  today,
}: TransportParts): typeof fetch {
  const pace = createCallPace();

  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    const path = pathOnSite(pathname);
    if (!canTakeOver(path)) return remote(request);
    const issuer = issuerFor(path, request);
    if (issuer !== undefined) return issuer === 'local' ? local(request) : remote(request);
    if (pace.sooner(path) === 'local' && hasDataFor(path, searchParams, host(), today())) {
      return sendMeasured(path, 'local', request);
    }
    if (!reachability.isReachable() && (await hasData())) return local(request);
    return orTakenOver(path, request, beginsAnew(path, searchParams, today()));
  };

  async function hasData(): Promise<boolean> {
    return host().isOpen || hasStoredData();
  }

  /**
   * The response of the service on the network; that of the one in the page where the former fails, or is silent for longer.
   *
   * @param isPatient whether a silent service is waited for, however long it takes.
   */
  async function orTakenOver(path: string, request: Request, isPatient: boolean): Promise<Response> {
    const spare = request.clone();
    const { signal } = request;
    const outcome = sendMeasured(path, 'remote', request);
    const answered = outcome.then((response) => {
      if (response.status >= BROKEN) throw new BrokenServiceError(response.status);
      onAnswered(path);
      return response;
    });
    const taken = failedOrSilent(answered).then(async (failure) => {
      const isAway = failure !== undefined && !signal.aborted && isAbsence(failure);
      if (isAway) reachability.noteFailure();
      const isLeft = failure === undefined && isPatient;
      if (isLeft || signal.aborted || !(await hasData())) throw new BrokenServiceError(undefined);
      return local(spare);
    });
    const response = await Promise.any([answered, taken]).catch(() => outcome);
    for (const other of [answered, taken])
      void other.then(
        (late) => dismiss(late, response),
        () => undefined,
      );
    return response;
  }

  async function sendMeasured(path: string, place: Place, request: Request): Promise<Response> {
    const start = now();
    const response = await (place === 'local' ? local : remote)(request);
    if (response.ok && isInstantCall(path)) {
      pace.note(path, place, now() - start);
    }
    return response;
  }
}

/** Thrown in place of a response that says that the service failed. */
class BrokenServiceError extends Error {
  override readonly name = 'BrokenServiceError';
  readonly status: number | undefined;

  constructor(status: number | undefined) {
    super(`the service failed: ${status ?? 'no response'}`);
    this.status = status;
  }
}

/** Whether a failure means that the service is away, and not that it failed at a call. */
function isAbsence(failure: unknown): boolean {
  return !(failure instanceof BrokenServiceError) || GATEWAYS.includes(failure.status ?? 0);
}

/** Resolves with the failure of a call, or with nothing once it has been silent for longer. */
function failedOrSilent(answered: Promise<Response>): Promise<unknown> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, SILENT_MS);
    answered.then(
      () => clearTimeout(timer),
      (failure: unknown) => {
        clearTimeout(timer);
        resolve(failure);
      },
    );
  });
}

/** Ends what a response that is not used goes on with. */
function dismiss(late: Response, used: Response): void {
  if (late !== used) void late.body?.cancel();
}

/** The place whose token a request is about; nothing where none is, or any service can answer. */
function issuerFor(path: string, { url, headers }: Request): Place | undefined {
  const token = headers.get(TOKEN_HEADER);
  if (token === null || token === '') return undefined;
  const isOfPage = token.startsWith(PAGE_TOKEN);
  if (OF_CALCULATION.has(path)) return isOfPage ? 'local' : 'remote';
  const isFurtherPage =
    path === pathOf('filtering') && Number(new URL(url).searchParams.get('from') ?? 0) > 0;
  return isFurtherPage && isOfPage ? 'local' : undefined;
}

/** Calls about a calculation that was accepted. */
const OF_CALCULATION = new Set(
  (['getCalculationResult', 'cancelCalculation', 'longTerm', 'shortTerm'] as const).map((name) =>
    pathOf(name),
  ),
);
