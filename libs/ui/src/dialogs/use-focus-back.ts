import { useLayoutEffect } from 'react'

/** What has the focus once a dialog has closed; known between two dialogs of which one follows the other. */
let awaiting: HTMLElement | null = null

/**
 * Gives the focus back to where it was before a dialog opened, also when the dialog is mounted open and leaves with its
 * page's state. Mantine does so only for a dialog that stays mounted. Who has moved the focus meanwhile keeps it, and
 * what is no longer there gets none.
 */
export function useFocusBack(opened: boolean, wanted = true): void {
  useLayoutEffect(() => {
    if (!opened || !wanted) return
    const from = awaiting?.isConnected ? awaiting : focused()
    return () => {
      awaiting = from
      // Not at once: another dialog may open with the same change, and its button may be enabled again by it.
      window.setTimeout(() => {
        if (awaiting === from) awaiting = null
        if (from?.isConnected && focused() === null) from.focus({ preventScroll: true })
      })
    }
  }, [opened, wanted])
}

/** Null when nothing has the focus, which a browser expresses as its body. */
function focused(): HTMLElement | null {
  const active = document.activeElement
  return active instanceof HTMLElement && active !== document.body ? active : null
}
