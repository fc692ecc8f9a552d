/** The six fields of a member that browser storage may hold, and no others. */
export interface StoredSession {
  /** Member number; 0 for a visitor. */
  id: number
  username: string
  nickname: string
  avatar: string
  /** Access token; empty when signed out. */
  token: string
  /** Empty unless the member chose to stay signed in. */
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

/** A member has both an id and a token. */
export const isSignedIn = (session: Pick<StoredSession, 'id' | 'token'>): boolean =>
  session.id > 0 && session.token !== ''

/** Picks the six fields. */
export const storedFields = (from: StoredSession): StoredSession => ({
  id: from.id,
  username: from.username,
  nickname: from.nickname,
  avatar: from.avatar,
  token: from.token,
  refresh_token: from.refresh_token,
})

/** Reads the stored record; anything else counts as a visitor. */
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
