import { createFileRoute } from '@tanstack/react-router'
import { ChannelPage } from '../../../features/cms/channel/ChannelPage.tsx'
import { readChannelSearch } from '../../../features/cms/channel/channel-search.ts'
import { isListAddress } from '../../../features/cms/cms-search.ts'

export const Route = createFileRoute('/cms/channel/$value/{-$type}')({
  staticData: {
    name: 'cms/channel',
    layout: 'cms',
    guards: [],
    title: 'cmsChannel',
    texts: ['cms', 'cms/search'],
    needs: ['listArticles'],
    validate: isListAddress,
  },
  validateSearch: readChannelSearch,
  component: ChannelPage,
})
