import { useSession } from '@portal/auth'
import { operatorZone, useText } from '@portal/i18n'
import { Button, Group, NativeSelect, Text } from '@portal/ui'
import { addMonths, daysOfMonth, monthOfDays } from '../time/month.ts'
import { useToday } from '../time/server-clock.ts'
import { type FilterField, type FilterValues, noFilters } from './filter-values.ts'

interface MonthsProps<Name extends string> {
  fields: readonly FilterField<Name>[]
  /** The active values. */
  values: FilterValues<Name>
  onApply: (values: FilterValues<Name>) => void
}

/** How many months back there are to choose. */
const monthsBack = 24

/** The months of a list with dates, at one press: this one, the last one, or one of the last two years. */
export function Months<Name extends string>({ fields, values, onApply }: MonthsProps<Name>) {
  const t = useText('filters')
  const tz = useSession(({ siteInfo }) => siteInfo?.tz)
  const thisMonth = useToday(tz ?? operatorZone())?.slice(0, 7)
  const place = monthPlace(fields)
  if (!place || !thisMonth) return null
  const chosen = place.read(values) ?? ''
  const lastMonth = addMonths(thisMonth, -1)
  const recent = Array.from({ length: monthsBack }, (_, ago) => addMonths(thisMonth, -ago))
  const show = (month: string) => onApply({ ...values, ...place.write(month) })
  const button = (month: string, label: string) => (
    <Button
      variant={chosen === month ? 'light' : 'default'}
      size="compact-md"
      aria-pressed={chosen === month}
      onClick={() => show(chosen === month ? '' : month)}
    >
      {label}
    </Button>
  )
  return (
    <Group gap="xs" mb="xs" role="group" aria-label={place.label ?? t('months')} data-screen>
      <Text span size="sm" aria-hidden>
        {place.label ?? t('months')}
      </Text>
      {button(thisMonth, t('thisMonth'))}
      {button(lastMonth, t('lastMonth'))}
      <NativeSelect
        size="xs"
        aria-label={t('month')}
        value={chosen}
        data={[{ value: '', label: t('anyMonth') }, ...new Set([...recent, ...(chosen ? [chosen] : [])])]}
        onChange={(event) => show(event.currentTarget.value)}
      />
    </Group>
  )
}

interface MonthPlace<Name extends string> {
  /** Which month is meant. */
  label?: string | undefined
  read: (values: FilterValues<Name>) => string | null
  /** The values of a month; an empty one is any. */
  write: (month: string) => Partial<Record<Name, string>>
}

/** Where a filter form holds a month: in a field of its own, or in its first and last day. */
function monthPlace<Name extends string>(fields: readonly FilterField<Name>[]): MonthPlace<Name> | null {
  const of = (kind: FilterField<Name>['kind']) => fields.find((field) => field.kind === kind)
  const own = of('month')
  if (own) {
    return {
      label: own.about,
      read: (values) => values[own.name],
      write: (month) => ({ [own.name]: month }) as Partial<Record<Name, string>>,
    }
  }
  const [from, to] = [of('from')?.name, of('to')?.name]
  if (from === undefined || to === undefined) return null
  // A period counted from today would take precedence.
  const spans = noFilters(fields.filter((field) => field.kind === 'choice' && field.isSpan))
  return {
    read: (values) => monthOfDays(values[from], values[to]),
    write: (month) => {
      const { date_from, date_to } = month ? daysOfMonth(month) : { date_from: '', date_to: '' }
      return { ...spans, [from]: date_from, [to]: date_to }
    },
  }
}
