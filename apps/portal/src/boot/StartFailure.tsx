import { ErrorPage } from '@portal/ui'

/** The last resort: the router itself failed. */
export function StartFailure() {
  return (
    <main id="main">
      <ErrorPage status={500} />
    </main>
  )
}
