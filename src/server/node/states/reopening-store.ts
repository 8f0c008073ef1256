import type { StateStore } from '#server/states/state-store.ts';

/**
 * A store that is opened when it is first used, and again for the next use where that failed: a database may be away when the
 * service starts.
 *
 * @param open opens the store.
 */
export function reopeningStore(open: () => Promise<StateStore>): StateStore {
  let opening: Promise<StateStore> | undefined;

  async function store(): Promise<StateStore> {
    const begun = (opening ??= open());
    try {
      return await begun;
    } catch (error) {
      if (opening === begun) opening = undefined;
      throw error;
    }
  }

  return {
    insert: async (state) => (await store()).insert(state),
    read: async (id, since) => (await store()).read(id, since),
    deleteBefore: async (savedAt) => (await store()).deleteBefore(savedAt),
    close: async () => {
      const open = await opening?.catch(() => undefined);
      await open?.close();
    },
  };
}
