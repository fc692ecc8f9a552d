import { type ReactNode } from 'react'
import { Header } from './Header.tsx'
import { LateFooter } from './LateFooter.tsx'
import { Main } from './Main.tsx'
import { SkipLink } from './SkipLink.tsx'

/** Header and the full width below it: the home page. */
export function CommonLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <Header />
      <Main>{children}</Main>
      <LateFooter />
    </>
  )
}
