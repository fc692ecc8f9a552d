import type { ReactNode } from 'react'

interface MainProps {
  children: ReactNode
  className?: string | undefined
}

/** The page itself; the skip link leads here. */
export function Main({ children, className }: MainProps) {
  return (
    <main id="main" tabIndex={-1} className={className}>
      {children}
    </main>
  )
}
