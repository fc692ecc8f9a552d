import { Flex } from '../generated/mantine/Flex.ts'
import styles from './Panel.module.css'

/** A framed part of a page, its content one below the other. */
export const Panel = Flex.withProps({ direction: 'column', classNames: { root: styles.panel ?? '' } })
