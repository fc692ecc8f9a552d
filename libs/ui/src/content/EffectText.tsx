import { Text } from '../generated/mantine/Text.ts'

/** What a button will do, read before it is pressed. */
export const EffectText = Text.withProps({
  p: 'sm',
  bg: 'var(--ui-sunken)',
  style: { borderInlineStart: '3px solid var(--ui-focus)' },
})
