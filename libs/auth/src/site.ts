import type { Schemas } from '@portal/api-client/contract'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { MenuEntry } from './menus.ts'

/** The site's settings, its top menu, and what has been loaded. */
export interface SiteState extends Omit<Schemas['Site'], 'iframe_hosts'> {
  /** Hosts that may be embedded: those of the site settings and of its iframe entries. */
  iframeHosts: string[]
  headNav: MenuEntry[]
  /** The first load has happened. */
  initialize: boolean
  /** The load for the signed-in member has happened. */
  userInitialize: boolean
}

export const emptySite: SiteState = {
  siteName: '',
  siteTag: '',
  siteLogo: '',
  version: '',
  cdnUrl: '',
  apiUrl: '',
  currency: 'CNY',
  upload: { maxSize: 0, mode: 'local', allowedSuffixes: [], allowedMimeTypes: [] },
  iframeHosts: [],
  headNav: [],
  initialize: false,
  userInitialize: false,
}

export const siteStore = createStore<SiteState>(() => emptySite)

export const useSite = <T>(select: (state: SiteState) => T): T => useStore(siteStore, select)
