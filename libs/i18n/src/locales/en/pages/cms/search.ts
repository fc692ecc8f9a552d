import type { Texts } from '../../../../text-types.ts'
import type zh from '../../../zh-cn/pages/cms/search.ts'

export default {
  keyword: 'Words to search for',
  placeholder: 'For example visa, Bagan',
  hot: 'Searched most',
  change: 'Show others',
  times: '{{count}} times',
  times_one: '{{count}} time',
  notice: 'Notices',
  highlights: 'Highlights',
  newest: 'Newest articles',
  newestPage: 'Newest articles, page {{page}}',
  more: 'More articles',
  end: 'These were all articles',
  partner: {
    title: 'Propose your site',
    lead: 'We read every proposal; your site is linked here once our staff have agreed.',
    fields: {
      title: 'Name of the site',
      link: 'Address',
      logo: 'Address of its logo',
      contact: 'Contact',
      remark: 'Remark',
    },
    hints: {
      link: 'Such as https://www.example.com',
      logo: 'May be left empty',
      contact: 'E-mail address or telephone number',
    },
    addressWrong: 'Please enter an address that begins with https://',
    submit: 'Send proposal',
    sent: 'Your proposal has been sent; we answer the contact you named',
  },
} as const satisfies Texts<typeof zh>
