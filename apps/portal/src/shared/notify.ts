type Notify = Record<'error' | 'success', (message: string) => void>

let known: Notify | null = null

/**
 * Hands over the notices once they are there: without a network they could not be fetched when they are needed. Null
 * takes them away again, as before a page is drawn.
 */
export const notifyThrough = (target: Notify | null): void => {
  known = target
}

const say = (kind: keyof Notify, message: string): void => {
  if (known) known[kind](message)
  else void import('@portal/ui/overlays').then(({ notify }) => notify[kind](message))
}

/** Notices for the parts that every page starts with, whose code comes after the first paint. */
export const notify: Notify = {
  error: (message) => say('error', message),
  success: (message) => say('success', message),
}
