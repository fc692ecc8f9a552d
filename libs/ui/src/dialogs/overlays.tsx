import type { DrawerProps, ModalProps } from '@mantine/core'
import { Drawer as MantineDrawer } from '../generated/mantine/Drawer.ts'
import { Modal as MantineModal } from '../generated/mantine/Modal.ts'
import { useFocusBack } from './use-focus-back.ts'

/** Mantine's modal, whose focus returns also when it is mounted only while it is open. */
export function Modal(props: ModalProps) {
  return <MantineModal {...props} {...useFocusBack(props)} />
}

/** Mantine's drawer, whose focus returns also when it is mounted only while it is open. */
export function Drawer(props: DrawerProps) {
  return <MantineDrawer {...props} {...useFocusBack(props)} />
}
