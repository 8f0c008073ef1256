import { useState, useSyncExternalStore } from 'react';
import { PAGE_PAUSES } from '#client/pauses.ts';
import { countText } from '#contract/text/count-text.ts';
import { Toast } from '#ui/overlays/toast.tsx';

/** Says that the page waits for a limit on calls, and lets the user end that. */
export function ServicePause() {
  const seconds = useSyncExternalStore(PAGE_PAUSES.subscribe, PAGE_PAUSES.seconds);
  return seconds === undefined ? null : <PauseToast seconds={seconds} />;
}

/** The message stays as long as the pause, unless the user closes it. */
function PauseToast({ seconds }: { seconds: number }) {
  const [isShown, setIsShown] = useState(true);
  if (!isShown) return null;
  return (
    <Toast
      status="info"
      action="Stop waiting"
      onAction={PAGE_PAUSES.stop}
      onClose={() => setIsShown(false)}
      onHold={NO_TIMER}
      onRelease={NO_TIMER}
    >
      {`Your network has made too many requests this minute. The page goes on by itself within ${countText(seconds, 'second')}.`}
    </Toast>
  );
}

const NO_TIMER = () => undefined;
