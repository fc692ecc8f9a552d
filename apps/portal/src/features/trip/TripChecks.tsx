import { isSupported, type Schemas } from '@portal/api-client'
import { useHoldsNode } from '@portal/auth'
import { useText } from '@portal/i18n'
import {
  Button,
  Group,
  IconAlertTriangle,
  IconCircleCheck,
  IconInfoCircle,
  IconPlus,
  Stack,
  Text,
} from '@portal/ui'
import { Section } from '../../trade/order/Facts.tsx'
import { OrderLink } from '../../trade/order/OrderLink.tsx'
import { useTripPart } from '../../trade/trip/use-trip-part.ts'

const looks = {
  problem: { icon: IconAlertTriangle, color: 'red' },
  hint: { icon: IconInfoCircle, color: 'dimmed' },
} as const satisfies Record<Schemas['TripCheckLevel'], unknown>

const keyOf = ({ part, order_id }: Schemas['TripSuggestion']) => `${part} ${order_id}`

/** What does not fit, why, and what mends it; below, what may be missing. */
export function TripChecks({ trip }: { trip: Schemas['Trip'] }) {
  const t = useText('user/trip/detail')
  const { checks, suggestions, items, hidden_orders } = trip
  const mayAdd = useHoldsNode('order/book') && trip.may_change && isSupported('draftTripPart')
  const mended = new Set(checks.flatMap(({ suggestion }) => (suggestion ? [keyOf(suggestion)] : [])))
  const further = suggestions.filter((one) => !mended.has(keyOf(one)))
  if (items.length === 0) return null
  return (
    <Section title={t('checks.title')} onScreen>
      {checks.length === 0 && (
        <Group gap="xs" wrap="nowrap" align="flex-start">
          <IconCircleCheck size={18} color="var(--mantine-color-green-light-color)" aria-hidden />
          <Text size="sm">
            <strong>{t('checks.none')}</strong> {hidden_orders === 0 && t('checks.noneHint')}
          </Text>
        </Group>
      )}
      {hidden_orders > 0 && (
        <Text size="sm" c="dimmed">
          {t('checks.hidden', { count: hidden_orders })}
        </Text>
      )}
      <Stack component="ul" gap="sm" aria-label={t('checks.title')}>
        {checks.map((check) => (
          <Check key={[check.kind, check.text, ...check.orders].join(' ')} check={check} mayAdd={mayAdd} />
        ))}
      </Stack>
      {mayAdd && further.length > 0 && (
        <Stack gap="xs" role="group" aria-label={t('missingParts')}>
          <Text size="sm" fw={600}>
            {t('missingParts')}
          </Text>
          {further.map((suggestion) => (
            <Suggestion key={keyOf(suggestion)} suggestion={suggestion} />
          ))}
        </Stack>
      )}
    </Section>
  )
}

function Check({ check, mayAdd }: { check: Schemas['TripCheck']; mayAdd: boolean }) {
  const { kind_text, level, level_text, text, orders, guests, suggestion } = check
  const { icon: Icon, color } = looks[level]
  return (
    <Group component="li" gap="xs" wrap="nowrap" align="flex-start">
      <Text span inherit c={color} title={level_text}>
        <Icon size={18} role="img" aria-label={level_text} />
      </Text>
      <Stack gap={2} miw={0} style={{ overflowWrap: 'anywhere' }}>
        <Text size="sm" fw={600}>
          {kind_text}
        </Text>
        <Text size="sm">{text}</Text>
        {guests.length > 0 && <Text size="sm">{guests.join(' · ')}</Text>}
        {suggestion && mayAdd && <Suggestion suggestion={suggestion} />}
        <Group gap="4px var(--mantine-spacing-sm)" fz="sm">
          {orders.map((id) => (
            <OrderLink key={id} id={id} />
          ))}
        </Group>
      </Stack>
    </Group>
  )
}

/** What is missing, and for which places and day; below the button where a line is too short for both. */
function Suggestion({ suggestion }: { suggestion: Schemas['TripSuggestion'] }) {
  return (
    <Group gap="4px var(--mantine-spacing-sm)">
      <AddPart suggestion={suggestion} />
      <Text size="sm" c="dimmed" flex="1 1 15rem">
        {suggestion.text}
      </Text>
    </Group>
  )
}

/** Opens the search of what is missing, filled in. */
function AddPart({ suggestion }: { suggestion: Schemas['TripSuggestion'] }) {
  const t = useText('user/trip/detail')
  const { add, isAdding } = useTripPart()
  const { part_text, text } = suggestion
  return (
    <Button
      size="xs"
      variant="light"
      leftSection={<IconPlus size={14} aria-hidden />}
      aria-label={`${t('checks.fill', { part: part_text })}: ${text}`}
      loading={isAdding(suggestion)}
      onClick={() => add(suggestion)}
    >
      {t('checks.fill', { part: part_text })}
    </Button>
  )
}
