import { DatePicker as MantineDatePicker } from '@mantine/dates'
import '@mantine/dates/styles.layer.css'

export const DatePicker: typeof MantineDatePicker = MantineDatePicker
