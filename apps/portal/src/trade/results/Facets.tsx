import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Box, Checkbox, Flex, Radio, Stack, Text, UnstyledButton } from '@portal/ui'
import { memo, type ReactNode, useId, useState } from 'react'
import styles from './results.module.css'

type Facet = Schemas['FacetValue']

/** The filters of results, in groups. */
export const FacetPanel = ({ children }: { children: ReactNode }) => <Stack>{children}</Stack>

export function FacetGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Flex component="fieldset" direction="column" gap={4} miw={0} m={0} p={0} bd={0}>
      <Box component="legend" mb={4} p={0} fz="sm" fw={600}>
        {title}
      </Box>
      {children}
    </Flex>
  )
}

/** A longer group starts with this many. */
const shownFirst = 6

interface FacetListProps {
  title: string
  facets: readonly Facet[] | undefined
  chosen: readonly (string | number)[] | undefined
  onChange: (values: string[]) => void
  /** Labels that expand and collapse a long group. */
  more: string
  fewer: string
}

/** Multiple choice, each value with its number of results. Memoised: a page has some sixty values. */
export const FacetList = memo(function FacetList(props: FacetListProps) {
  const { title, facets = [], onChange, more, fewer } = props
  const [all, setAll] = useState(false)
  if (facets.length === 0) return null
  const chosen = (props.chosen ?? []).map(String)
  const shown = all
    ? facets
    : facets.filter(({ value }, index) => index < shownFirst || chosen.includes(value))
  return (
    <FacetGroup title={title}>
      {shown.map(({ value, label, count }) => (
        <FacetBox
          key={value}
          label={label}
          count={count}
          checked={chosen.includes(value)}
          onChange={(checked) =>
            onChange(checked ? [...chosen, value] : chosen.filter((other) => other !== value))
          }
        />
      ))}
      {facets.length > shownFirst && (
        <UnstyledButton
          mih={24}
          c="var(--mantine-color-anchor)"
          fz="sm"
          onClick={() => setAll(!all)}
          aria-expanded={all}
        >
          {all ? fewer : more}
        </UnstyledButton>
      )}
    </FacetGroup>
  )
})

interface FacetBoxProps {
  label: string
  count: number
  checked: boolean
  onChange: (checked: boolean) => void
}

export function FacetBox({ label, count, checked, onChange }: FacetBoxProps) {
  return (
    <Checkbox
      size="xs"
      className={styles.choice}
      mih={24}
      checked={checked}
      disabled={count === 0 && !checked}
      label={<FacetLabel label={label} count={count} />}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}

/** Reserves room for four digits, so that lines do not rewrap. */
const FacetLabel = ({ label, count }: { label: string; count: number }) => (
  <span>
    {label}{' '}
    <Text
      span
      inherit
      c="dimmed"
      display="inline-block"
      miw="4ch"
      style={{ fontVariantNumeric: 'tabular-nums' }}
    >
      {count}
    </Text>
  </span>
)

interface FacetRadiosProps {
  title: string
  facets: readonly Facet[] | undefined
  chosen: string | undefined
  onChange: (value: string | undefined) => void
}

/** Single choice, for values that include each other. */
export const FacetRadios = memo(function FacetRadios(props: FacetRadiosProps) {
  const { title, facets = [], chosen, onChange } = props
  const common = useText('common')
  const name = useId()
  if (facets.length === 0) return null
  return (
    <FacetGroup title={title}>
      <Radio
        size="xs"
        className={styles.choice}
        mih={24}
        name={name}
        label={common('all')}
        checked={chosen === undefined}
        onChange={() => onChange(undefined)}
      />
      {facets.map(({ value, label, count }) => (
        <Radio
          key={value}
          size="xs"
          className={styles.choice}
          mih={24}
          name={name}
          label={<FacetLabel label={label} count={count} />}
          checked={chosen !== undefined && Number(chosen) === Number(value)}
          onChange={() => onChange(value)}
        />
      ))}
    </FacetGroup>
  )
})
