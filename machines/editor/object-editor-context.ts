import type { ListedObject } from '#contract/asteroid.ts';
import type { KeplerianOrbits } from '#contract/nov/keplerian.ts';
import type {
  UserDefinedObject,
  UserDefinedKind,
  OrbitalObject,
} from '#contract/user-defined/user-defined-object.ts';
import { copiedForm } from './editor-copy.ts';
import { allFieldsOf, type FieldId } from './editor-fields.ts';
import {
  type EditorForm,
  emptyForm,
  faultsOf,
  type FormFaults,
  formOf,
  type FormRules,
  newForm,
  settledForm,
  valuesOf,
} from './editor-form.ts';
import { objectTitle } from '../objects/listed-object.ts';
import type { ObjectSearchActor } from '../objects/object-search.ts';
import { type MadeObject, makeUserDefinedObject } from '../objects/user-defined-object.ts';
import type { UserDefinedObjectEvent } from '../objects/user-defined-objects.ts';

/** What the objects are for: orbits about the Sun (two tabs), or flybys (one form). */
export type EditorPurpose = 'orbits' | 'flyby';

export type ObjectEditorContext = {
  readonly purpose: EditorPurpose;
  /** The form that is open; orbits have two tabs. */
  readonly tab: UserDefinedKind;
  readonly forms: Readonly<Record<UserDefinedKind, EditorForm>>;
  /** The forms as they were when the editor was opened. */
  readonly formsBefore: ObjectEditorContext['forms'];
  /** The object that is changed; undefined for a new one. */
  readonly edited: UserDefinedObject | undefined;
  /** All user-defined objects as they were when the editor opened. */
  readonly objects: readonly UserDefinedObject[];
  /** The search box of the copy panel. */
  readonly search: ObjectSearchActor;
  /** The object picked for copying. */
  readonly original: ListedObject | undefined;
  /** Ephemerides are being loaded: the form is disabled. */
  readonly loading: boolean;
  /** The object whose deletion is to be confirmed. */
  readonly doomed: UserDefinedObject | undefined;
  /** The last date allowed, Modified Julian Date. */
  readonly latestMjd: number;
};

const KINDS: readonly UserDefinedKind[] = ['ELLIPTICAL', 'HYPERBOLIC', 'FVT'];

/** The form that is open. */
export function formIn({ forms, tab }: Pick<ObjectEditorContext, 'forms' | 'tab'>): EditorForm {
  return forms[tab];
}

/** The rules of the open form: the names of all other objects, and the last date. */
export function rulesOf({
  objects,
  edited,
  latestMjd,
}: Pick<ObjectEditorContext, 'objects' | 'edited' | 'latestMjd'>): FormRules {
  const names = objects
    .filter(({ designator }) => designator !== edited?.designator)
    .map(({ objectName }) => objectName);
  return { names, latestMjd };
}

/** The faults of the open form as it is with its last field left. */
export function faultsIn(context: ObjectEditorContext): FormFaults {
  const rules = rulesOf(context);
  return faultsOf(settledForm(formIn(context), rules), rules);
}

/** The object that the open form describes. */
export function madeIn(context: ObjectEditorContext): MadeObject {
  const rules = rulesOf(context);
  const form = settledForm(formIn(context), rules);
  return makeUserDefinedObject(form.kind, valuesOf(form, rules));
}

/** The form that an editor for new objects opens on. */
export function firstTab(purpose: EditorPurpose): UserDefinedKind {
  return purpose === 'orbits' ? 'ELLIPTICAL' : 'FVT';
}

/** Forms with every field empty. */
export function emptyForms(): ObjectEditorContext['forms'] {
  return {
    ELLIPTICAL: emptyForm('ELLIPTICAL'),
    HYPERBOLIC: emptyForm('HYPERBOLIC'),
    FVT: emptyForm('FVT'),
  };
}

type Opening = Extract<ObjectEditorEvent, { readonly type: 'editor.opened' }>;

/** The editor as it opens: on the object to be changed, or on new ones under unused names. */
export function editorAtOpening(
  purpose: EditorPurpose,
  { objects, edited }: Opening,
): Partial<ObjectEditorContext> {
  const fresh = { objects, edited, original: undefined, doomed: undefined };
  if (edited !== undefined) {
    const forms = { ...emptyForms(), [edited.type]: formOf(edited) };
    return { ...fresh, tab: edited.type, forms, formsBefore: forms };
  }
  const names = objects.map(({ objectName }) => objectName);
  const forms = {
    ELLIPTICAL: newForm('ELLIPTICAL', names),
    HYPERBOLIC: newForm('HYPERBOLIC', names),
    FVT: newForm('FVT', names),
  };
  return { ...fresh, tab: firstTab(purpose), forms, formsBefore: forms };
}

/** Whether anything was typed or filled in since the editor was opened. */
export function isChanged({ forms, formsBefore }: ObjectEditorContext): boolean {
  return KINDS.some((kind) => {
    const [now, before] = [forms[kind].texts, formsBefore[kind].texts];
    return allFieldsOf(kind).some(({ id }) => (now[id] ?? '') !== (before[id] ?? ''));
  });
}

/** The open form filled with what was copied. */
export function copyIn(context: ObjectEditorContext, { data }: KeplerianOrbits['ephemerides']): EditorForm {
  const [record] = data;
  if (record === undefined || context.original === undefined) return formIn(context);
  return copiedForm(context.original, record, rulesOf(context));
}

/** Why nothing was copied, with the name of the object. */
export function copyFailure({ original }: ObjectEditorContext, message: string): string {
  return original === undefined ? message : `${objectTitle(original)}: ${message}`;
}

export type ObjectEditorEvent =
  | {
      readonly type: 'editor.opened';
      readonly objects: readonly UserDefinedObject[];
      readonly edited: UserDefinedObject | undefined;
    }
  | { readonly type: 'tab.chosen'; readonly tab: UserDefinedKind }
  | { readonly type: 'field.typed'; readonly id: FieldId; readonly text: string }
  | { readonly type: 'field.left'; readonly id: FieldId }
  | { readonly type: 'form.cleared' }
  /** An orbit was pasted, or something like one that cannot be read. */
  | { readonly type: 'orbit.pasted'; readonly object: OrbitalObject }
  | { readonly type: 'paste.refused'; readonly message: string }
  | { readonly type: 'object.saved' }
  | { readonly type: 'editor.cancelled' }
  /** A result of the copy panel's search was picked. */
  | { readonly type: 'original.chosen'; readonly object: ListedObject }
  | { readonly type: 'copy.requested' }
  | { readonly type: 'deletion.requested'; readonly object: UserDefinedObject }
  | { readonly type: 'deletion.confirmed' }
  | { readonly type: 'deletion.declined' }
  | { readonly type: 'ephemerides.loading' }
  | { readonly type: 'ephemerides.loaded' };

export type ObjectEditorEmitted =
  | UserDefinedObjectEvent<UserDefinedObject>
  | { readonly type: 'deletion.questioned'; readonly object: UserDefinedObject }
  /** The editor is done with, saved or not. */
  | { readonly type: 'editor.closed' }
  /** An object could not be made or copied. */
  | { readonly type: 'editing.failed'; readonly message: string };
