import { labels, type Schemas } from '@portal/api-client/contract'
import type { Operations } from '../../edge/operation.ts'
import type { Language } from '../../texts/language.ts'

type Colour = Schemas['BadgeColour']

/** The colour of a status by its meaning, the same in every enumeration. All others are grey. */
const codes: Readonly<Record<Exclude<Colour, 'grey'>, readonly string[]>> = {
  orange: [
    'pending_payment',
    'awaiting_acceptance',
    'unsettled',
    'partially_settled',
    'not_invoiced',
    'partially_invoiced',
    'partially_refunded',
    'partially_paid',
    'manual_review',
    'delayed',
    'partial',
    'price_changed',
    'terms_changed',
    'on_request',
    'reassigning',
    'mismatch',
    'partially_reversed',
    'chosen',
  ],
  blue: [
    'pending_confirm',
    'cancelling',
    'billing',
    'applying',
    'requested',
    'processing',
    'submitted',
    'reviewing',
    'issuing',
    'sent',
    'viewed',
    'assigned',
    'en_route',
    'departed',
    'scheduled',
    'reconfirming',
    'open',
    'running',
    'queued',
    'predeposit',
  ],
  green: [
    'confirmed',
    'in_service',
    'settled',
    'invoiced',
    'approved',
    'refunded',
    'free',
    'available',
    'received',
    'arrived',
    'on_board',
    'landed',
    'verified',
    'issued',
    'paid',
    'booked',
    'active',
    'valid',
    'done',
    'topup',
  ],
  red: [
    'rejected',
    'no_show',
    'disputed',
    'refused',
    'reversing',
    'overdue',
    'locked',
    'non_refundable',
    'sold_out',
    'diverted',
    'failed',
    'not_allowed',
  ],
}

const colours = new Map(
  (Object.keys(codes) as (keyof typeof codes)[]).flatMap((colour) =>
    codes[colour].map((value) => [value, colour] as const),
  ),
)

type Labels = { readonly [Name in Language]: Readonly<Record<string, string>> }

export const dictionaryOperations = {
  getDictionaries: ({ query, language }) => ({
    dictionaries: query.names.flatMap((name) => {
      if (!Object.hasOwn(labels, name)) return []
      const texts = (labels as Readonly<Record<string, Labels>>)[name]?.[language] ?? {}
      const entries = Object.entries(texts).map(([value, label]) => ({
        value,
        label,
        colour: colours.get(value) ?? ('grey' as const),
      }))
      return [{ name, entries }]
    }),
  }),
} satisfies Partial<Operations>
