import { useRef, useState } from 'react'

interface Submit<Values extends unknown[], Result> {
  /** An action is under way. */
  pending: boolean
  /** Runs the action, unless it is already running: then it resolves to undefined. */
  submit: (...values: Values) => Promise<Result | undefined>
}

/** The one guard against double submits: a double click, or Enter plus a click, runs the action once. */
export function useSubmit<Values extends unknown[], Result>(
  action: (...values: Values) => Promise<Result>,
): Submit<Values, Result> {
  const running = useRef(false)
  const [pending, setPending] = useState(false)

  async function submit(...values: Values) {
    // The ref, not the state: a second click may come before React renders again.
    if (running.current) return undefined
    running.current = true
    setPending(true)
    try {
      return await action(...values)
    } finally {
      running.current = false
      setPending(false)
    }
  }

  return { pending, submit }
}
