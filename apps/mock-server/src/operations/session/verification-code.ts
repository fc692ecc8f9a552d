import { type BodyOf, labels, type Schemas } from '@portal/api-client/contract'
import {
  defaultArea,
  emailTarget,
  isUnreachable,
  mobileError,
  mobileTarget,
} from '../../domain/account/profile.ts'
import { invalidFields } from '../../domain/refusal.ts'
import {
  type CodePurpose,
  codeId,
  newCode,
  purposes,
  resendSeconds,
  secondsToWait,
  tryCode,
} from '../../domain/verification/code.ts'
import { type Operations, ok, refuse } from '../../edge/operation.ts'
import type { Language } from '../../texts/language.ts'
import { messageText } from '../../texts/text.ts'
import type { MemberRecord } from '../../world/tables.ts'
import type { World } from '../../world/world.ts'
import { sendMessage } from '../notification/notify.ts'
import { checkPassword, isEmailTaken, isMobileTaken, membersByNumber } from './members.ts'
import { passesCaptcha } from './verification.ts'

/** What both channels share. */
interface Sending {
  readonly world: World
  readonly language: Language
  readonly member: MemberRecord | null
  readonly now: number
  readonly channel: 'email' | 'sms'
  readonly target: string
  readonly event: keyof typeof purposes
  readonly captcha: { readonly captchaId: string; readonly captchaInfo: string; readonly password?: string }
  /** Whether a member has this address or number. */
  readonly known: boolean
  /** Whether it is bound to the calling member. */
  readonly own: boolean
}

/** The purpose of the captcha before each code. */
const guardedPurposes: Readonly<Record<CodePurpose, Schemas['CaptchaPurpose']>> = {
  register: 'register',
  change: 'change_binding',
  retrieve: 'retrieve_password',
  verify: 'verify_binding',
}

export const verificationCodeOperations = {
  sendSmsCode: ({ body, member, language, now }, world) => {
    const { mobile, template_code: event } = body
    const area_num = body.area_num ?? areaOf(world, member, mobile, event)
    const error = mobileError(area_num, mobile)
    if (error) throw invalidFields({ mobile: error })
    const target = mobileTarget(area_num, mobile)
    const known = isMobileTaken(world, area_num, mobile)
    const own =
      member !== null && member.mobile !== '' && mobileTarget(member.area_num, member.mobile) === target
    send({
      world,
      language,
      member,
      now,
      channel: 'sms',
      target,
      event,
      captcha: body,
      known,
      own,
    })
    return ok({ retry_after: resendSeconds }, 'sms_sent')
  },

  sendEmailCode: ({ body, member, language, now }, world) => {
    const { email, event } = body
    const target = emailTarget(email)
    const known = isEmailTaken(world, email)
    const own = member !== null && emailTarget(member.email) === target
    send({
      world,
      language,
      member,
      now,
      channel: 'email',
      target,
      event,
      captcha: body,
      known,
      own,
    })
    return ok({ retry_after: resendSeconds }, 'email_sent')
  },
} satisfies Partial<Operations>

/** For clients that send no area code: the one of the member who must have the number. */
function areaOf(
  world: World,
  member: MemberRecord | null,
  mobile: string,
  event: BodyOf<'sendSmsCode'>['template_code'],
): string {
  const purpose = purposes[event]
  const own = member?.mobile === mobile ? member : undefined
  if (purpose === 'verify') return own?.area_num ?? defaultArea
  if (purpose === 'retrieve') return membersByNumber(world, mobile)[0]?.area_num ?? defaultArea
  return defaultArea
}

/** Sends a code. The captcha counts as used once it has been read. */
function send(sending: Sending): void {
  const { world, language, channel, target, event, now } = sending
  const purpose = purposes[event]
  checkSending(sending, purpose)
  const id = codeId(target, purpose)
  const wait = secondsToWait(world.tables.verification_code.get(id), now)
  if (wait > 0) throw refuse('RATE_LIMITED', undefined, { extra: { retry_after: wait } })
  if (isUnreachable(target)) throw refuse('SEND_FAILED')
  const sent = newCode(id, now, world.draw('verification_code', id, world.next('verification_code')))
  world.tables.verification_code.put(sent)
  const what = channel === 'sms' ? labels.SmsTemplate[language] : labels.EmailEvent[language]
  const label = (what as Record<string, string>)[event] ?? ''
  sendMessage(world, {
    channel,
    target,
    event,
    code: sent.code,
    text: messageText(language, 'code_mail', { purpose: label, code: sent.code, minutes: 10 }),
  })
}

function checkSending(
  { world, member, now, target, captcha, known, own }: Sending,
  purpose: CodePurpose,
): void {
  if (purpose === 'verify' && !member) throw refuse('NEED_LOGIN')
  if (purpose === 'verify' && captcha.password === undefined) throw invalidFields({ password: 'required' })
  const guarded = { purpose: guardedPurposes[purpose], subject: target }
  if (!passesCaptcha(world, captcha.captchaId, captcha.captchaInfo, guarded)) throw refuse('CAPTCHA_WRONG')
  switch (purpose) {
    case 'register':
    case 'change':
      if (known) throw refuse('TARGET_TAKEN')
      return
    case 'retrieve':
      if (!known) throw refuse('TARGET_UNKNOWN')
      return
    case 'verify':
      if (!own) throw refuse('TARGET_UNKNOWN')
      if (member) checkPassword(world, member, captcha.password ?? '', now)
  }
}

/** Whether this is the code that was sent for the purpose. A right code is used up; a wrong try counts. */
export function usesCode(world: World, target: string, purpose: CodePurpose, typed: string): boolean {
  const table = world.tables.verification_code
  const id = codeId(target, purpose)
  const done = tryCode(table.get(id), typed, world.clock.now())
  if (done.right) table.remove(id)
  else if (done.left) table.put(done.left)
  return done.right
}
