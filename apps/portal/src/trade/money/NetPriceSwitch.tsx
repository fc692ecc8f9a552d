import { useHoldsNode, useIsSignedIn } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Button, IconEye, IconEyeOff, useHotkeys, usePhone } from '@portal/ui'
import { toggleNetPrice, useNetPriceShown } from './net-price.ts'

interface NetPriceSwitchProps {
  /** False in a dialog: the page's own switch handles the key, and twice would undo it. */
  withKey?: boolean
}

/** Hides net prices while a customer watches, and shows them again: a click, or Alt N from anywhere on the page. */
export function NetPriceSwitch({ withKey = true }: NetPriceSwitchProps) {
  const t = useText('hotel')
  const shown = useNetPriceShown()
  const signedIn = useIsSignedIn()
  const maySee = useHoldsNode('order/viewNet')
  const phone = usePhone()
  // `code`, because Alt changes the letter on some keyboards. It works in fields too.
  useHotkeys(withKey ? [['alt+N', toggleNetPrice, { usePhysicalKeys: true }]] : [], [])
  if (!signedIn || !maySee) return null
  return (
    <Button
      variant="subtle"
      size="xs"
      aria-keyshortcuts="Alt+N"
      leftSection={shown ? <IconEyeOff size={16} aria-hidden /> : <IconEye size={16} aria-hidden />}
      rightSection={phone || !withKey ? undefined : <kbd aria-hidden>Alt N</kbd>}
      onClick={toggleNetPrice}
    >
      {shown ? t('hideNet') : t('showNet')}
    </Button>
  )
}
