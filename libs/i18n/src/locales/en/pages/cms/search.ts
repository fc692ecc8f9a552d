import type { Texts } from '../../../../text-types.ts'
import type zh from '../../../zh-cn/pages/cms/search.ts'

export default {
  keyword: 'Search terms',
  placeholder: 'For example visa, Bagan',
  hot: 'Popular searches',
  change: 'Show others',
  times: '{{count}} times',
  times_one: '{{count}} time',
  notice: 'Notices',
  highlights: 'Highlights',
  newest: 'Newest articles',
  newestPage: 'Newest articles, page {{page}}',
  more: 'More articles',
  end: 'No more articles',
  partner: {
    title: 'Propose your site',
    lead: 'We review every proposal; approved sites are linked here.',
    fields: {
      title: 'Name of the site',
      link: 'Address',
      logo: 'Address of its logo',
      contact: 'Contact',
      remark: 'Remark',
    },
    hints: {
      link: 'Such as https://www.example.com',
      logo: 'Optional',
      contact: 'E-mail address or telephone number',
    },
    addressWrong: 'Please enter an address that begins with https://',
    submit: 'Send proposal',
    sent: 'Your proposal has been sent; we will reply to the contact you gave',
  },
} as const satisfies Texts<typeof zh>
