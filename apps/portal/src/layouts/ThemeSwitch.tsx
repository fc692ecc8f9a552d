import { useText } from '@portal/i18n'
import { IconMoon, IconSun, useDarkMode } from '@portal/ui'
import styles from './Header.module.css'

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
