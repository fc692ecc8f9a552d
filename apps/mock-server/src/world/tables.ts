/** Somebody of a company who can sign in. */
export interface MemberRecord {
  readonly id: string
  readonly company_id: string
  readonly username: string
  readonly password: string
  readonly role: 'owner' | 'booker' | 'finance' | 'viewer'
  readonly state: 'active' | 'suspended' | 'locked'
}

/** A signed-in session; `id` is the access token. */
export interface SessionRecord {
  readonly id: string
  readonly member_id: string
  readonly refresh_token: string
  /** Epoch ms at which the access token stops working. */
  readonly expires: number
  /** Epoch ms at which the refresh token stops working. */
  readonly refresh_expires: number
}

/** A table's name and the shape of its rows. Every row carries `id: string`. */
export interface Tables {
  member: MemberRecord
  session: SessionRecord
}

/** All names, for loops over tables; the type demands each one. */
export const tableNames = Object.keys({
  member: true,
  session: true,
} satisfies Record<keyof Tables, true>) as readonly (keyof Tables)[]
