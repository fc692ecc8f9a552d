import type { ReactNode } from 'react'
import { Brand } from './Brand.tsx'
import styles from './Header.module.css'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { Main } from './Main.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'

/** No header and no menu; only the way home, language and theme stand at the edge of the page. */
export function BareLayout({ children }: { children: ReactNode }) {
  return (
    <Main>
      <div className={styles.bar}>
        <Brand />
        <div className={styles.bareTools}>
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </div>
      {children}
    </Main>
  )
}
