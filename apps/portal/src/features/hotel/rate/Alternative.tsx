import { Flex } from '@portal/ui'
import type { ReactNode } from 'react'
import styles from './RateOutcomeDialog.module.css'

interface AlternativeProps {
  /** Price and button. */
  side: ReactNode
  children: ReactNode
}

/** One alternative in a list. */
export const Alternative = ({ side, children }: AlternativeProps) => (
  <Flex
    className={styles.alternative}
    component="li"
    gap="var(--mantine-spacing-xs) var(--mantine-spacing-md)"
    wrap="wrap"
    justify="space-between"
    py="xs"
    px="sm"
    bd="1px solid var(--ui-hairline)"
    bdrs="md"
  >
    <div>{children}</div>
    <div className={styles.side}>{side}</div>
  </Flex>
)
