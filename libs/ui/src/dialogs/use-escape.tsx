import { createContext, type PropsWithChildren, use, useEffect, useEffectEvent } from 'react'

/** How many dialogs and drawers a part stands in. */
const Depth = createContext(0)

interface Layer {
  readonly depth: number
}

/** All that are open, in the order in which they opened. */
const open: Layer[] = []

/** The one that lies over all others: the innermost, and of two beside each other the later one. */
const topmost = (): Layer | undefined =>
  open.reduce<Layer | undefined>((top, layer) => (top && top.depth > layer.depth ? top : layer), undefined)

/** An Esc closes one of them, also where the first to hear it is gone before the next one does. */
const heard = new WeakSet<KeyboardEvent>()

/** A list or a calendar within a dialog that closes by the same key, as Mantine marks it. */
const isTaken = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.getAttribute('data-mantine-stop-propagation') === 'true'

interface EscapeOptions {
  opened: boolean
  onClose: () => void
  /** As Mantine's: yes unless refused. */
  closeOnEscape?: boolean | undefined
}

/**
 * Esc closes the dialog or drawer that lies over all others, and no other: Mantine would close each that is open.
 * @returns what the dialog is given instead
 */
export function useEscape({ opened, onClose, closeOnEscape = true }: EscapeOptions) {
  const depth = use(Depth)
  const escape = useEffectEvent(() => closeOnEscape && onClose())
  useEffect(() => {
    if (!opened) return
    const layer = { depth }
    open.push(layer)
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || heard.has(event) || topmost() !== layer) return
      heard.add(event)
      if (!isTaken(event)) escape()
    }
    window.addEventListener('keydown', listen, { capture: true })
    return () => {
      window.removeEventListener('keydown', listen, { capture: true })
      open.splice(open.indexOf(layer), 1)
    }
  }, [opened, depth])
  return { closeOnEscape: false }
}

/** Around what stands in a dialog or drawer. */
export function Within({ children }: PropsWithChildren) {
  const depth = use(Depth) + 1
  return <Depth value={depth}>{children}</Depth>
}
