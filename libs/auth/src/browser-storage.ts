/** Where a few strings outlive the page. Every method is safe when the browser blocks or fills storage. */
export interface BrowserStorage {
  /** The stored text; null when there is none or storage is blocked. */
  read: (key: string) => string | null
  /** False when the browser refused (blocked, full). */
  write: (key: string, value: string) => boolean
  remove: (key: string) => void
}

function guarded<T>(area: () => Storage, use: (storage: Storage) => T, otherwise: T): T {
  try {
    // Reading the property itself throws where the browser blocks storage.
    return use(area())
  } catch {
    return otherwise
  }
}

/** Wraps localStorage or sessionStorage, given as a function because naming it may already throw. */
export function browserStorage(area: () => Storage): BrowserStorage {
  return {
    read: (key) => guarded(area, (storage) => storage.getItem(key), null),
    write: (key, value) =>
      guarded(
        area,
        (storage) => {
          storage.setItem(key, value)
          return true
        },
        false,
      ),
    remove: (key) => guarded(area, (storage) => storage.removeItem(key), undefined),
  }
}

/** Survives the visit; shared by all tabs. */
export const lastingStorage = browserStorage(() => localStorage)

/** Lives as long as the tab. */
export const tabStorage = browserStorage(() => sessionStorage)
