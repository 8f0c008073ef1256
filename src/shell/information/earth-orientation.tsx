import type { ServiceStatus } from '#contract/status.ts';

/** To which day the turning of the Earth is known, on which azimuths, altitudes and hour angles rest. */
export function EarthOrientation({ known }: { readonly known: ServiceStatus['earthOrientation'] }) {
  const { source, measuredTo, predictedTo } = known;
  const daily = predictedTo > measuredTo ? ` and predicted day by day to ${predictedTo}` : '';
  return (
    <p>
      {`The Earth’s rotation has been measured to ${measuredTo}${daily} (${source}). Azimuths, altitudes and hour angles of later dates rest on a prediction, and results say how good it is.`}
    </p>
  );
}
