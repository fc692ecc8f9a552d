import type { DrawerProps, ModalProps } from '@mantine/core'
import { Drawer as MantineDrawer } from '../generated/mantine/Drawer.ts'
import { Modal as MantineModal } from '../generated/mantine/Modal.ts'
import { useEscape, Within } from './use-escape.tsx'
import { useFocusBack } from './use-focus-back.ts'

/** Mantine's modal, whose focus returns also when it is mounted only while it is open, and which hears Esc on top alone. */
export function Modal({ children, ...props }: ModalProps) {
  return (
    <MantineModal {...props} {...useFocusBack(props)} {...useEscape(props)}>
      <Within>{children}</Within>
    </MantineModal>
  )
}

/** Mantine's drawer, whose focus returns also when it is mounted only while it is open, and which hears Esc on top alone. */
export function Drawer({ children, ...props }: DrawerProps) {
  return (
    <MantineDrawer {...props} {...useFocusBack(props)} {...useEscape(props)}>
      <Within>{children}</Within>
    </MantineDrawer>
  )
}
