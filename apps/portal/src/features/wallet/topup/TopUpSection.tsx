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

/** What has happened, and the way back while staff have not looked into the transfer. */
function TopUpProgress({ topUp }: { topUp: TopUp }) {
  const t = useText('user/account/balance')
  const [opened, setOpened] = useState<'withdraw' | 'proof' | null>(null)
  const close = () => setOpened(null)
  const { wait, refuse_reason, history } = topUp
  const label = t('topUp.withdraw.button')
  return (
    <>
      <StaffWait wait={wait} />
      {refuse_reason && <Text size="sm">{refuse_reason}</Text>}
      {history.slice(1).map(({ time, event, event_text, operator }) => (
        <SecondLine key={`${time} ${event}`}>
          {event_text} · {formatTime(time, 'yyyy-mm-dd hh:MM')}
          {operator && ` · ${operator.nickname}`}
        </SecondLine>
      ))}
      <RowButtons>
        {(isSupported('downloadTopUpProof') || (wait && isSupported('replaceTopUpProof'))) && (
          <RowButton label={`${t('topUp.proofs.button')}: ${topUp.id}`} onClick={() => setOpened('proof')}>
            {t('topUp.proofs.button')}
          </RowButton>
        )}
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
        {remark !== '' && <SecondLine>{remark}</SecondLine>}
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
        <SecondLine>{operator.nickname}</SecondLine>
      </>
    ),
  },
  { key: 'money', header: t('money'), align: 'end', cell: ({ money }) => <Money value={money} /> },
  {
    key: 'status',
    header: t('status'),
    card: 'corner',
    cell: ({ status, status_text }) => (
      <StatusLabel look={looks[status]} value={status}>
        {status_text}
      </StatusLabel>
    ),
  },
  {
    key: 'progress',
    header: t('topUp.progress'),
    card: 'below',
    width: '30%',
    cell: (topUp) => <TopUpProgress topUp={topUp} />,
  },
]
