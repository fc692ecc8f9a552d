import { useHoldsNode, useIsSignedIn } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Button, IconEye, IconEyeOff, useHotkeys, usePhone } from '@portal/ui'
import { toggleNetPrice, useNetPriceShown } from './net-price.ts'

interface NetPriceSwitchProps {
  /** Left out in a dialog: the switch of the page below has the key already, and twice is not at all. */
  withKey?: boolean
}

/** Hides net prices while a customer looks on, and shows them again: a click, or Alt N from anywhere on the page. */
export function NetPriceSwitch({ withKey = true }: NetPriceSwitchProps) {
  const t = useText('hotel')
  const shown = useNetPriceShown()
  const signedIn = useIsSignedIn()
  const maySee = useHoldsNode('order/viewNet')
  const phone = usePhone()
  // By the place of the key, for Alt changes the letter on some keyboards; no list of tags, so fields do it too.
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
