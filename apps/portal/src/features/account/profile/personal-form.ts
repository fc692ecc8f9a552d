import type { Schemas } from '@portal/api-client'
import type { SessionState } from '@portal/auth'
import type { ValidationError } from '../../../shared/form/field-rules.ts'
import { nameError } from '../../../shared/form/printable.ts'

/** The member's personal data. */
export interface PersonalValues {
  /** Path as the server stores it. */
  avatar: string
  nickname: string
  /** Value of the radio button. */
  gender: '0' | '1' | '2'
  /** `YYYY-MM-DD`, or empty. */
  birthday: string
  motto: string
}

export const personalValues = (member: SessionState): PersonalValues => ({
  avatar: member.avatar,
  nickname: member.nickname,
  gender: `${member.gender ?? 0}`,
  birthday: member.birthday ?? '',
  motto: member.motto ?? '',
})

export const personalErrors = ({
  nickname,
  motto,
}: PersonalValues): Partial<Record<string, ValidationError>> => ({
  nickname: nameError(nickname),
  motto: motto.length > mottoLength ? 'tooLong' : undefined,
})

/** Maximum number of characters. */
export const mottoLength = 120

const genders = { '0': 0, '1': 1, '2': 2 } as const

export function toProfileRequest(
  values: PersonalValues,
  former: Pick<SessionState, 'avatar' | 'username'>,
): Schemas['SaveAccountProfileRequest'] {
  return {
    // Never changes, but some backends refuse a profile without it.
    username: former.username,
    // An existing picture may have an address that no upload returned, so it is sent only when it changes.
    ...(values.avatar !== former.avatar && { avatar: values.avatar }),
    nickname: values.nickname.trim(),
    gender: genders[values.gender],
    birthday: values.birthday === '' ? null : values.birthday,
    motto: values.motto.trim(),
  }
}
