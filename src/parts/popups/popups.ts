import { createActorContext } from '@xstate/react';
import { popupsMachine } from '#machines/popups/popups.ts';

/** The popups of the page: the shell starts them, every part opens and answers them. */
export const Popups = createActorContext(popupsMachine);
