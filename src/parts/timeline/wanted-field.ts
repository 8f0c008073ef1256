/** Which date of a timeline was pressed to be changed; undefined while all are words. */
export type WantedField = 'current' | 'start' | 'end' | undefined;

export type WantedFieldProps = {
  readonly wanted: WantedField;
  readonly onWant: (field: WantedField) => void;
};
