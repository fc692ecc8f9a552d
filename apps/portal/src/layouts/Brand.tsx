import { useSite } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Link } from '@tanstack/react-router'
import { imageAddress } from '../shared/address/image-address.ts'
import styles from './Header.module.css'

/** The site's logo and name; both lead home. */
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
