import { RangeSlider as MantineRangeSlider } from '@mantine/core'
import '@mantine/core/styles/Slider.layer.css'

export const RangeSlider: typeof MantineRangeSlider = MantineRangeSlider
