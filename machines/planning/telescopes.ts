import { type ActorRefFrom, assign, emit, setup } from 'xstate';
import {
  type StoredTelescopes,
  MAX_TELESCOPE_NAME,
  type TelescopeProfile,
} from '#contract/opt/telescope-profile.ts';
import type { Present } from '../popups/coordinator.ts';

export type TelescopesContext = StoredTelescopes;

export type TelescopesEvent =
  /** Profiles that the browser stored: those that are here already stay. */
  | { readonly type: 'telescopes.learned'; readonly stored: StoredTelescopes }
  /** The user changed them in another tool. */
  | { readonly type: 'telescopes.shared'; readonly stored: StoredTelescopes }
  /** Replaces a telescope, or adds one; it is then in use. */
  | {
      readonly type: 'telescope.saved';
      readonly profile: TelescopeProfile;
      readonly before: string | undefined;
    }
  | { readonly type: 'telescope.deleted'; readonly name: string }
  /** Without a name, no telescope is in use. */
  | { readonly type: 'telescope.chosen'; readonly name: string | undefined }
  /** A stored or saved state replaces the current one: what it was made with is in use. */
  | { readonly type: 'telescope.loaded'; readonly profile: TelescopeProfile | undefined };

/** The user changed something that is to be stored. */
export type TelescopesEmitted = { readonly type: 'telescopes.changed' };

/** The user's telescopes with their cameras, and the one in use: shared by the tools that plan. */
export const telescopesMachine = setup({
  types: {
    context: {} as TelescopesContext,
    events: {} as TelescopesEvent,
    emitted: {} as TelescopesEmitted,
  },
  actions: { notify: emit({ type: 'telescopes.changed' }) },
}).createMachine({
  id: 'telescopes',
  context: { profiles: [], chosen: undefined },
  on: {
    'telescopes.learned': {
      actions: assign(({ context: { profiles, chosen }, event: { stored } }) => ({
        profiles: stored.profiles.reduce((known, profile) => withProfile(known, profile), profiles),
        chosen: chosen ?? stored.chosen,
      })),
    },
    'telescopes.shared': { actions: assign(({ event }) => event.stored) },
    'telescope.saved': {
      actions: [
        assign(({ context, event: { profile, before } }) => ({
          profiles: withProfile(context.profiles, profile, before),
          chosen: profile.name,
        })),
        'notify',
      ],
    },
    'telescope.deleted': {
      actions: [
        assign(({ context: { profiles, chosen }, event: { name } }) => ({
          profiles: profiles.filter((profile) => profile.name !== name),
          chosen: chosen === name ? undefined : chosen,
        })),
        'notify',
      ],
    },
    'telescope.chosen': { actions: [assign({ chosen: ({ event }) => event.name }), 'notify'] },
    'telescope.loaded': {
      actions: assign(({ context: { profiles }, event: { profile } }) =>
        profile === undefined ? {} : withGuest(profiles, profile),
      ),
    },
  },
});

export type TelescopesActor = ActorRefFrom<typeof telescopesMachine>;

/** The telescope in use; undefined where none is. */
export function telescopeInUse({ profiles, chosen }: TelescopesContext): TelescopeProfile | undefined {
  return profiles.find(({ name }) => name === chosen);
}

/** How the telescope in use is saved; a state without one leaves the choice as it is. */
export const SAVED_TELESCOPE = {
  save({ telescopes: { context } }: Present<{ readonly telescopes: TelescopesActor }>) {
    const telescope = telescopeInUse(context);
    return telescope === undefined ? {} : { telescope };
  },
  load({ telescope: profile }: { readonly telescope?: TelescopeProfile | undefined }) {
    return [{ to: 'telescopes', event: { type: 'telescope.loaded', profile } } as const];
  },
};

/** Profiles with one that came with a state: under a new name where the user has another of that name. */
function withGuest(profiles: readonly TelescopeProfile[], guest: TelescopeProfile): TelescopesContext {
  const same = profiles.find((profile) => essence(profile) === essence(guest));
  if (same !== undefined) return { profiles, chosen: same.name };
  const isTaken = profiles.some(({ name }) => name === guest.name);
  const name = isTaken ? `${guest.name.slice(0, MAX_TELESCOPE_NAME - GUEST.length)}${GUEST}` : guest.name;
  return { profiles: withProfile(profiles, { ...guest, name }), chosen: name };
}

const GUEST = ' (from a link)';

/** A profile without its name. */
function essence({ name: _name, ...numbers }: TelescopeProfile): string {
  return JSON.stringify(Object.entries(numbers).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Profiles with one saved, in the place of that of its former or present name, else at the end. */
function withProfile(
  profiles: readonly TelescopeProfile[],
  profile: TelescopeProfile,
  before = profile.name,
): readonly TelescopeProfile[] {
  const place = profiles.findIndex(({ name }) => name === before);
  const others = profiles.filter(({ name }) => name !== before && name !== profile.name);
  return place < 0 ? [...others, profile] : others.toSpliced(place, 0, profile);
}
