import { Group } from '@portal/ui'
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
      <Group gap="xs" wrap="nowrap" maw={1440} h={56} mx="auto" px="md">
        <Brand />
        <div className={styles.bareTools} data-screen>
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </Group>
      {children}
    </Main>
  )
}
