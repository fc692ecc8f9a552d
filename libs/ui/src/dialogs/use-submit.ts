import { useRef, useState } from 'react'

export interface Submit {
  pending: boolean
  /** What the last attempt was rejected with; null when there is nothing to say. */
  failure: unknown
  /** Runs the action, unless it is running. */
  submit: () => Promise<void>
  clear: () => void
}

/**
 * One effect however often it is asked for: double click, Enter plus click. `action` may answer `false` (there
 * is an error in the form); anything else that is no rejection counts as done.
 */
export function useSubmit(action: () => unknown, done: () => void): Submit {
  const running = useRef(false)
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)

  async function submit() {
    // The ref, not the state: two clicks may come before React draws again.
    if (running.current) return
    running.current = true
    setPending(true)
    setFailure(null)
    try {
      if ((await action()) !== false) done()
    } catch (error) {
      setFailure(error)
    } finally {
      running.current = false
      setPending(false)
    }
  }

  return { pending, failure, submit, clear: () => setFailure(null) }
}
