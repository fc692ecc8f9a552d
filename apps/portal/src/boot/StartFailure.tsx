import { useText } from '@portal/i18n'
import { Button, ErrorPage } from '@portal/ui'
import { Component, type ReactNode } from 'react'

/** The last resort: the router itself failed, and every layout with it. The page starts over, or at its start. */
export function StartFailure() {
  const t = useText('common')
  return (
    <main id="main">
      <ErrorPage
        status={500}
        actions={
          <>
            <Button onClick={() => location.reload()}>{t('errorPage.reload')}</Button>
            {/* A document of its own: nothing of the router can be relied on. */}
            <Button component="a" href="/" variant="default">
              {t('errorPage.toHome')}
            </Button>
          </>
        }
      />
    </main>
  )
}

interface BoundaryProps {
  children: ReactNode
  /** Shown after an error. */
  fallback: ReactNode
}

/** Catches what no error page could: an error of the router itself. */
export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
