import { decodeReferences } from '#catalogue/character-references.ts';
import { API_CALL_MESSAGE, type Failure, STOPPED_MESSAGE } from '#contract/rest/failure.ts';
import { parsedJson } from '#contract/rest/parsed-json.ts';
import { withoutDirectionControls } from '#contract/direction-controls.ts';
import {
  PROBLEM_MEDIA_TYPE,
  type ProblemBody,
  problemBody,
  type ProblemKind,
  problemKind,
} from '#contract/rest/problem.ts';

/**
 * The failure that an error response describes.
 *
 * A problem body gives its own words, an HTML error page the text after 'Message', anything else the generic text of a
 * failed call.
 */
export async function failureOfResponse(response: Response): Promise<Failure> {
  const { status } = response;
  const text = await response.text();
  const body = isProblem(response) ? readProblem(text) : undefined;
  if (body === undefined) {
    return { kind: 'problem', type: 'about:blank', status, message: htmlMessage(text) ?? API_CALL_MESSAGE };
  }
  if (problemKind(body.type) === 'cancelled-token') return { kind: 'cancelled', message: STOPPED_MESSAGE };
  return { kind: 'problem', type: body.type, status, message: problemMessage(body) };
}

/** Kind of the problem that an error response describes; nothing where it describes none. */
export async function problemKindOf(response: Response): Promise<ProblemKind | undefined> {
  const body = isProblem(response) ? readProblem(await response.text()) : undefined;
  return body && problemKind(body.type);
}

/**
 * The text after 'Message' in an HTML error page, without tags and as it is read; undefined where there is none. It may repeat parts of
 * the request.
 */
function htmlMessage(page: string): string | undefined {
  const markup = /Message\s*(?:<[^>]*>|[\s:])*([^<]+)/.exec(page)?.[1] ?? '';
  const message = withoutDirectionControls(decodeReferences(markup)).trim();
  return message === '' ? undefined : message;
}

/**
 * Title and detail of a problem as one text; a detail that repeats the title, or names what was not found, is used alone.
 * It may repeat parts of the request.
 */
function problemMessage({ type, title, detail }: ProblemBody): string {
  const kind = problemKind(type);
  if (kind === 'internal-error' || detail === '') return title;
  const isWhole = kind === 'unknown-names' || detail.startsWith(title);
  return withoutDirectionControls(isWhole ? detail : `${title} ${detail}`);
}

function isProblem(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith(PROBLEM_MEDIA_TYPE) === true;
}

function readProblem(text: string): ProblemBody | undefined {
  const result = problemBody.safeParse(parsedJson(text));
  return result.success ? result.data : undefined;
}
