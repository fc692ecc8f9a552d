import { Flex as MantineFlex } from '@mantine/core'
import '@mantine/core/styles/Flex.layer.css'

export const Flex: typeof MantineFlex = MantineFlex
