import { formatDate, formatMoney, useText } from '@portal/i18n'
import {
  type Column,
  IconCircleCheck,
  IconCircleMinus,
  IconClock,
  SecondLine,
  StatusLabel,
  type StatusLook,
} from '@portal/ui'
import { RowButton, RowButtons } from '../../shared/list/RowButtons.tsx'
import { amountOf, type MarkupRule, stateOf } from './markup-form.ts'

/** A rule's formula in words: "Net + 12%". */
export function useTermsText(currency: string): (rule: Pick<MarkupRule, 'type' | 'value'>) => string {
  const t = useText('user/manage/markup')
  return ({ type, value }) =>
    t(`terms.${type}`, { value: type === 'percent' ? value : formatMoney(amountOf(value, currency)) })
}

type Row = MarkupRule & {
  /** Priority, counted from 1. */
  place: number
  /** The place of the rule that keeps this one from ever applying. */
  hidden_by: number | null
}

const looks = {
  active: { color: 'green', icon: IconCircleCheck },
  planned: { color: 'blue', icon: IconClock },
  ended: { color: 'gray', icon: IconCircleMinus },
} as const satisfies Record<ReturnType<typeof stateOf>, StatusLook>

interface RowMoves {
  /** Settlement currency of the company. */
  currency: string
  /** Today in the company's time zone. */
  today: string
  onEdit: (rule: MarkupRule) => void
  onRemove: (rule: MarkupRule) => void
}

export function useMarkupColumns({ currency, today, onEdit, onRemove }: RowMoves): Column<Row>[] {
  const t = useText('user/manage/markup')
  const common = useText('common')
  const termsOf = useTermsText(currency)
  return [
    { key: 'place', header: t('columns.order'), cell: ({ place }) => place },
    {
      key: 'about',
      header: t('columns.about'),
      card: 'title',
      cell: ({ scope, scope_text, target_text }) => (
        <>
          {target_text}
          <SecondLine>{scope === 'company' ? t('form.scopes.company') : scope_text}</SecondLine>
        </>
      ),
    },
    {
      key: 'markup',
      header: t('columns.markup'),
      cell: (rule) => (
        <>
          {termsOf(rule)}
          {rule.round_to !== null && (
            <SecondLine>{t('rounded', { step: formatMoney(amountOf(rule.round_to, currency)) })}</SecondLine>
          )}
        </>
      ),
    },
    { key: 'priority', header: t('columns.priority'), align: 'end', cell: ({ priority }) => priority },
    { key: 'valid', header: t('columns.valid'), cell: (rule) => validityText(rule, t) },
    {
      key: 'state',
      header: t('columns.state'),
      card: 'corner',
      cell: (rule) => {
        const state = stateOf(rule, today)
        return (
          <>
            <StatusLabel look={looks[state]} value={state}>
              {t(`states.${state}`)}
            </StatusLabel>
            {rule.hidden_by !== null && <SecondLine>{t('hiddenBy', { place: rule.hidden_by })}</SecondLine>}
          </>
        )
      },
    },
    {
      key: 'actions',
      header: t('columns.actions'),
      cell: (rule) => (
        <RowButtons>
          <RowButton label={t('editOf', { target: rule.target_text })} onClick={() => onEdit(rule)}>
            {common('edit')}
          </RowButton>
          <RowButton
            danger
            label={t('removeOf', { target: rule.target_text })}
            onClick={() => onRemove(rule)}
          >
            {common('delete')}
          </RowButton>
        </RowButtons>
      ),
    },
  ]
}

function validityText(
  { valid_from, valid_to }: Pick<MarkupRule, 'valid_from' | 'valid_to'>,
  t: ReturnType<typeof useText<'user/manage/markup'>>,
): string {
  const [from, to] = [valid_from, valid_to].map((day) => (day === null ? '' : formatDate(day)))
  if (from && to) return t('validity.between', { from, to })
  if (from) return t('validity.from', { from })
  return to ? t('validity.until', { to }) : t('validity.always')
}
