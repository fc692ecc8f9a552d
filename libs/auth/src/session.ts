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

/** The six stored fields, and the other data of the member once the site call has returned it. */
export type SessionState = StoredSession & Partial<Omit<UserInfo, keyof StoredSession>>

interface Session {
  store: StoreApi<SessionState>
  isSignedIn: () => boolean
  /** Access token for the next call; null for a visitor. */
  token: () => string | null
  /** Signs in: takes all fields, including the tokens. */
  fill: (user: UserInfo) => void
  /** Takes the member's data from the site call, which never overwrites the tokens. */
  describe: (user: UserInfo) => void
  /** The member has changed some of its own data. */
  amend: (part: Partial<Omit<UserInfo, 'id' | 'token' | 'refresh_token'>>) => void
  /** The server has ended the session: removes the tokens and keeps the name for the login form. */
  clearTokens: () => void
  /** Signs out: removes everything about the member, from storage too. */
  forget: () => void
  /** Follows other tabs; returns a function that stops it. */
  followOtherTabs: (changed: (change: SessionChange) => void) => () => void
}

/** What happened in another tab; `other-member` if somebody else signed in there. */
export type SessionChange = 'signed-in' | 'signed-out' | 'other-member'

/** A session in a storage. If that is full or blocked, the session lasts for this page only. */
export function createSession(storage: BrowserStorage = lastingStorage): Session {
  const store = createStore<SessionState>(() => parseSession(storage.read(sessionKey)))

  const keep = (next: SessionState) => {
    store.setState(next, true)
    storage.write(sessionKey, JSON.stringify(storedFields(next)))
  }

  /** Changes data of this session. If another tab has ended or replaced it, its event is on the way: storage stays. */
  const change = (next: SessionState) => {
    const stillHeld = parseSession(storage.read(sessionKey)).token === store.getState().token
    if (stillHeld) keep(next)
    else store.setState(next, true)
  }

  return {
    store,
    isSignedIn: () => isSignedIn(store.getState()),
    token: () => store.getState().token || null,
    fill: (user) => keep(user),
    describe: (user) => {
      const { token, refresh_token } = store.getState()
      change({ ...user, token, refresh_token })
    },
    amend: (part) => change({ ...store.getState(), ...part }),
    clearTokens: () => {
      const { id, username, nickname, avatar } = store.getState()
      change({ ...nobody, id, username, nickname, avatar })
    },
    forget: () => {
      store.setState(nobody, true)
      storage.remove(sessionKey)
    },
    followOtherTabs: (changed) => {
      const follow = (event: StorageEvent) => {
        // The key is null when the whole storage was cleared.
        if (event.key !== sessionKey && event.key !== null) return
        const before = store.getState()
        const after = parseSession(event.key === null ? null : event.newValue)
        const sameMember = after.id === before.id
        // The number of the member stays after a sign-out, so that unsent input is found again after signing in.
        const left = isSignedIn(after) ? after : { ...after, id: before.id }
        store.setState(sameMember && isSignedIn(after) ? { ...before, ...after } : left, true)
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

export function useSession<T>(select: (state: SessionState) => T): T {
  return useStore(session.store, select)
}

export const useIsSignedIn = (): boolean => useSession(isSignedIn)
