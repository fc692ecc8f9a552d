import { isLanguage, setupI18n } from '@portal/i18n'
import { createRoot } from 'react-dom/client'
import { LiveRegion, LoadingOverlay, Notices, ProgressBar, UiProvider } from '../src/index.ts'
import { Gallery } from './Gallery.tsx'

// `?language=en&scheme=dark&show=pay` selects what is shown, for screenshots.
const query = new URLSearchParams(location.search)
const language = query.get('language')
await setupI18n(isLanguage(language) ? language : 'zh-cn')
// oxlint-disable-next-line no-restricted-globals -- only ever opened in a browser that allows it
localStorage.setItem('color-scheme', query.get('scheme') ?? 'light')

const now = () => Date.parse('2026-12-06T08:00:00Z')
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <UiProvider siteName="Golden Land" now={now}>
      <ProgressBar />
      <Gallery show={query.get('show')} />
      <Notices />
      <LoadingOverlay />
      <LiveRegion />
    </UiProvider>,
  )
}
