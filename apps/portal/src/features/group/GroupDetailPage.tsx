import { type Schemas, useGetGroupRequest } from '@portal/api-client'
import { formatMoney, formatStay, useText } from '@portal/i18n'
import { Alert, Columns, Deadline, Flex, Group, Stack, Text } from '@portal/ui'
import { Link, useParams } from '@tanstack/react-router'
import { RecordPage } from '../../shared/list/RecordPage.tsx'
import { allocationFields } from '../../trade/allocation/allocation.ts'
import { StaffWait } from '../../trade/document/StaffWait.tsx'
import { NetPriceSwitch } from '../../trade/money/NetPriceSwitch.tsx'
import { useNetPriceHiddenInPrint } from '../../trade/money/net-price.ts'
import { Clocks, Fact, Facts, Section } from '../../trade/order/Facts.tsx'
import { countryName } from '../../trade/place/place-names.tsx'
import { TripLink } from '../../trade/trip/TripLink.tsx'
import { GroupActions } from './GroupActions.tsx'
import { GroupOffer } from './GroupOffer.tsx'
import { GroupRooms } from './GroupRooms.tsx'
import { GroupStatus } from './GroupStatus.tsx'

type GroupProps = { group: Schemas['GroupRequest'] }

/** A request for more than nine rooms, with the offer and its parts. */
export function GroupDetailPage() {
  const t = useText('group')
  const site = useText('site')
  const { id } = useParams({ from: '/user/group/detail/$id' })
  const query = useGetGroupRequest({ id })
  // Never shows the previous request under the address of this one.
  const group = query.data?.group.id === id ? query.data.group : undefined
  return (
    <RecordPage
      list={{ to: '/user/group/list', text: t('toList') }}
      title={site('titles.group')}
      actions={<NetPriceSwitch />}
      query={query}
      record={group}
      missing={{ title: t('missing'), hint: t('missingHint') }}
    >
      {(found) => <LoadedGroup group={found} />}
    </RecordPage>
  )
}

function LoadedGroup({ group }: GroupProps) {
  const t = useText('group')
  useNetPriceHiddenInPrint()
  return (
    <>
      <Group gap="4px var(--mantine-spacing-lg)" mt={4} mb="sm" style={{ overflowWrap: 'anywhere' }}>
        <GroupStatus group={group} />
        <span>
          {group.hotel_name} · {group.city_name}
        </span>
        <span>{formatStay(group.check_in, group.check_out)}</span>
        <span>
          {t('rooms', { count: group.room_count })} · {t('guests', { count: group.guest_count })}
        </span>
      </Group>
      {group.reason && (
        <Alert color={group.status === 'refused' ? 'red' : 'gray'} mb="md">
          {group.reason}
        </Alert>
      )}
      <GroupActions group={group} />
      <Columns widths="minmax(0, 5fr) minmax(0, 3fr)" from="md" gap="md" align="start">
        <Stack miw={0}>
          {group.offer && <GroupOffer group={group} offer={group.offer} />}
          <GroupRooms group={group} />
        </Stack>
        <Stack miw={0}>
          <RequestFacts group={group} />
          <History group={group} />
        </Stack>
      </Columns>
    </>
  )
}

function RequestFacts({ group }: GroupProps) {
  const t = useText('group')
  const label = useText('allocation')
  const { answer_by, allocation, budget, contact, nationality, operator, status, trip, wait, wishes } = group
  return (
    <Section title={t('request')}>
      {status === 'open' && (
        <div>
          <Text fw={600}>{t('answerBy')}</Text>
          <Deadline at={answer_by.utc} tz={answer_by.tz} />
          <StaffWait wait={wait} />
        </div>
      )}
      <Facts>
        <Fact name={t('fields.contact')}>
          {[contact.person, contact.phone, contact.email].filter(Boolean).join(' · ')}
        </Fact>
        <Fact name={t('fields.nationality')}>{countryName(nationality)}</Fact>
        <Fact name={t('fields.budget')}>{budget ? formatMoney(budget) : '–'}</Fact>
        <Fact name={t('fields.operator')}>{operator.nickname}</Fact>
        {allocationFields.map(
          (field) =>
            allocation[field] !== '' && (
              <Fact key={field} name={label(`fields.${field}`)}>
                {allocation[field]}
              </Fact>
            ),
        )}
        {trip && (
          <Fact name={t('fields.trip')}>
            <TripLink trip={trip} />
          </Fact>
        )}
        <Fact name={t('fields.wishes')} wide>
          {wishes === '' ? '–' : wishes}
        </Fact>
      </Facts>
      <Link to="/hotel/detail/$id" params={{ id: group.hotel_id }} data-screen>
        {t('toHotel')}
      </Link>
    </Section>
  )
}

function History({ group }: GroupProps) {
  const t = useText('group')
  return (
    <Section title={t('history')}>
      <Flex component="ol" direction="column" gap="sm" reversed>
        {group.history.toReversed().map(({ time, event, event_text, actor, actor_type_text, note }) => (
          <li key={`${time} ${event} ${note}`}>
            <Text span inherit c="dimmed" fz="sm" display="block">
              <Clocks at={time} tz={group.answer_by.tz} />
            </Text>
            <Text span inherit fw={600}>
              {event_text}
            </Text>
            <Text span inherit fz="sm" display="block" c="dimmed">
              {[actor || actor_type_text, note].filter(Boolean).join(' · ')}
            </Text>
          </li>
        ))}
      </Flex>
    </Section>
  )
}
