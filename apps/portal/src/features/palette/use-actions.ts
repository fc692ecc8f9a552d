import { isSupported } from '@portal/api-client'
import { useHoldsNode, useIsSignedIn, useMemberCentre } from '@portal/auth'
import { language, languages, useText } from '@portal/i18n'
import { useDarkMode } from '@portal/ui'
import type { AnyRouter } from '@tanstack/react-router'
import { isPageAvailable } from '../../shared/address/pages.ts'
import { signOutAndReload, switchLanguage } from '../../shared/leaving/leave-page.ts'
import { openPageDialog } from '../../shared/palette.ts'
import { toggleNetPrice, useNetPriceShown } from '../../trade/money/net-price.ts'
import { productFacts, productTypes } from '../../trade/product/facts.ts'
import type { Entry } from './entries.ts'

/** Actions available everywhere, limited to what member and backend allow. */
export function useActions(router: AnyRouter): Entry[] {
  const t = useText('palette')
  const site = useText('site')
  const common = useText('common')
  const hotel = useText('hotel')
  const signedIn = useIsSignedIn()
  const open = useMemberCentre((state) => state.open)
  const maySeeNet = useHoldsNode('order/viewNet')
  const netShown = useNetPriceShown()
  const { dark, toggle } = useDarkMode()
  const go = (path: string) => void router.navigate({ to: path })
  const searches = productTypes
    .filter((type) => isPageAvailable(router, productFacts[type].pages.search))
    .map((type): Entry => {
      const path = productFacts[type].pages.search
      return { key: path, title: t(`search.${type}`), also: path, onChoose: () => go(path) }
    })
  return [
    ...searches,
    ...languages
      .filter((other) => other !== language())
      .map(
        (other): Entry => ({
          key: other,
          title: t('language', { name: site(`languages.${other}`) }),
          also: 'language 语言',
          onChoose: () => void switchLanguage(other),
        }),
      ),
    { key: 'colours', title: common(dark ? 'switchToLight' : 'switchToDark'), onChoose: toggle },
    ...(signedIn && maySeeNet
      ? [
          {
            key: 'net',
            title: hotel(netShown ? 'hideNet' : 'showNet'),
            keys: 'Alt N',
            onChoose: toggleNetPrice,
          },
        ]
      : []),
    { key: 'keys', title: t('keys.title'), keys: '?', onChoose: () => openPageDialog('keys') },
    ...(signedIn
      ? [
          {
            key: 'sign-out',
            title: site('header.signOut'),
            also: 'sign out log off',
            onChoose: () => void signOutAndReload(),
          },
        ]
      : open && isSupported('signIn')
        ? [{ key: 'sign-in', title: site('header.signIn'), onChoose: () => go('/user/login') }]
        : []),
  ]
}
