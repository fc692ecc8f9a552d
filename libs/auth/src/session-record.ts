/** The six fields of a member that may be kept in browser storage; nothing else ever is. */
export interface StoredSession {
  /** Member number; 0 for nobody. */
  id: number
  username: string
  nickname: string
  avatar: string
  /** Access token; empty when signed out. */
  token: string
  /** Empty unless the member asked to stay signed in. */
  refresh_token: string
}

export const sessionKey = 'userInfo'

export const nobody: StoredSession = {
  id: 0,
  username: '',
  nickname: '',
  avatar: '',
  token: '',
  refresh_token: '',
}

/** A member is one with both id and token; either alone is a visitor. */
export const isSignedIn = (session: Pick<StoredSession, 'id' | 'token'>): boolean =>
  session.id > 0 && session.token !== ''

/** The six fields of any larger record. */
export const storedFields = (from: StoredSession): StoredSession => ({
  id: from.id,
  username: from.username,
  nickname: from.nickname,
  avatar: from.avatar,
  token: from.token,
  refresh_token: from.refresh_token,
})

/** Reads what storage holds; anything that is not exactly such a record counts as nobody. */
export function parseSession(text: string | null): StoredSession {
  if (text === null) return nobody
  try {
    const found: unknown = JSON.parse(text)
    return isStoredSession(found) ? storedFields(found) : nobody
  } catch {
    return nobody
  }
}

function isStoredSession(value: unknown): value is StoredSession {
  if (typeof value !== 'object' || value === null) return false
  const record = value as Record<string, unknown>
  const texts = ['username', 'nickname', 'avatar', 'token', 'refresh_token']
  return Number.isSafeInteger(record.id) && texts.every((key) => typeof record[key] === 'string')
}
