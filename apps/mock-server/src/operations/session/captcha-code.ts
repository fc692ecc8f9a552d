import { type BodyOf, labels, type Schemas } from '@portal/api-client/contract'
import {
  defaultArea,
  emailTarget,
  isEmail,
  isUnreachable,
  mobileError,
  mobileTarget,
} from '../../domain/account/profile.ts'
import { invalidFields } from '../../domain/refusal.ts'
import { codeLife, newCode, resendSeconds, tryCode } from '../../domain/verification/code.ts'
import { type Operations, refuse } from '../../edge/operation.ts'
import type { Language } from '../../texts/language.ts'
import { messageText } from '../../texts/text.ts'
import type { MemberRecord } from '../../world/tables.ts'
import type { World } from '../../world/world.ts'
import { sendMessage } from '../notification/notify.ts'
import { checkRate, countCall, limitRate } from '../rate-limit.ts'
import { findMember, isEmailTaken, isMobileTaken } from './members.ts'

type CodeRequest = BodyOf<'sendCaptchaCode'>

/** The call that a captcha protects. A code is valid for this call only; clicks are valid for any. */
export interface Guarded {
  readonly purpose: Schemas['CaptchaPurpose']
  /** The member's id for signing in, otherwise the address or number to be messaged; empty where there is none. */
  readonly subject: string
}

/** Where a code is sent, and which subject it is valid for. */
interface Receiver {
  readonly target: string
  readonly subject: string
}

export const captchaCodeOperations = {
  sendCaptchaCode: ({ body, member, language, now }, world) => {
    checkAccount(body)
    limitCodes(world, body, now)
    forgetOld(world, body.captchaId, now)
    const receiver = receiverOf(world, body, member)
    if (receiver && !isUnreachable(receiver.target)) send(world, body, receiver, language, now)
    return { retry_after: resendSeconds }
  },

  checkCaptchaCode: ({ body: { captchaId, code }, now }, world) => {
    checkRate(world, 'captcha_wrong', captchaId, now)
    const table = world.tables.captcha_code
    const row = table.get(captchaId)
    const tried = tryCode(row?.info === null ? row.code : undefined, code, now)
    if (row && tried.right) {
      const info = passOf(world, captchaId)
      table.put({ ...row, info, expires: now + codeLife })
      return { captchaInfo: info }
    }
    if (row && !tried.right && tried.left) table.put({ ...row, code: tried.left })
    countCall(world, 'captcha_wrong', captchaId, now)
    throw refuse('CODE_WRONG')
  },
} satisfies Partial<Operations>

/**
 * Whether a code opens this very call. The first call that carries it uses it up, even one about another subject.
 * Null where this id has no code, so that clicks decide.
 */
export function usesCaptchaCode(world: World, id: string, info: string, guarded: Guarded): boolean | null {
  const row = world.tables.captcha_code.get(id)
  if (!row || row.info === null || row.info !== info) return null
  world.tables.captcha_code.remove(id)
  const open = world.clock.now() < row.expires
  return open && row.purpose === guarded.purpose && row.subject === guarded.subject
}

/** Checks only the format of the input, so that nobody learns whether an account exists. */
function checkAccount({ purpose, type, account, area_num = defaultArea }: CodeRequest): void {
  if (purpose === 'sign_in') return
  const typed = account.trim()
  const mailError = isEmail(typed) ? null : 'email'
  const error = type === 'email' ? mailError : mobileError(area_num, typed)
  if (error) throw invalidFields({ account: error })
}

/** Limits by the typed text, not by the account behind it: otherwise the wait would reveal that the account exists. */
function limitCodes(world: World, { purpose, type, account, area_num }: CodeRequest, now: number): void {
  const whose = [purpose, type, area_num ?? '', account.toLowerCase().replaceAll(/[\s+]/g, '')].join(' ')
  checkRate(world, 'captcha_code_hour', whose, now)
  limitRate(world, 'captcha_code', whose, now)
  countCall(world, 'captcha_code_hour', whose, now)
}

function forgetOld(world: World, id: string, now: number): void {
  const table = world.tables.captcha_code
  for (const old of table.where((row) => row.id === id || row.expires <= now)) table.remove(old.id)
}

/** Null where no code is sent: no such account, or nothing bound to it. */
function receiverOf(world: World, asked: CodeRequest, member: MemberRecord | null): Receiver | null {
  const { purpose, type, account, area_num = defaultArea } = asked
  if (purpose === 'sign_in') {
    const found = findMember(world, account)
    const target = found && boundTo(found, type)
    return target ? { target, subject: found.id } : null
  }
  const typed = account.trim()
  const target = type === 'email' ? emailTarget(typed) : mobileTarget(area_num, typed)
  if (purpose === 'friendly_link') return { target, subject: '' }
  const known = type === 'email' ? isEmailTaken(world, typed) : isMobileTaken(world, area_num, typed)
  if (purpose === 'retrieve_password' && !known) return null
  if (purpose === 'verify_binding' && (!member || boundTo(member, type) !== target)) return null
  return { target, subject: target }
}

function boundTo({ email, area_num, mobile }: MemberRecord, type: CodeRequest['type']): string | null {
  if (type === 'email') return email === '' ? null : emailTarget(email)
  return mobile === '' ? null : mobileTarget(area_num, mobile)
}

function send(
  world: World,
  { captchaId, purpose, type }: CodeRequest,
  { target, subject }: Receiver,
  language: Language,
  now: number,
): void {
  const code = newCode(captchaId, now, world.draw('captcha_code', captchaId, world.next('captcha_code')))
  world.tables.captcha_code.put({ id: captchaId, purpose, subject, code, info: null, expires: code.expires })
  sendMessage(world, {
    channel: type === 'email' ? 'email' : 'sms',
    target,
    event: `captcha_${purpose}`,
    code: code.code,
    text: messageText(language, 'captcha_code_mail', {
      purpose: labels.CaptchaPurpose[language][purpose],
      code: code.code,
      minutes: 10,
    }),
  })
}

/** Has the format of clicks, which existing calls carry, and is as hard to guess as a token. */
function passOf(world: World, id: string): string {
  const secret = world.draw('captcha_pass', id, world.next('captcha_pass'))
  const [x, y, width, height] = Array.from({ length: 4 }, () => secret.int(1, 999_999_999))
  return `${x},${y};${width};${height}`
}
