import { getListTopUpsQueryOptions, isSupported, type Schemas } from '@portal/api-client'
import { formatDate, formatTime, useText } from '@portal/i18n'
import {
  type Column,
  IconArrowBack,
  IconCircleCheck,
  IconCircleX,
  IconClock,
  lazyDialog,
  Money,
  SecondLine,
  StatusLabel,
  type StatusLook,
  Text,
  Title,
} from '@portal/ui'
import { useState } from 'react'
import { ListView } from '../../../shared/list/ListView.tsx'
import { RowButton, RowButtons } from '../../../shared/list/RowButtons.tsx'
import { useListPart } from '../../../shared/list/use-list.ts'
import { StaffWait } from '../../../trade/document/StaffWait.tsx'
import { BalanceSection } from '../RatesSection.tsx'

type TopUp = Schemas['TopUp']

/** Colour and icon of each status; the server supplies the words. */
const looks = {
  submitted: { color: 'blue', icon: IconClock },
  verified: { color: 'green', icon: IconCircleCheck },
  refused: { color: 'red', icon: IconCircleX },
  withdrawn: { color: 'gray', icon: IconArrowBack },
} as const satisfies Record<Schemas['TopUpStatus'], StatusLook>

const ProofDialog = lazyDialog(() => import('./ProofDialog.tsx'))
const WithdrawTopUpDialog = lazyDialog(() => import('./WithdrawTopUpDialog.tsx'))

/** Status, and the way back while staff have not looked into the transfer. */
function TopUpState({ topUp }: { topUp: TopUp }) {
  const t = useText('user/account/balance')
  const [opened, setOpened] = useState<'withdraw' | 'proof' | null>(null)
  const close = () => setOpened(null)
  const { status, status_text, wait } = topUp
  const label = t('topUp.withdraw.button')
  return (
    <>
      <StatusLabel look={looks[status]} value={status}>
        {status_text}
      </StatusLabel>
      <StaffWait wait={wait} />
      <RowButtons>
        <RowButton label={`${t('topUp.proofs.button')}: ${topUp.id}`} onClick={() => setOpened('proof')}>
          {t('topUp.proofs.button')}
        </RowButton>
        {wait && isSupported('withdrawTopUp') && (
          <RowButton label={`${label}: ${topUp.id}`} onClick={() => setOpened('withdraw')}>
            {label}
          </RowButton>
        )}
      </RowButtons>
      {opened === 'proof' && <ProofDialog topUp={topUp} onClose={close} />}
      {opened === 'withdraw' && <WithdrawTopUpDialog topUp={topUp} onClose={close} />}
    </>
  )
}

/** Reported transfers with their status; refused ones give the reason. */
export function TopUpSection() {
  const t = useText('user/account/balance')
  const list = useListPart(10, (turn) => getListTopUpsQueryOptions(turn))
  return (
    <BalanceSection>
      <Title order={2} size="h3">
        {t('topUps')}
      </Title>
      <ListView
        list={list}
        minor
        label={t('topUps')}
        columns={topUpColumns(t)}
        rowKey={({ id }) => id}
        none={{ title: t('noTopUps'), hint: t('noTopUpsHint') }}
      />
    </BalanceSection>
  )
}

const topUpColumns = (t: ReturnType<typeof useText<'user/account/balance'>>): Column<TopUp>[] => [
  {
    key: 'topup',
    header: t('topUpNo'),
    card: 'title',
    cell: ({ id, remark }) => (
      <>
        {id}
        {remark !== '' && (
          <Text span inherit fz="xs" display="block" c="dimmed">
            {remark}
          </Text>
        )}
      </>
    ),
  },
  {
    key: 'bank_ref',
    header: t('topUp.bankRef'),
    cell: ({ bank_ref, transfer_date }) => (
      <>
        {bank_ref}
        <SecondLine>{formatDate(transfer_date, 'iso')}</SecondLine>
      </>
    ),
  },
  {
    key: 'reported',
    header: t('reported'),
    cell: ({ create_time, operator }) => (
      <>
        {formatTime(create_time, 'yyyy-mm-dd hh:MM')}
        <Text span inherit fz="xs" display="block" c="dimmed">
          {operator.nickname}
        </Text>
      </>
    ),
  },
  { key: 'money', header: t('money'), align: 'end', cell: ({ money }) => <Money value={money} /> },
  {
    key: 'status',
    header: t('status'),
    card: 'corner',
    width: '30%',
    cell: (topUp) => (
      <>
        <TopUpState topUp={topUp} />
        {topUp.refuse_reason && (
          <Text span inherit fz="xs" display="block" c="dimmed">
            {topUp.refuse_reason}
          </Text>
        )}
        {topUp.history.slice(1).map(({ time, event, event_text, operator }) => (
          <Text key={`${time} ${event}`} span inherit fz="xs" display="block" c="dimmed">
            {event_text} · {formatTime(time, 'yyyy-mm-dd hh:MM')}
            {operator && ` · ${operator.nickname}`}
          </Text>
        ))}
      </>
    ),
  },
]
