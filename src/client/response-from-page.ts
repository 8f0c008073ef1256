import { API_CALL_MESSAGE, RequestFailed } from '#contract/rest/failure.ts';

/** A request to the service in the page, whose script comes when it is needed. @throws RequestFailed where it does not start. */
export async function responseFromPage(request: Request): Promise<Response> {
  try {
    const { fetchFromPage } = await import('./local/page-host.ts');
    return await fetchFromPage(request);
  } catch (error) {
    throw new RequestFailed({ kind: 'network', message: API_CALL_MESSAGE }, { cause: error });
  }
}
