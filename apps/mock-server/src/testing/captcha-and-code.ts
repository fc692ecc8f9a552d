import { rightAnswer } from '../domain/captcha/check.ts'
import type { RealMock } from './real-mock.ts'

/** The answer of a fresh captcha, as a person would give it. */
export async function solvedCaptcha({ get, world }: RealMock, captchaId = 'login-page-1') {
  await get('/api/common/clickCaptcha', { id: captchaId })
  const captcha = world.tables.captcha.get(captchaId)
  if (!captcha) throw new Error('No captcha was opened.')
  return { captchaId, captchaInfo: rightAnswer(captcha.targets, captcha.width, captcha.height) }
}

export const sendEmailCode = async (who: RealMock, email: string, event: string, more: object = {}) =>
  who.post('/api/Ems/send', { email, event, ...(await solvedCaptcha(who)), ...more })

export const sendSmsCode = async (who: RealMock, mobile: string, template_code: string, more: object = {}) =>
  who.post('/api/Sms/send', { mobile, template_code, ...(await solvedCaptcha(who)), ...more })

/** The newest code that went to that address or number. */
export function codeFor({ world }: RealMock, target: string): string {
  const code = world.sent.findLast((message) => message.target === target && message.code !== null)?.code
  if (!code) throw new Error(`Nothing was sent to ${target}.`)
  return code
}

/** Four characters that are not the code. */
export const otherThan = (code: string): string => (code === 'AAAA' ? 'BBBB' : 'AAAA')
