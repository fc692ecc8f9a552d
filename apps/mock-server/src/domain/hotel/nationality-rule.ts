import type { LocalText } from '../../texts/language.ts'
import { toMinor, toMoney } from '../money/money.ts'
import type { NationalityTerms, RatePlanRecord } from './hotel.ts'
import { surchargePercent } from './night.ts'
import type { PricedNight, PricedRate } from './priced-rate.ts'
import type { RoomChoice } from './quote.ts'
import type { StayRequest } from './rate-key.ts'

/** To whom a rate is sold and at what surcharge; where rooms differ, all their rules hold. Null without any rule. */
export function nationalityRule(
  choices: readonly RoomChoice[],
  nightly: readonly PricedNight[],
  { nationality, currency }: StayRequest,
): PricedRate['nationality_rule'] {
  const plans = [...new Set(choices.map(({ plan }) => plan))].filter((plan) => plan.nationality !== null)
  if (plans.length === 0) return null
  const terms = plans.map((plan) => plan.nationality as NationalityTerms)
  const surcharge = plans.reduce((sum, plan) => sum + surchargeOf(plan, choices, nightly, nationality), 0)
  const texts = terms.map(ruleText)
  return {
    allow: terms.map(({ allow }) => allow).reduce(inBoth),
    deny: [...new Set(terms.flatMap(({ deny }) => deny))],
    surcharge: surcharge === 0 ? null : toMoney(Math.round(surcharge), currency),
    surcharged: [...new Set(terms.flatMap(({ surcharge }) => surcharge?.nationalities ?? []))],
    text: {
      en: [...new Set(texts.map(({ en }) => en))].join(' '),
      'zh-cn': [...new Set(texts.map((text) => text['zh-cn']))].join(''),
    },
  }
}

/** An empty list allows everybody. */
function inBoth(one: readonly string[], other: readonly string[]): readonly string[] {
  if (one.length === 0 || other.length === 0) return one.length === 0 ? other : one
  return one.filter((nationality) => other.includes(nationality))
}

/** What the rooms of this plan pay for the nationality, on the average of all rooms and nights, in smallest units. */
function surchargeOf(
  plan: RatePlanRecord,
  choices: readonly RoomChoice[],
  nightly: readonly PricedNight[],
  nationality: string,
): number {
  const percent = surchargePercent(plan, nationality)
  const own = nightly.filter(({ room_index }) => choices[room_index - 1]?.plan === plan)
  const average = own.reduce((sum, night) => sum + toMinor(night.price), 0) / nightly.length
  return (average * percent) / (100 + percent)
}

function ruleText({ allow, deny, surcharge }: NationalityTerms): LocalText {
  const en: string[] = []
  const zh: string[] = []
  if (allow.length > 0) {
    en.push(`Only for guests from ${allow.join(', ')}.`)
    zh.push(`仅限 ${allow.join('、')} 国籍客人。`)
  }
  if (deny.length > 0) {
    en.push(`Not for guests from ${deny.join(', ')}.`)
    zh.push(`不接待 ${deny.join('、')} 国籍客人。`)
  }
  if (surcharge) {
    en.push(
      `Guests from ${surcharge.nationalities.join(', ')} pay ${surcharge.percent} % more; it is in the price.`,
    )
    zh.push(`${surcharge.nationalities.join('、')} 国籍客人加收 ${surcharge.percent}%，已含在价格中。`)
  }
  return { en: en.join(' '), 'zh-cn': zh.join('') }
}
