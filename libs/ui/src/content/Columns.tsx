import { type BoxProps, createPolymorphicComponent, type FlexProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { Flex } from '../generated/mantine/Flex.ts'
import styles from './Columns.module.css'

interface ColumnsProps extends BoxProps, Pick<FlexProps, 'gap' | 'align' | 'justify'> {
  children?: ReactNode
  /** As `grid-template-columns` says it. */
  widths: string
  /** From which width of the window on; always when left out. */
  from?: 'sm' | 'md' | 'lg'
  /** Widths in narrower windows; one column when left out. */
  narrow?: string
}

/** Columns of unequal or as many as fit, one below the other where the window is narrow. Equal ones are a SimpleGrid. */
export const Columns = createPolymorphicComponent<'div', ColumnsProps>(
  ({ widths, from, narrow = 'minmax(0, 1fr)', style, ...rest }: ColumnsProps) => (
    <Flex
      {...rest}
      classNames={{ root: styles.columns ?? '' }}
      mod={{ from }}
      style={[{ '--columns': widths, ...(from && { '--columns-narrow': narrow }) }, style]}
    />
  ),
)
