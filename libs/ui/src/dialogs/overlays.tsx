import type { DrawerProps, ModalProps } from '@mantine/core'
import {
  createContext,
  type PropsWithChildren,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import { Drawer as MantineDrawer } from '../generated/mantine/Drawer.ts'
import { Modal as MantineModal } from '../generated/mantine/Modal.ts'

/** Mantine's modal, with `useReturnFocus` and `useEscape`. */
export function Modal({ children, ...props }: ModalProps) {
  return (
    <MantineModal {...props} {...useReturnFocus(props)} {...useEscape(props)}>
      <Nested>{children}</Nested>
    </MantineModal>
  )
}

/** Mantine's drawer, with `useReturnFocus` and `useEscape`. */
export function Drawer({ children, ...props }: DrawerProps) {
  return (
    <MantineDrawer {...props} {...useReturnFocus(props)} {...useEscape(props)}>
      <Nested>{children}</Nested>
    </MantineDrawer>
  )
}

/** The number of dialogs and drawers around a component. */
const Depth = createContext(0)

function Nested({ children }: PropsWithChildren) {
  const depth = use(Depth) + 1
  return <Depth value={depth}>{children}</Depth>
}

interface Layer {
  readonly depth: number
}

/** The open dialogs and drawers, in the order in which they opened. */
const openLayers: Layer[] = []

/** The innermost layer; of two at the same depth, the one opened last. */
const topmost = (): Layer | undefined =>
  openLayers.reduce<Layer | undefined>(
    (top, layer) => (top && top.depth > layer.depth ? top : layer),
    undefined,
  )

/** One Esc closes one layer: the next listener must not close the layer below in the same event. */
const handled = new WeakSet<KeyboardEvent>()

/** A list or calendar inside the dialog closes by the same key; Mantine marks it so. */
const closesChild = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.getAttribute('data-mantine-stop-propagation') === 'true'

interface EscapeOptions {
  opened: boolean
  onClose: () => void
  /** As in Mantine: true by default. */
  closeOnEscape?: boolean | undefined
}

/**
 * Esc closes only the topmost dialog or drawer; Mantine would close every open one.
 * @returns the props that replace Mantine's own handling
 */
function useEscape({ opened, onClose, closeOnEscape = true }: EscapeOptions) {
  const depth = use(Depth)
  const escape = useEffectEvent(() => closeOnEscape && onClose())
  useEffect(() => {
    if (!opened) return
    const layer = { depth }
    openLayers.push(layer)
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || handled.has(event) || topmost() !== layer) return
      handled.add(event)
      if (!closesChild(event)) escape()
    }
    window.addEventListener('keydown', listen, { capture: true })
    return () => {
      window.removeEventListener('keydown', listen, { capture: true })
      openLayers.splice(openLayers.indexOf(layer), 1)
    }
  }, [opened, depth])
  return { closeOnEscape: false }
}

/** The element that gets the focus when a closing dialog is gone; a dialog that opens meanwhile inherits it. */
let pendingOrigin: HTMLElement | null = null

interface ReturnFocusOptions {
  opened: boolean
  /** As in Mantine: true by default. */
  returnFocus?: boolean | undefined
  onExitTransitionEnd?: (() => void) | undefined
}

/**
 * Returns the focus to where it was before the dialog opened. Mantine does so only for a dialog that is mounted
 * before it opens; ours are mostly mounted open and unmounted to close. Focus that has moved elsewhere stays there.
 * @returns props for the dialog
 */
function useReturnFocus({ opened, returnFocus = true, onExitTransitionEnd }: ReturnFocusOptions) {
  const from = useRef<HTMLElement | null>(null)
  const root = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    if (!opened || !returnFocus) return
    from.current = pendingOrigin?.isConnected ? pendingOrigin : focused()
    return () => {
      const origin = from.current
      pendingOrigin = origin
      // Not at once: the same update may open another dialog, or enable the button that opened this one.
      window.setTimeout(() => {
        if (pendingOrigin === origin) pendingOrigin = null
        restoreFocus(origin)
      })
    }
  }, [opened, returnFocus])

  return {
    ref: root,
    onExitTransitionEnd: () => {
      onExitTransitionEnd?.()
      // A field of the fading dialog still has the focus, and would take it along.
      if (returnFocus) restoreFocus(from.current, root.current)
    },
  }
}

function restoreFocus(origin: HTMLElement | null, leaving: HTMLElement | null = null): void {
  const active = focused()
  const isFree = active === null || leaving?.contains(active)
  if (origin?.isConnected && isFree) origin.focus({ preventScroll: true })
}

/** Null when nothing has the focus: browsers then report the body. */
function focused(): HTMLElement | null {
  const active = document.activeElement
  return active instanceof HTMLElement && active !== document.body ? active : null
}
