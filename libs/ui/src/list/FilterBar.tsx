import { useText } from '@portal/i18n'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../generated/mantine/Button.ts'
import { Flex } from '../generated/mantine/Flex.ts'
import { IconFilter, IconX } from '../icons.ts'
import classes from './FilterBar.module.css'

/** An active filter in words: "5 stars", "until 800 CNY". */
export interface FilterChip {
  key: string
  label: string
  onRemove: () => void
}

interface FilterChipsProps {
  chips: readonly FilterChip[]
  onClear: () => void
}

/** The active filters, removable one by one or all at once. Renders nothing without any. */
export function FilterChips({ chips, onClear }: FilterChipsProps) {
  const t = useText('common')
  if (chips.length === 0) return null
  return (
    <Flex component="ul" gap={6} align="center" wrap="wrap" aria-label={t('filter.active')}>
      {chips.map(({ key, label, onRemove }) => (
        <li key={key} className={classes.chip}>
          {label}
          <button
            type="button"
            className={classes.remove}
            aria-label={t('filter.remove', { name: label })}
            onClick={onRemove}
          >
            <IconX size={14} aria-hidden />
          </button>
        </li>
      ))}
      <li>
        <Button variant="subtle" size="compact-sm" onClick={onClear}>
          {t('filter.clear')}
        </Button>
      </li>
    </Flex>
  )
}

interface FilterBarProps extends FilterChipsProps {
  /** The fields. On a phone a button with the number of active filters opens them. */
  children: ReactNode
}

/** Filters above a list, with a chip for each active one. */
export function FilterBar({ children, chips, onClear }: FilterBarProps) {
  const t = useText('common')
  const [open, setOpen] = useState(false)
  const fieldsId = useId()
  return (
    <div role="search" className={classes.bar} data-screen aria-label={t('filter.label')}>
      <Button
        className={classes.toggle}
        variant="default"
        leftSection={<IconFilter size={16} aria-hidden />}
        aria-expanded={open}
        aria-controls={fieldsId}
        onClick={() => setOpen(!open)}
      >
        {chips.length > 0 ? t('filter.count', { count: chips.length }) : t('filter.label')}
      </Button>
      <div id={fieldsId} className={classes.fields} data-open={open || undefined}>
        {children}
      </div>
      <FilterChips chips={chips} onClear={onClear} />
    </div>
  )
}
