import type { MarkupRuleRecord } from '../../domain/markup/rule.ts'
import { deepFreeze } from '../base.ts'

type Terms = Omit<MarkupRuleRecord, 'id' | 'company_id' | 'version'>

const rule = (id: string, company_id: string, terms: Terms): MarkupRuleRecord => ({
  id,
  company_id,
  version: 1,
  ...terms,
})

const always = { valid_from: null, valid_to: null }

/** Companies 1 and 3 have rules for some of what they sell; everything else is sold at the recommended price. */
export const seededMarkupRules: readonly MarkupRuleRecord[] = deepFreeze([
  rule('mk-seed-1', '1', {
    scope: 'city',
    target_id: 'bangkok',
    type: 'percent',
    value: '12',
    round_to: '5.00',
    priority: 20,
    ...always,
  }),
  rule('mk-seed-2', '1', {
    scope: 'company',
    target_id: null,
    type: 'percent',
    value: '25',
    round_to: '10.00',
    priority: 90,
    valid_from: '2027-04-10',
    valid_to: '2027-04-20',
  }),
  rule('mk-seed-3', '3', {
    scope: 'product',
    target_id: 'car',
    type: 'percent',
    value: '15',
    round_to: '1.00',
    priority: 10,
    ...always,
  }),
  rule('mk-seed-4', '3', {
    scope: 'city',
    target_id: 'bagan',
    type: 'fixed_per_night',
    value: '6.00',
    round_to: null,
    priority: 30,
    ...always,
  }),
  rule('mk-seed-5', '3', {
    scope: 'product',
    target_id: 'airport',
    type: 'fixed_per_order',
    value: '5.00',
    round_to: '1.00',
    priority: 10,
    ...always,
  }),
])
