type Notify = Record<'error' | 'success' | 'info', (message: string) => void>

let known: Notify | null = null

/**
 * Provides the notices once they are loaded: offline they could not be loaded when needed. Null removes them, as before
 * the first render.
 */
export const notifyThrough = (target: Notify | null): void => {
  known = target
}

const say = (kind: keyof Notify, message: string): void => {
  if (known) known[kind](message)
  else void import('@portal/ui/overlays').then(({ notify }) => notify[kind](message))
}

/** Notices for code of the first paint, which load later. */
export const notify: Notify = {
  error: (message) => say('error', message),
  success: (message) => say('success', message),
  info: (message) => say('info', message),
}
