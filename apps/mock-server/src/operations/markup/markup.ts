import type { Language, Schemas } from '@portal/api-client/contract'
import { markupErrors } from '../../domain/markup/errors.ts'
import { type MarkupRuleRecord, sellingPrices } from '../../domain/markup/rule.ts'
import { amountError, parseAmount, toMoney } from '../../domain/money/money.ts'
import { isOrderType } from '../../domain/products.ts'
import { invalidFields, refuse } from '../../domain/refusal.ts'
import { changesBetween } from '../../domain/sub-account/admin-log.ts'
import type { Operations } from '../../edge/operation.ts'
import { loggedRule } from '../../world/admin-log.ts'
import { cityName } from '../hotel/present-hotel.ts'
import { textOf } from '../present.ts'
import { logEntry } from '../sub-account/log-entry.ts'
import { type Viewer, viewerOf } from '../viewer.ts'
import { rulesOf } from './market.ts'

type Scope = Schemas['MarkupScope']

const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0)

/** The target of a rule in words; undefined when the company has no such target. */
function targetText(scope: Scope, target_id: string | null, viewer: Viewer): string | undefined {
  const { world, company, language } = viewer
  if (scope === 'company') return company.name[language]
  const id = target_id ?? ''
  switch (scope) {
    case 'sub_account': {
      const member = world.tables.member.get(id)
      return member?.company_id === company.id ? member.nickname : undefined
    }
    case 'product':
      return isOrderType(id) ? textOf('OrderType', id, viewer) : undefined
    case 'city': {
      const city = world.catalogue.city(id)
      return city && cityName(city, language)
    }
    case 'hotel':
      return world.catalogue.hotel(id)?.name[language]
  }
}

function presentRule(rule: MarkupRuleRecord, viewer: Viewer): Schemas['MarkupRule'] {
  const { company_id: _, ...shown } = rule
  return {
    ...shown,
    scope_text: textOf('MarkupScope', rule.scope, viewer),
    target_text: targetText(rule.scope, rule.target_id, viewer) ?? '',
    type_text: textOf('MarkupType', rule.type, viewer),
  }
}

/** The rule with this id, if the caller has seen its newest version. */
function ruleToChange(body: Schemas['SaveMarkupRuleRequest'], viewer: Viewer): MarkupRuleRecord | null {
  if (body.id === undefined) return null
  const rule = viewer.world.tables.markup_rule.get(body.id)
  if (rule?.company_id !== viewer.company.id) throw refuse('NOT_FOUND')
  if (body.remove) return rule
  if (body.version === undefined) throw invalidFields({ version: ['required'] })
  if (body.version === rule.version) return rule
  const fresh = { markup_rule: presentRule(rule, viewer) }
  throw refuse('VERSION_CONFLICT', undefined, { extra: { fresh } })
}

function saveRule(body: Schemas['SaveMarkupRuleRequest'], viewer: Viewer): MarkupRuleRecord | null {
  const { world, company } = viewer
  const known = ruleToChange(body, viewer)
  if (body.remove) {
    if (!known) throw invalidFields({ id: ['required'] })
    world.tables.markup_rule.remove(known.id)
    logRule(known, null, viewer)
    return null
  }
  const { remove: _, version: __, id: ___, ...given } = body
  const entry = { ...known, ...given, target_id: given.target_id ?? known?.target_id ?? '' }
  const fields = markupErrors(
    entry,
    company.settlement_currency,
    (scope, target) => targetText(scope, target, viewer) !== undefined,
  )
  if (Object.keys(fields).length > 0) throw invalidFields(fields)
  const { scope, type, value } = entry as Required<typeof entry>
  const number = known ? 0 : world.next('markup_rule')
  const rule = world.tables.markup_rule.put({
    id: known?.id ?? `mk-${number}-${world.draw('markup_rule', number).hex(6)}`,
    company_id: company.id,
    scope,
    type,
    value,
    target_id: scope === 'company' ? null : entry.target_id,
    round_to: entry.round_to ?? null,
    priority: entry.priority ?? 0,
    valid_from: entry.valid_from ?? null,
    valid_to: entry.valid_to ?? null,
    version: (known?.version ?? 0) + 1,
  })
  logRule(known, rule, viewer)
  return rule
}

/** A save that changes nothing is not logged. */
function logRule(before: MarkupRuleRecord | null, after: MarkupRuleRecord | null, viewer: Viewer): void {
  const { company } = viewer
  const logged = (rule: MarkupRuleRecord) => {
    const target = (language: Language) =>
      targetText(rule.scope, rule.target_id, { ...viewer, language }) ?? rule.target_id ?? ''
    return loggedRule(rule, company, { en: target('en'), 'zh-cn': target('zh-cn') })
  }
  const [old, now] = [before && logged(before), after && logged(after)]
  const nothing = Object.fromEntries(Object.keys(old ?? {}).map((field) => [field, null]))
  const changes = changesBetween(old, now ?? nothing)
  if (changes.length === 0) return
  logEntry(viewer, !before ? 'markup_made' : after ? 'markup_changed' : 'markup_removed', { changes })
}

export const markupOperations = {
  listMarkupRules: (call, world) => {
    const viewer = viewerOf(call, world)
    return { list: rulesOf(world, viewer.company.id).map((rule) => presentRule(rule, viewer)) }
  },

  saveMarkupRule: (call, world) => {
    const viewer = viewerOf(call, world)
    const rule = saveRule(call.body, viewer)
    return { rule: rule && presentRule(rule, viewer) }
  },

  previewMarkupRule: (call, world) => {
    const viewer = viewerOf(call, world)
    const { currency } = viewer
    const { net, parts, round_to = null, type, value } = call.body
    const wrong = amountError(net, currency)
    // The rule's scope does not change what it does to a price.
    const fields = {
      ...markupErrors({ scope: 'company', type, value, round_to }, currency, () => true),
      ...(wrong && { net: [wrong] }),
    }
    if (Object.keys(fields).length > 0) throw invalidFields(fields)
    const nets = Array.from({ length: parts }, () => parseAmount(net, currency))
    const cost = sum(nets)
    const price = sum(sellingPrices(nets, { type, value, round_to }, currency))
    return {
      net: toMoney(cost, currency),
      selling: toMoney(price, currency),
      gain: toMoney(price - cost, currency),
    }
  },
} satisfies Partial<Operations>
