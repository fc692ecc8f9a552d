import { isDate } from '../time/dates.ts'

/** Faults of a profile by field, as keys of sentences; empty when there are none. */
export type ProfileFaults = { nickname?: 'nickname_taken'; birthday?: 'birthday'; avatar?: 'file_unknown' }

export interface ProfileForm {
  readonly nickname: string
  readonly birthday?: string | null
  readonly avatar?: string
}

export interface ProfileSurroundings {
  /** Nicknames of the colleagues, by which they know each other. */
  readonly colleagues: readonly string[]
  /** Date where the company is. */
  readonly today: string
  /** Whether the picture is one that this member may show. */
  readonly isOwnPicture: (url: string) => boolean
}

const oldest = '1900-01-01'
const folded = (name: string) => name.trim().toLowerCase()

export function profileFaults(form: ProfileForm, { colleagues, today, isOwnPicture }: ProfileSurroundings) {
  const faults: ProfileFaults = {}
  if (colleagues.some((name) => folded(name) === folded(form.nickname))) faults.nickname = 'nickname_taken'
  const { birthday = null, avatar = '' } = form
  if (birthday !== null && (!isDate(birthday) || birthday > today || birthday < oldest))
    faults.birthday = 'birthday'
  if (avatar !== '' && !isOwnPicture(avatar)) faults.avatar = 'file_unknown'
  return faults
}
