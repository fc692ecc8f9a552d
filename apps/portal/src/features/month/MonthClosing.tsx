import { isSupported, type Schemas } from '@portal/api-client'
import { useHoldsNode } from '@portal/auth'
import { formatTime, useText } from '@portal/i18n'
import { Alert, Box, Button, lazyDialog, Text } from '@portal/ui'
import { useState } from 'react'

const CloseMonthDialog = lazyDialog(() => import('./CloseMonthDialog.tsx'))

/** Whether the month is closed, since when and why, with each closing and reopening before. */
export function MonthClosing({ books }: { books: Schemas['Month'] }) {
  const t = useText('user/bill/month')
  const mayClose = useHoldsNode('month/close') && isSupported('closeMonth')
  const [isAsked, setAsked] = useState(false)
  const { closed, history } = books
  const button = mayClose && (
    <Button variant={closed ? 'default' : 'filled'} onClick={() => setAsked(true)}>
      {t(closed ? 'reopen.button' : 'close.button')}
    </Button>
  )
  return (
    <>
      {closed ? (
        <Alert color="teal" title={t('closed')}>
          <History steps={history} tz={books.tz} />
          {button}
        </Alert>
      ) : (
        <div>
          {button}
          {history.length > 0 && (
            <Box mt="sm">
              <History steps={history} tz={books.tz} />
            </Box>
          )}
        </div>
      )}
      {isAsked && <CloseMonthDialog books={books} onClose={() => setAsked(false)} />}
    </>
  )
}

function History({ steps, tz }: { steps: readonly Schemas['MonthStep'][]; tz: string }) {
  const t = useText('user/bill/month')
  return (
    <div>
      {steps.map(({ closed, time, operator, reason }) => (
        <Text size="sm" key={`${time} ${closed}`} mb="xs">
          {t(closed ? 'step.closed' : 'step.reopened', {
            name: operator.nickname,
            time: formatTime(time, 'yyyy-mm-dd hh:MM', tz),
          })}
          {reason && t('step.reason', { reason })}
        </Text>
      ))}
    </div>
  )
}
