import { useCallback, useEffect, useState } from 'react';

/** How long what floats over a view waits for its first picture, ms. */
const LONGEST_MS = 1000;

/**
 * Whether it is time for what floats over a view: once its first picture is reported, so that nothing delays the user; and soon in any
 * case, since a picture may lack what it is made from.
 */
export function useAfterPicture(): { readonly isTime: boolean; readonly reportPicture: () => void } {
  const [isTime, setTime] = useState(false);
  const reportPicture = useCallback(() => setTime(true), []);
  useEffect(() => {
    const timer = setTimeout(reportPicture, LONGEST_MS);
    return () => clearTimeout(timer);
  }, [reportPicture]);
  return { isTime, reportPicture };
}
