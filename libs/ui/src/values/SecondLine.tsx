import { Text } from '../generated/mantine/Text.ts'

/** What stands small below a value: who, when, for whom. */
export const SecondLine = Text.withProps({
  component: 'span',
  display: 'block',
  size: 'xs',
  fw: 400,
  c: 'dimmed',
})
