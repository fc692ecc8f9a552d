import { useText } from '@portal/i18n'
import { Button, ErrorPage } from '@portal/ui'

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
