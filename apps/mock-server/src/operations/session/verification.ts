import { hitsTargets, readClicks } from '../../domain/captcha/check.ts'
import { createCaptcha, pictureHeight, pictureWidth } from '../../domain/captcha/picture.ts'
import { type Operations, refuse } from '../../edge/operation.ts'
import type { World } from '../../world/world.ts'
import { base64Of } from '../files.ts'
import { checkRate, countCall, limitRate } from '../rate-limit.ts'
import { type Guarded, usesCaptchaCode } from './captcha-code.ts'

/** How long a captcha can be solved, in ms. */
const captchaLife = 600_000

/**
 * Whether the clicks solve the open captcha with this id. A wrong answer ends it, and so does `use`; right clicks
 * without `use` leave it to the call that follows.
 */
export function solvesCaptcha(world: World, id: string, info: string, use: boolean): boolean {
  const captcha = world.tables.captcha.get(id)
  if (!captcha) return false
  const clicks = readClicks(info)
  const open = world.clock.now() < captcha.expires
  const right = open && clicks !== null && hitsTargets(captcha.targets, captcha, clicks)
  if (use || !right) world.tables.captcha.remove(id)
  if (!right) countCall(world, 'captcha_wrong', id, world.clock.now())
  return right
}

/** Whether the captcha of this call is solved, by clicks or by a code instead. Ends it in any case. */
export const passesCaptcha = (world: World, id: string, info: string, guarded: Guarded): boolean =>
  usesCaptchaCode(world, id, info, guarded) ?? solvesCaptcha(world, id, info, true)

export const verificationOperations = {
  getClickCaptcha: ({ query, language, now }, world) => {
    checkRate(world, 'captcha_wrong', query.id, now)
    limitRate(world, 'captcha', query.id, now)
    for (const old of world.tables.captcha.where((row) => row.expires <= now))
      world.tables.captcha.remove(old.id)
    const picture = createCaptcha(world.draw('captcha', query.id, world.next('captcha')), language)
    world.tables.captcha.put({
      id: query.id,
      targets: picture.targets,
      width: pictureWidth,
      height: pictureHeight,
      expires: now + captchaLife,
    })
    return {
      id: query.id,
      text: picture.targets.map((target) => target.text),
      base64: `data:image/svg+xml;base64,${base64Of(new TextEncoder().encode(picture.svg))}`,
      width: pictureWidth,
      height: pictureHeight,
    }
  },

  checkClickCaptcha: ({ body }, world) => {
    checkRate(world, 'captcha_wrong', body.id, world.clock.now())
    if (!solvesCaptcha(world, body.id, body.info, body.unset ?? false)) throw refuse('CAPTCHA_WRONG')
    return {}
  },
} satisfies Partial<Operations>
