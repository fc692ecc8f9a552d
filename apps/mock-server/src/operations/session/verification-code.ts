import { type BodyOf, labels, type Schemas } from '@portal/api-client/contract'
import {
  defaultArea,
  emailTarget,
  isMobile,
  isUnreachable,
  mobileTarget,
} from '../../domain/account/target.ts'
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
import { type Operations, ok, type Refusal, refuse } from '../../edge/operation.ts'
import type { Language } from '../../texts/language.ts'
import { messageText } from '../../texts/text.ts'
import type { MemberRecord } from '../../world/tables.ts'
import type { World } from '../../world/world.ts'
import { sendMessage } from '../notification/sent-message.ts'
import { isEmailTaken, isMobileTaken, membersByNumber } from './members.ts'
import { passesCaptcha } from './verification.ts'

/** What both ways of sending have in common. */
interface Sending {
  readonly world: World
  readonly language: Language
  readonly member: MemberRecord | null
  readonly now: number
  readonly channel: 'email' | 'sms'
  readonly target: string
  readonly event: keyof typeof purposes
  readonly captcha: { readonly captchaId: string; readonly captchaInfo: string; readonly password?: string }
  /** Whether somebody has this address or number. */
  readonly known: boolean
  /** Whether it is the one bound to the member who asks. */
  readonly own: boolean
}

/** What a captcha before each code is for. */
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
    if (!isMobile(area_num, mobile)) return invalidFields({ mobile: 'mobile' })
    const target = mobileTarget(area_num, mobile)
    const known = isMobileTaken(world, area_num, mobile)
    const own =
      member !== null && member.mobile !== '' && mobileTarget(member.area_num, member.mobile) === target
    const refused = send({
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
    return refused ?? ok({ retry_after: resendSeconds }, 'sms_sent')
  },

  sendEmailCode: ({ body, member, language, now }, world) => {
    const { email, event } = body
    const target = emailTarget(email)
    const known = isEmailTaken(world, email)
    const own = member !== null && emailTarget(member.email) === target
    const refused = send({
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
    return refused ?? ok({ retry_after: resendSeconds }, 'email_sent')
  },
} satisfies Partial<Operations>

/** Clients that know no area mean the number as somebody has it, where somebody must have it. */
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

/** Null when the code is on its way. The captcha counts as used from the moment it was read. */
function send(sending: Sending): Refusal | null {
  const { world, language, channel, target, event, now } = sending
  const purpose = purposes[event]
  const refused = againstSending(sending, purpose)
  if (refused) return refused
  const id = codeId(target, purpose)
  const wait = secondsToWait(world.tables.verification_code.get(id), now)
  if (wait > 0) return refuse('RATE_LIMITED', undefined, { extra: { retry_after: wait } })
  if (isUnreachable(target)) return refuse('SEND_FAILED')
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
  return null
}

function againstSending({ world, member, target, captcha, known, own }: Sending, purpose: CodePurpose) {
  if (purpose === 'verify' && !member) return refuse('NEED_LOGIN')
  if (purpose === 'verify' && captcha.password === undefined) return invalidFields({ password: 'required' })
  const guarded = { purpose: guardedPurposes[purpose], subject: target }
  if (!passesCaptcha(world, captcha.captchaId, captcha.captchaInfo, guarded)) return refuse('CAPTCHA_WRONG')
  switch (purpose) {
    case 'register':
    case 'change':
      return known ? refuse('TARGET_TAKEN') : null
    case 'retrieve':
      return known ? null : refuse('TARGET_UNKNOWN')
    case 'verify':
      if (!own) return refuse('TARGET_UNKNOWN')
      return member?.password === captcha.password ? null : refuse('PASSWORD_WRONG')
  }
}

/** Whether the code is the one that was sent for this; a right one is used up, a wrong try is counted. */
export function usesCode(world: World, target: string, purpose: CodePurpose, typed: string): boolean {
  const table = world.tables.verification_code
  const id = codeId(target, purpose)
  const done = tryCode(table.get(id), typed, world.clock.now())
  if (done.right) table.remove(id)
  else if (done.left) table.put(done.left)
  return done.right
}
