import type { Schemas } from '@portal/api-client/contract'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type BrowserStorage, lastingStorage } from './browser-storage.ts'
import {
  isSignedIn,
  nobody,
  parseSession,
  type StoredSession,
  sessionKey,
  storedFields,
} from './session-record.ts'

export type UserInfo = Schemas['UserInfo']

/** The stored six fields, and the rest of the member's data once the site call has sent it. */
export type SessionState = StoredSession & Partial<Omit<UserInfo, keyof StoredSession>>

export interface Session {
  store: StoreApi<SessionState>
  isSignedIn: () => boolean
  /** Access token for the next call; null for a visitor. */
  token: () => string | null
  /** Signing in: takes everything, tokens included. */
  fill: (user: UserInfo) => void
  /** The site call: takes everything but the tokens, which it never overwrites. */
  describe: (user: UserInfo) => void
  /** The member has changed these of its own data. */
  amend: (part: Partial<Omit<UserInfo, 'id' | 'token' | 'refresh_token'>>) => void
  /** The server ended the session: the tokens go, the name stays for the login form. */
  clearTokens: () => void
  /** Signing out: nothing of the member stays, neither here nor in storage. */
  forget: () => void
  /** Follows other tabs; returns the way to stop. */
  followOtherTabs: (changed: (change: SessionChange) => void) => () => void
}

/** What another tab did: `other-member` also when somebody else signed in without signing out first. */
export type SessionChange = 'signed-in' | 'signed-out' | 'other-member'

/** One session over one storage. A full or blocked storage keeps the session for this page only. */
export function createSession(storage: BrowserStorage = lastingStorage): Session {
  const store = createStore<SessionState>(() => parseSession(storage.read(sessionKey)))

  const keep = (next: SessionState) => {
    store.setState(next, true)
    storage.write(sessionKey, JSON.stringify(storedFields(next)))
  }

  return {
    store,
    isSignedIn: () => isSignedIn(store.getState()),
    token: () => store.getState().token || null,
    fill: (user) => keep(user),
    describe: (user) => {
      const { token, refresh_token } = store.getState()
      keep({ ...user, token, refresh_token })
    },
    amend: (part) => keep({ ...store.getState(), ...part }),
    clearTokens: () => {
      const { id, username, nickname, avatar } = store.getState()
      keep({ ...nobody, id, username, nickname, avatar })
    },
    forget: () => {
      store.setState(nobody, true)
      storage.remove(sessionKey)
    },
    followOtherTabs: (changed) => {
      const follow = (event: StorageEvent) => {
        // A null key means that the whole storage was cleared.
        if (event.key !== sessionKey && event.key !== null) return
        const before = store.getState()
        const after = parseSession(event.key === null ? null : event.newValue)
        const sameMember = after.id === before.id
        store.setState(sameMember && isSignedIn(after) ? { ...before, ...after } : after, true)
        const change = compare(before, after)
        if (change) changed(change)
      }
      addEventListener('storage', follow)
      return () => removeEventListener('storage', follow)
    },
  }
}

function compare(before: StoredSession, after: StoredSession): SessionChange | null {
  if (isSignedIn(before) && !isSignedIn(after)) return 'signed-out'
  if (!isSignedIn(after)) return null
  if (!isSignedIn(before)) return 'signed-in'
  return before.id === after.id ? null : 'other-member'
}

/** The session of this page. */
export const session = createSession()

/** The member's data on a screen. */
export function useSession<T>(select: (state: SessionState) => T): T {
  return useStore(session.store, select)
}

export const useIsSignedIn = (): boolean => useSession(isSignedIn)
