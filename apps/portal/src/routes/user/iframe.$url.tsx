import { createFileRoute } from '@tanstack/react-router'
import { EmbeddedPage } from '../../features/site/EmbeddedPage.tsx'

export const Route = createFileRoute('/user/iframe/$url')({
  staticData: {
    name: 'iframe',
    layout: 'user',
    guards: [],
    title: 'embedded',
    texts: [],
    needs: [],
  },
  component: EmbeddedPage,
})
