import { useLayoutEffect, useRef } from 'react'

/** What has the focus once a dialog has closed; known between two dialogs of which one follows the other. */
let awaiting: HTMLElement | null = null

interface FocusBackOptions {
  opened: boolean
  /** As Mantine's: yes unless refused. */
  returnFocus?: boolean | undefined
  onExitTransitionEnd?: (() => void) | undefined
}

/**
 * Gives the focus back to where it was before a dialog opened, also when the dialog is mounted open and leaves with its
 * page's state. Mantine does so only for a dialog that was there before. Who has moved the focus meanwhile keeps it, and
 * what is no longer there gets none.
 * @returns what the dialog is given: its root, and what it does when it has faded out
 */
export function useFocusBack({ opened, returnFocus = true, onExitTransitionEnd }: FocusBackOptions) {
  const from = useRef<HTMLElement | null>(null)
  const root = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    if (!opened || !returnFocus) return
    from.current = awaiting?.isConnected ? awaiting : focused()
    return () => {
      const origin = from.current
      awaiting = origin
      // Not at once: another dialog may open with the same change, and what opened this one may be enabled again by it.
      window.setTimeout(() => {
        if (awaiting === origin) awaiting = null
        giveBack(origin)
      })
    }
  }, [opened, returnFocus])

  return {
    ref: root,
    onExitTransitionEnd: () => {
      onExitTransitionEnd?.()
      // The field that was typed into still stands, and takes the focus with it when it goes.
      if (returnFocus) giveBack(from.current, root.current)
    },
  }
}

function giveBack(origin: HTMLElement | null, leaving: HTMLElement | null = null): void {
  const active = focused()
  const isFree = active === null || leaving?.contains(active)
  if (origin?.isConnected && isFree) origin.focus({ preventScroll: true })
}

/** Null when nothing has the focus, which a browser expresses as its body. */
function focused(): HTMLElement | null {
  const active = document.activeElement
  return active instanceof HTMLElement && active !== document.body ? active : null
}
