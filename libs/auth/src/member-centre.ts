import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { MenuEntry } from './menus.ts'
import type { AuthNode } from './permissions.ts'

export interface MemberCentreState {
  /** False hides the member entries and the login form. */
  open: boolean
  userMenus: MenuEntry[]
  navUserMenus: MenuEntry[]
  /** Group titles are shown, because there is more than one top-level member menu. */
  showHeadline: boolean
  authNode: AuthNode
  /** The window is narrow; the member menu is a drawer. */
  shrink: boolean
  /** The drawer is open. */
  menuExpand: boolean
}

/** Below this window width, in px, the member menu is a drawer. */
export const shrinkWidth = 992

export const emptyMemberCentre: MemberCentreState = {
  open: true,
  userMenus: [],
  navUserMenus: [],
  showHeadline: false,
  authNode: {},
  shrink: false,
  menuExpand: false,
}

export const memberCentreStore = createStore<MemberCentreState>(() => emptyMemberCentre)

export const useMemberCentre = <T>(select: (state: MemberCentreState) => T): T =>
  useStore(memberCentreStore, select)

export const expandMenu = (menuExpand: boolean): void => memberCentreStore.setState({ menuExpand })
