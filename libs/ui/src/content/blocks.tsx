import { type BoxProps, createPolymorphicComponent, type FlexProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { Flex } from '../generated/mantine/Flex.ts'
import { Text } from '../generated/mantine/Text.ts'
import classes from './blocks.module.css'

/** A framed part of a page; its children are stacked. */
export const Panel = Flex.withProps({ direction: 'column', classNames: { root: classes.panel ?? '' } })

/** Says what a button will do, to be read before it is pressed. */
export const EffectText = Text.withProps({
  p: 'sm',
  bg: 'var(--ui-sunken)',
  style: { borderInlineStart: '3px solid var(--ui-focus)' },
})

/** The small line below a value: who, when, for whom. */
export const SecondLine = Text.withProps({
  component: 'span',
  display: 'block',
  size: 'xs',
  fw: 400,
  c: 'dimmed',
})

interface ColumnsProps extends BoxProps, Pick<FlexProps, 'gap' | 'align' | 'justify'> {
  children?: ReactNode
  /** A value of `grid-template-columns`. */
  widths: string
  /** The window width from which they are side by side; always when left out. */
  from?: 'sm' | 'md' | 'lg'
  /** Widths in narrower windows; one column when left out. */
  narrow?: string
}

/** Columns of unequal width, or as many as fit; stacked in a narrow window. For equal columns use SimpleGrid. */
export const Columns = createPolymorphicComponent<'div', ColumnsProps>(
  ({ widths, from, narrow = 'minmax(0, 1fr)', style, ...rest }: ColumnsProps) => (
    <Flex
      {...rest}
      classNames={{ root: classes.columns ?? '' }}
      mod={{ from }}
      style={[{ '--columns': widths, ...(from && { '--columns-narrow': narrow }) }, style]}
    />
  ),
)

interface FactListProps extends BoxProps, Pick<FlexProps, 'gap' | 'align'> {
  children?: ReactNode
  /** A value of `grid-template-columns`. */
  widths?: string
  /** The values are figures, aligned at the end of their lines. */
  figures?: boolean
}

/** Names and values side by side; a `div` around a pair puts the value below its small name. */
export function FactList({
  widths = 'minmax(0, 1fr) fit-content(70%)',
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
      className={classes.facts}
    />
  )
}
