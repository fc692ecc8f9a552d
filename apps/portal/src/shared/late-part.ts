import { reportLostPart } from '@portal/ui'
import { type ComponentType, createElement } from 'react'

/** A part of a screen whose code comes only when it is wanted. */
export interface LatePart<Props> {
  /** Nothing until it has been fetched. */
  Part: ComponentType<Props>
  /** Runs `then` when the part is here, so that the focus finds it; a failed fetch is tried again next time. */
  fetch: (then: () => void) => void
}

export function latePart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LatePart<Props> {
  let part: ComponentType<Props> | null = null
  const fetchPart = async () => {
    part ??= (await load()).default
  }
  return {
    Part: (props) => (part ? createElement(part, props) : null),
    fetch: (then) => {
      if (part) return then()
      fetchPart().then(then, () => void reportLostPart())
    },
  }
}
