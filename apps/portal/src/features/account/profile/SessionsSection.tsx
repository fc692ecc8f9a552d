import { type Schemas, useEndSessions } from '@portal/api-client'
import { formatTime, type TextCatalogue, type Translate, useText } from '@portal/i18n'
import { Button, type Column, ConfirmDialog, DataTable, SecondLine } from '@portal/ui'
import { useState } from 'react'
import { RowButton } from '../../../shared/list/RowButtons.tsx'
import { Section } from '../Section.tsx'

type Row = Schemas['MemberSession']

interface SessionsSectionProps {
  sessions: readonly Row[]
}

/** Where the member is signed in; each other session can be ended. */
export function SessionsSection({ sessions }: SessionsSectionProps) {
  const t = useText('second-factor')
  const [asking, setAsking] = useState(false)
  const end = useEndSessions({ request: { success: true, announce: true } })
  return (
    <Section title={t('sessions')} hint={t('sessionsHint')}>
      <DataTable
        label={t('sessions')}
        columns={columnsOf(t, ({ id }) => end.mutate({ data: { id } }), end.isPending)}
        rows={sessions}
        rowKey={({ id }) => id}
      />
      {sessions.length > 1 && (
        <div>
          <Button variant="default" size="xs" onClick={() => setAsking(true)}>
            {t('endOthers')}
          </Button>
        </div>
      )}
      {asking && (
        <ConfirmDialog
          opened
          danger
          title={t('endOthersTitle')}
          confirmLabel={t('endOthers')}
          onConfirm={() => end.mutateAsync({ data: {} })}
          onClose={() => setAsking(false)}
        >
          {t('endOthersText')}
        </ConfirmDialog>
      )}
    </Section>
  )
}

type Words = Translate<TextCatalogue['second-factor']>

const nameOf = (t: Words, { device, browser }: Row): string =>
  [device, browser].filter(Boolean).join(' · ') || t('unknownDevice')

const columnsOf = (t: Words, onEnd: (row: Row) => void, busy: boolean): Column<Row>[] => [
  {
    key: 'device',
    header: t('device'),
    card: 'title',
    cell: (row) => (
      <>
        {nameOf(t, row)}
        {row.current && <SecondLine>{t('current')}</SecondLine>}
      </>
    ),
  },
  {
    key: 'ip',
    header: t('address'),
    cell: ({ ip, place }) => [ip, place].filter(Boolean).join(' · ') || '–',
  },
  { key: 'signed_in_time', header: t('signedIn'), cell: (row) => formatTime(row.signed_in_time) },
  { key: 'last_seen_time', header: t('lastSeen'), cell: (row) => formatTime(row.last_seen_time) },
  {
    key: 'end',
    header: t('action'),
    cell: (row) =>
      !row.current && (
        <RowButton
          label={`${t('end')}: ${[nameOf(t, row), row.ip].filter(Boolean).join(' · ')}`}
          loading={busy}
          onClick={() => onEnd(row)}
        >
          {t('end')}
        </RowButton>
      ),
  },
]
