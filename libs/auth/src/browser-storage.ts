/** Storage for a few strings. No method throws, even if storage is blocked or full. */
export interface BrowserStorage {
  /** Null without a value or with blocked storage. */
  read: (key: string) => string | null
  /** False if storage is blocked or full. */
  write: (key: string, value: string) => boolean
  remove: (key: string) => void
}

function guarded<T>(area: () => Storage, use: (storage: Storage) => T, otherwise: T): T {
  try {
    // Reading `localStorage` already throws if storage is blocked.
    return use(area())
  } catch {
    return otherwise
  }
}

/** Wraps localStorage or sessionStorage; `area` is a function because reading the property may throw. */
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

/** Outlives the visit; all tabs share it. */
export const lastingStorage = browserStorage(() => localStorage)

/** Lasts as long as the tab. */
export const tabStorage = browserStorage(() => sessionStorage)
