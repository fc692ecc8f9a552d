import { createFileRoute } from '@tanstack/react-router'
import { SecondPersonPage } from '../../../features/sub-account/second-person/SecondPersonPage.tsx'

export const Route = createFileRoute('/user/manage/secondPerson')({
  staticData: {
    name: 'manage/secondPerson',
    layout: 'user',
    guards: [],
    title: 'secondPerson',
    texts: [],
    needs: ['getSecondPersonRule'],
  },
  component: SecondPersonPage,
})
