import { Info } from 'lucide-react';
import type { ObjectTable, Provenance } from '#contract/calculation.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { OutsideLink } from '#ui/outside-link.tsx';
import { Popover } from '#ui/popover.tsx';
import type { Remarks } from '../downloads/text-table.ts';
import { commonRemarks, orbitRemarks, type UserDefinedOrbits } from './provenance-remarks.ts';
import './provenance.css';

type Props = {
  readonly title: string;
  readonly object: ObjectTable;
  readonly provenance: Provenance;
  readonly userDefinedOrbits: UserDefinedOrbits;
  /** Page of earlier observations in an archive; undefined of an object that has none. */
  readonly archive: string | undefined;
};

/** One click away from every number: which orbit it was computed from, and how. */
export function OrbitProvenance({ title, object, provenance, userDefinedOrbits, archive }: Props) {
  const trigger = (
    <IconButton label={`Provenance of ${title}`} size="small" icon={<Info className="icon" aria-hidden />} />
  );
  return (
    <Popover label={`Provenance of ${title}`} trigger={trigger}>
      <ProvenanceList
        title={title}
        remarks={[...orbitRemarks(object, userDefinedOrbits), ...commonRemarks(provenance)]}
      />
      {archive === undefined ? null : (
        <p className="provenance-archive">
          <OutsideLink href={archive}>Previous observations, in a new tab</OutsideLink>
        </p>
      )}
    </Popover>
  );
}

/** Labels and values below a heading. */
function ProvenanceList({ title, remarks }: { readonly title: string; readonly remarks: Remarks }) {
  return (
    <div className="provenance">
      <h3 className="designation">{title}</h3>
      <dl>
        {remarks.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
