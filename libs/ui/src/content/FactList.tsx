import type { BoxProps, FlexProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { Columns } from './Columns.tsx'
import styles from './FactList.module.css'

interface FactListProps extends BoxProps, Pick<FlexProps, 'gap' | 'align'> {
  children?: ReactNode
  /** As `grid-template-columns` says it. */
  widths?: string
  /** The values are figures, one below the other at the end of their lines. */
  figures?: boolean
}

/** Names and values: beside each other, or each value below its small name where a `div` holds both. */
export function FactList({
  widths = 'minmax(0, 1fr) max-content',
  gap = '4px var(--mantine-spacing-md)',
  figures = false,
  ...rest
}: FactListProps) {
  return (
    <Columns
      component="dl"
      widths={widths}
      gap={gap}
      data-figures={figures || undefined}
      {...rest}
      className={styles.facts}
    />
  )
}
