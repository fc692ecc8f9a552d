import { useText } from '@portal/i18n'
import type { ReactNode } from 'react'
import styles from './layouts.module.css'

/** The first stop of the Tab key: leads past the header to the page. */
export function SkipLink() {
  const t = useText('common')
  return (
    <a className={styles.skipLink} href="#main">
      {t('skipToContent')}
    </a>
  )
}

interface MainProps {
  children: ReactNode
  className?: string | undefined
}

/** The page itself, and the target of the skip link. */
export function Main({ children, className }: MainProps) {
  return (
    <main id="main" tabIndex={-1} className={className}>
      {children}
    </main>
  )
}
