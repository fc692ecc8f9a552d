import { get, set } from 'idb-keyval'
import type { StateStore } from './page-state.ts'

/** The browser's database. Mocks that begin differently keep their state under different names. */
export function databaseStore(name: string): StateStore {
  const channel = new BroadcastChannel(name)
  return {
    read: () => get<unknown>(name),
    write: async (snapshots) => {
      await set(name, snapshots)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin to name
      channel.postMessage('written')
    },
    follow: (written) => channel.addEventListener('message', written),
  }
}
