import { Box, Columns, Title } from '@portal/ui'
import { Fragment, type ReactNode } from 'react'

/** A name with its value, in lines where it has line feeds; nothing without a value. */
export type VoucherFact = readonly [name: string, value: ReactNode]

export function VoucherFacts({ facts }: { facts: readonly VoucherFact[] }) {
  return (
    <Columns
      component="dl"
      widths="minmax(90px, 28%) minmax(0, 1fr)"
      gap="4px var(--mantine-spacing-sm)"
      fz="sm"
    >
      {facts
        .filter(([, value]) => value !== '' && value !== null)
        .map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd style={{ whiteSpace: 'pre-line' }}>{value}</dd>
          </Fragment>
        ))}
    </Columns>
  )
}

interface VoucherNotesProps {
  title: string
  lines: readonly string[]
}

/** Lines with a heading; nothing without lines. */
export function VoucherNotes({ title, lines }: VoucherNotesProps) {
  if (lines.length === 0) return null
  return (
    <section>
      <Title order={4} size="sm" m="0 0 2px">
        {title}
      </Title>
      <Box component="ul" ps={18} fz="sm" style={{ listStyle: 'disc' }}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
    </section>
  )
}
