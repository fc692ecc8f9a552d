import type { ComponentType } from 'react'

/** A part of a screen whose code comes only when it is wanted. */
export interface LatePart<Props> {
  /** Null until it has been fetched. */
  get: () => ComponentType<Props> | null
  /** Runs `then` when the part is here, so that the focus finds it; a failed fetch is tried again next time. */
  fetch: (then: () => void) => void
}

export function latePart<Props>(load: () => Promise<{ default: ComponentType<Props> }>): LatePart<Props> {
  let part: ComponentType<Props> | null = null
  return {
    get: () => part,
    fetch: (then) => {
      if (part) return then()
      load().then(
        (module) => {
          part = module.default
          then()
        },
        // The build's own rule for lost chunks has been told by then.
        () => {},
      )
    },
  }
}
