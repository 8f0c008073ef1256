import { withoutDirectionControls } from '#contract/direction-controls.ts';
import { escapedMarkup } from '#contract/text/markup.ts';

/** A text in a document of a Story, where it neither is markup nor turns what follows it. */
export function markup(text: string): string {
  return escapedMarkup(withoutDirectionControls(text));
}
