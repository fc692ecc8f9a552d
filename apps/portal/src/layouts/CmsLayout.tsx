import { type ReactNode } from 'react'
import { Header } from './Header.tsx'
import { LateFooter } from './LateFooter.tsx'
import styles from './layouts.module.css'
import { Main } from './Main.tsx'
import { SkipLink } from './SkipLink.tsx'

/** Header and one column: booking pages, articles, and the details of an order. */
export function CmsLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <Header />
      <Main className={styles.column}>{children}</Main>
      <LateFooter />
    </>
  )
}
