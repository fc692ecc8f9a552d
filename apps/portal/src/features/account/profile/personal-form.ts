import type { Schemas } from '@portal/api-client'
import type { SessionState } from '@portal/auth'
import { nameError, type ValidationError } from '../../../shared/form/field-rules.ts'

/** What a member tells about itself. */
export interface PersonalValues {
  /** Path as the server keeps it. */
  avatar: string
  nickname: string
  /** As the radio buttons have it. */
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

/** Characters of a motto. */
export const mottoLength = 120

const genders = { '0': 0, '1': 1, '2': 2 } as const

export function toProfileRequest(
  values: PersonalValues,
  former: Pick<SessionState, 'avatar' | 'username'>,
): Schemas['SaveAccountProfileRequest'] {
  return {
    // It never changes, but some backends refuse a profile without it.
    username: former.username,
    // The picture that is there already may have an address that no upload gave.
    ...(values.avatar !== former.avatar && { avatar: values.avatar }),
    nickname: values.nickname.trim(),
    gender: genders[values.gender],
    birthday: values.birthday === '' ? null : values.birthday,
    motto: values.motto.trim(),
  }
}
