import { useText } from '@portal/i18n'
import { ActionIcon, Columns, IconMinus, IconPlus, NativeSelect, Text } from '@portal/ui'
import { useState } from 'react'
import { roomLimits } from '../search/stay-search.ts'
import { SmallPrint } from './SmallPrint.ts'

interface CountStepperProps {
  label: string
  hint?: string
  value: number
  max: number
  error?: string | undefined
  onChange: (value: number) => void
}

/** A number with buttons for less and more. */
export function CountStepper({ label, hint, value, max, error, onChange }: CountStepperProps) {
  const t = useText('stay')
  return (
    <Columns widths="1fr auto 2rem auto" gap={4} align="center" role="group" aria-label={label}>
      <Text span inherit fz="sm">
        {label}{' '}
        {hint && (
          <Text span inherit fz="xs" c="dimmed">
            {hint}
          </Text>
        )}
      </Text>
      <ActionIcon
        variant="default"
        aria-label={t('fewer', { what: label })}
        disabled={value <= 0}
        onClick={() => onChange(value - 1)}
      >
        <IconMinus size={14} aria-hidden />
      </ActionIcon>
      <output style={{ textAlign: 'center' }}>{value}</output>
      <ActionIcon
        variant="default"
        aria-label={t('more', { what: label })}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        <IconPlus size={14} aria-hidden />
      </ActionIcon>
      {error && (
        <Text
          span
          inherit
          fz="xs"
          c="var(--mantine-color-error)"
          style={{ gridColumn: '1 / -1' }}
          role="alert"
        >
          {error}
        </Text>
      )}
    </Columns>
  )
}

interface AgesProps {
  /** In full years; null if not chosen. */
  ages: readonly (number | null)[]
  /** The day on which the ages count. */
  hint: string
  onAge: (child: number, age: number | null) => void
}

/** The age of each child. */
export function Ages({ ages, hint, onAge }: AgesProps) {
  const t = useText('stay')
  // In a panel that is opened again, all fields count as touched.
  const [known] = useState(ages.length)
  if (ages.length === 0) return null
  return (
    <Columns widths="1fr 1fr" gap="xs">
      <SmallPrint>{hint}</SmallPrint>
      {ages.map((age, child) => (
        <AgeSelect
          // oxlint-disable-next-line react/no-array-index-key -- a child of a search is nothing but its place
          key={child}
          label={t('childAge', { number: child + 1 })}
          age={age}
          known={child < known}
          onChange={(value) => onAge(child, value)}
        />
      ))}
    </Columns>
  )
}

interface AgeSelectProps {
  label: string
  age: number | null
  /** It was touched before, so a missing age is marked at once. */
  known: boolean
  onChange: (age: number | null) => void
}

function AgeSelect({ label, age, known, onChange }: AgeSelectProps) {
  const t = useText('stay')
  const [left, setLeft] = useState(known)
  const ages = Array.from({ length: roomLimits.oldestChild + 1 }, (_, years) => ({
    value: String(years),
    label: years === 0 ? t('underOne') : t('years', { count: years }),
  }))
  return (
    <NativeSelect
      size="xs"
      label={label}
      value={age === null ? '' : String(age)}
      error={left && age === null}
      onBlur={() => setLeft(true)}
      data={[{ value: '', label: t('chooseAge'), disabled: true }, ...ages]}
      onChange={(event) =>
        onChange(event.currentTarget.value === '' ? null : Number(event.currentTarget.value))
      }
    />
  )
}
