import { useSite } from '@portal/auth'
import { type Language, language, languages, localeOf, useText } from '@portal/i18n'
import { IconMoon, IconSun, reportChunkError, useDarkMode } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import { imageAddress } from '../shared/address/asset-address.ts'
import styles from './Header.module.css'

/** The site's logo and name, as a link to the home page. */
export function Brand() {
  const t = useText('site')
  const name = useSite((site) => site.siteName)
  const logo = useSite((site) => imageAddress(site.siteLogo))
  return (
    <Link to="/" className={styles.brand}>
      {logo && <img src={logo} alt="" width={28} height={28} />}
      <span className={styles.brandName}>{name || t('name')}</span>
    </Link>
  )
}

const choose = (chosen: Language) =>
  void import('../shared/leaving/leave-page.ts').then(
    ({ switchLanguage }) => switchLanguage(chosen),
    reportChunkError,
  )

/** Offers the other language by its own name; choosing it saves the choice and reloads the page. */
export function LanguageSwitch() {
  const t = useText('site')
  const other = languages.find((candidate) => candidate !== language()) ?? 'zh-cn'
  return (
    <button type="button" className={styles.tool} lang={localeOf(other)} onClick={() => choose(other)}>
      {t(`languages.${other}`)}
    </button>
  )
}

/** Light or dark, kept for the next visit. */
export function ThemeSwitch() {
  const t = useText('common')
  const { dark, toggle } = useDarkMode()
  const label = t(dark ? 'switchToLight' : 'switchToDark')
  return (
    <button type="button" className={styles.tool} aria-label={label} title={label} onClick={toggle}>
      {dark ? <IconSun size={18} aria-hidden /> : <IconMoon size={18} aria-hidden />}
    </button>
  )
}
