import { type OrbitObject, perturbedRefusal, type SwitchRefusal } from '#machines/orbits/orbit-object.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Switch } from '#ui/fields/switch.tsx';

const REASONS: Readonly<Record<SwitchRefusal, (title: string) => string>> = {
  'not near-Earth': (title) => `${title} is not a near-Earth object: it is shown on its Keplerian orbit.`,
  'failed just now': (title) =>
    `The perturbed orbit of ${title} could not be loaded just now. You can try again in half a minute.`,
  'Keplerian only': (title) => `No perturbed orbit is available for ${title}.`,
};

/** The switch between perturbed and Keplerian orbit; a disabled one explains why. */
export function PropagationSwitch({ row, onChange }: { row: OrbitObject; onChange: () => void }) {
  const refusal = perturbedRefusal(row);
  const label = `Perturbed orbit of ${row.title}`;
  if (refusal === undefined) {
    return (
      <Switch aria-label={label} isSelected={row.perturbedOn} onChange={onChange}>
        {null}
      </Switch>
    );
  }
  return (
    <IconButton
      label={label}
      size="small"
      unavailable={REASONS[refusal](row.title)}
      icon={<span className="switch-track" aria-hidden />}
    />
  );
}
