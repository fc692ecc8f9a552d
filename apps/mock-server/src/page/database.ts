import { get, set } from 'idb-keyval'
import type { StateStore } from './page-state.ts'

/** The browser's database. Mocks that begin differently keep their state under different names. */
export const databaseStore = (name: string): StateStore => ({
  read: () => get<unknown>(name),
  write: (snapshots) => set(name, snapshots),
})
