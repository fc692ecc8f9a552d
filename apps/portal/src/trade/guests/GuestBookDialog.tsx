import { dropdownParams, useListGuests, useSaveGuest } from '@portal/api-client'
import { useHoldsNode } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Button, Flex, FormDialog, LinesSkeleton, Text, TextInput, useDebouncedValue } from '@portal/ui'
import { useState } from 'react'
import { LoadError } from '../../shared/error/LoadError.tsx'
import styles from './GuestTools.module.css'
import type { GuestRow } from './guest-names.ts'
import { nextEmptyPlace } from './guest-paste.ts'

interface GuestBookDialogProps {
  guests: readonly GuestRow[]
  /** Label of a guest's place. */
  placeOf: (guests: readonly GuestRow[], index: number) => string
  onChange: (guests: GuestRow[]) => void
  onClose: () => void
}

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

/** The company's guest book: each click fills the next empty name. New names can be saved. */
export default function GuestBookDialog({ guests, placeOf, onChange, onClose }: GuestBookDialogProps) {
  const t = useText('guest')
  const mayKeep = useHoldsNode('order/book')
  const [typed, setTyped] = useState('')
  const [wanted] = useDebouncedValue(typed.trim(), 200)
  const { data, error, isFetching, refetch } = useListGuests(dropdownParams(wanted, { limit: 50 }), {
    query: { placeholderData: (previous) => previous },
  })
  const keep = useSaveGuest()
  const next = nextEmptyPlace(guests)
  const known = data?.list ?? []
  const fresh = [...new Set(guests.map(({ full_name }) => full_name.trim()))].filter(
    (name) => name !== '' && !known.some(({ full_name }) => same(full_name, name)),
  )
  const put = (name: string) => {
    if (next === null) return
    onChange(guests.map((guest, index) => (index === next ? { ...guest, full_name: name } : guest)))
  }
  const keepAll = async () => {
    for (const full_name of fresh) await keep.mutateAsync({ data: { full_name } })
    return false
  }
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('book.title')}
      submitLabel={t('book.keep', { count: fresh.length })}
      cancelLabel={t('book.done')}
      onSubmit={keepAll}
      canSubmit={mayKeep && fresh.length > 0 && wanted === ''}
    >
      <TextInput
        label={t('book.search')}
        value={typed}
        autoComplete="off"
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Text size="sm" c="dimmed" role="status">
        {next === null ? t('book.full') : t('book.next', { place: placeOf(guests, next) })}
      </Text>
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && <LinesSkeleton lines={5} />}
      {data && known.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('book.empty')}
        </Text>
      )}
      <ul className={styles.list} aria-busy={isFetching}>
        {known.map(({ id, full_name, name_local, birthday, notes }) => (
          <Flex
            key={id}
            component="li"
            gap="xs"
            align="center"
            mih={44}
            py={2}
            style={{ borderBottom: '1px solid var(--ui-hairline)' }}
          >
            <Flex component="span" direction="column" flex={1} miw={0} style={{ overflowWrap: 'anywhere' }}>
              <span>
                {full_name}{' '}
                {name_local && (
                  <Text span inherit fz="xs" c="dimmed">
                    {name_local}
                  </Text>
                )}
              </span>
              <Text span inherit fz="xs" c="dimmed">
                {[birthday, notes].filter(Boolean).join(' · ')}
              </Text>
            </Flex>
            <Button
              size="compact-sm"
              variant="default"
              disabled={next === null || guests.some((guest) => same(guest.full_name, full_name))}
              aria-label={t('book.putName', { name: full_name })}
              onClick={() => put(full_name)}
            >
              {t('book.put')}
            </Button>
          </Flex>
        ))}
      </ul>
    </FormDialog>
  )
}
