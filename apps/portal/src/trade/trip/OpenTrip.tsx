import { useGetTrip } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Button, Group, IconRoute, Panel, Text } from '@portal/ui'
import { useNavigate } from '@tanstack/react-router'
import { ButtonLink } from '../../shared/ButtonLink.tsx'

/** Title of the trip that a booking joins, the way back to it, and the way to book without it. */
export default function OpenTrip({ id }: { id: string }) {
  const t = useText('trip')
  const navigate = useNavigate()
  const { data, error } = useGetTrip({ id })
  const trip = data?.trip.may_change ? data.trip : undefined
  if (!data && !error) return null
  const leave = () =>
    void navigate({
      to: '.',
      search: ({ trip_id: _trip, ...rest }: Record<string, unknown>) => rest,
      replace: true,
      resetScroll: false,
    })
  return (
    <Panel
      direction="row"
      wrap="wrap"
      gap="xs"
      align="center"
      justify="space-between"
      px="md"
      py="xs"
      role="group"
      aria-label={t('bar.label')}
      style={{ borderInlineStart: '3px solid var(--ui-focus)' }}
      data-screen
    >
      <Group gap="xs" miw={0} style={{ overflowWrap: 'anywhere' }}>
        <IconRoute size={18} aria-hidden />
        {trip ? (
          <>
            <strong>{t('bar.title', { title: trip.title })}</strong>
            <Text span inherit c="dimmed">
              {t('bar.hint')}
            </Text>
          </>
        ) : (
          <span role="alert">{t('bar.gone')}</span>
        )}
      </Group>
      <Group gap="xs">
        {trip && (
          <ButtonLink size="xs" variant="light" to="/user/trip/detail/$id" params={{ id }}>
            {t('bar.back')}
          </ButtonLink>
        )}
        <Button size="xs" variant="subtle" onClick={leave}>
          {t('bar.leave')}
        </Button>
      </Group>
    </Panel>
  )
}
