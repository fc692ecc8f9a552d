import { formatDate, nightsBetween, useText } from '@portal/i18n'
import { IconCalendar, Input, InputBase, Popover } from '@portal/ui'
import { useId, useRef, useState } from 'react'
import { latePart } from './late-part.ts'
import styles from './StayDates.module.css'

// The calendar is the heaviest part of the form and comes when it is opened.
const StayCalendar = latePart(() => import('./StayCalendar.tsx'))

interface StayDatesProps {
  /** `YYYY-MM-DD`, or empty. */
  check_in: string
  check_out: string
  onChange: (dates: { check_in: string; check_out: string }) => void
  /** First day that can be chosen, `YYYY-MM-DD`; null where the day is not known yet. */
  firstDay: string | null
  error?: string | undefined
  id?: string
}

/** Check-in and check-out with the nights between them. The dates are the hotel's own. */
export function StayDates({ check_in, check_out, onChange, firstDay, error, id }: StayDatesProps) {
  const t = useText('stay')
  const count = useText('common')
  const [asked, setAsked] = useState<'check_in' | 'check_out' | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const message = useId()
  const nights = nightsBetween(check_in, check_out)

  const open = (which: 'check_in' | 'check_out') => (event: { currentTarget: HTMLButtonElement }) => {
    opener.current = event.currentTarget
    if (asked === which) return setAsked(null)
    StayCalendar.fetch(() => setAsked(which))
  }
  const close = () => {
    setAsked(null)
    opener.current?.focus()
  }
  const field = (which: 'check_in' | 'check_out', label: string, value: string) => (
    <InputBase
      component="button"
      type="button"
      pointer
      label={label}
      className={styles.field}
      id={which === 'check_in' ? id : undefined}
      leftSection={which === 'check_in' ? <IconCalendar size={18} aria-hidden /> : undefined}
      error={Boolean(error)}
      aria-describedby={error ? message : undefined}
      aria-haspopup="dialog"
      aria-expanded={asked === which}
      onClick={open(which)}
    >
      {value ? formatDate(value, 'short') : <Input.Placeholder>{t('chooseDate')}</Input.Placeholder>}
    </InputBase>
  )

  return (
    <Popover
      opened={asked !== null}
      onChange={(opened) => !opened && setAsked(null)}
      position="bottom-start"
      trapFocus
      withRoles={false}
    >
      <Popover.Target>
        <div className={styles.group} role="group" aria-label={t('dates')}>
          <div className={styles.fields}>
            {field('check_in', t('checkIn'), check_in)}
            {field('check_out', t('checkOut'), check_out)}
            {nights > 0 && <span className={styles.nights}>{count('count.nights', { count: nights })}</span>}
          </div>
          {error && (
            <Input.Error id={message} className={styles.error}>
              {error}
            </Input.Error>
          )}
        </div>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={t('dates')}>
        {asked && firstDay && (
          <StayCalendar.Part
            key={asked}
            check_in={check_in}
            check_out={check_out}
            asked={asked}
            firstDay={firstDay}
            onDone={(dates) => {
              onChange(dates)
              close()
            }}
          />
        )}
      </Popover.Dropdown>
    </Popover>
  )
}
