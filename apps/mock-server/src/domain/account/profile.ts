import { isDate } from '../time/dates.ts'

/** Errors of a profile by field, as keys of sentences; empty when there are none. */
type ProfileErrors = { nickname?: 'nickname_taken'; birthday?: 'birthday'; avatar?: 'file_unknown' }

interface ProfileForm {
  readonly nickname: string
  readonly birthday?: string | null
  readonly avatar?: string
}

interface ProfileSurroundings {
  /** Nicknames of the colleagues, by which they know each other. */
  readonly colleagues: readonly string[]
  /** Date where the company is. */
  readonly today: string
  /** Whether the picture is one that this member may show. */
  readonly isOwnPicture: (url: string) => boolean
}

const oldest = '1900-01-01'
const folded = (name: string) => name.trim().toLowerCase()

export function profileErrors(form: ProfileForm, { colleagues, today, isOwnPicture }: ProfileSurroundings) {
  const errors: ProfileErrors = {}
  if (colleagues.some((name) => folded(name) === folded(form.nickname))) errors.nickname = 'nickname_taken'
  const { birthday = null, avatar = '' } = form
  if (birthday !== null && (!isDate(birthday) || birthday > today || birthday < oldest))
    errors.birthday = 'birthday'
  if (avatar !== '' && !isOwnPicture(avatar)) errors.avatar = 'file_unknown'
  return errors
}
