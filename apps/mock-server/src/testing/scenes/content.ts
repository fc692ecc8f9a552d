import { solvedCaptcha } from '../captcha-and-code.ts'
import { byVisitor, ofNothing, type Scenes } from './scene.ts'
import type { Stage } from './stage.ts'

const free = 202
const forMembers = 204
const own = 5001
const nobody = 999_999

/** An article with a price in renminbi that the member has not paid for. */
function unpaid({ world }: Stage): number {
  const { cms_article, cms_payment } = world.tables
  const [article] = cms_article.where(
    ({ id, currency, price, status, author_id }) =>
      currency === 'RMB' &&
      price > 0 &&
      status === 'normal' &&
      author_id > 900 &&
      cms_payment.where(({ article_id }) => article_id === id).length === 0,
  )
  if (!article) throw new Error('Nothing is for sale in renminbi.')
  return Number(article.id)
}
async function openPayment(stage: Stage): Promise<number> {
  const query = { project: 'content', object: unpaid(stage), type: 'wx' }
  return (await stage.me.get('/api/cms.Pay/create', query)).data.info.id
}

/** The content section: reading. */
export const readingScenes = {
  getCmsSettings: {
    english: { summary: 'In English', as: null },
    chinese: { summary: 'In Chinese', as: null, language: 'zh-cn' },
  },
  getCmsHome: {
    english: { summary: 'In English', as: null },
    chinese: { summary: 'In Chinese', as: null, language: 'zh-cn' },
  },
  listHotKeywords: {
    english: { summary: 'What is searched most', as: null },
    chinese: { summary: 'In Chinese', as: null, language: 'zh-cn' },
  },
  listCmsTags: {
    two: { summary: 'The first two', as: null, request: { query: { limit: 2 } } },
    typed: { summary: 'By a part of the name', as: null, request: { query: { quickSearch: 'visa' } } },
  },
  listCmsChannels: {
    two: { summary: 'The first two', as: null, request: { query: { limit: 2 } } },
    typed: {
      summary: 'By a part of the name, in Chinese',
      as: null,
      language: 'zh-cn',
      request: { query: { quickSearch: '缅甸' } },
    },
  },
  applyFriendlyLink: {
    handedIn: {
      summary: 'Waits for the staff',
      as: null,
      request: async ({ me }) => ({
        body: {
          title: 'Shan Hills Guides',
          link: 'https://guides.example',
          contact: 'desk@guides.example',
          ...(await solvedCaptcha(me)),
        },
      }),
    },
    wrongCaptcha: {
      summary: 'The captcha is not solved',
      as: null,
      refused: 'CAPTCHA_WRONG',
      request: {
        body: {
          title: 'Shan Hills Guides',
          link: 'https://guides.example',
          contact: 'desk@guides.example',
          captchaId: 'links-page-1',
          captchaInfo: '0,0-0,0;350;200',
        },
      },
    },
  },
  listNewArticles: {
    last: { summary: 'The last page', as: null, request: { query: { page: 9 } } },
    over: { summary: 'There are no more', as: null, request: { query: { page: 40 } } },
  },
  listArticles: {
    channel: {
      summary: 'The most read one of a channel',
      as: null,
      request: { query: { channel: 2, order: 'views', limit: 1 } },
    },
    missing: { ...ofNothing({ query: { channel: 999 } }), summary: 'There is no such channel' },
  },
  getCmsPage: {
    page: { summary: 'A page', as: null, request: { query: { id: 2 } } },
    missing: ofNothing({ query: { id: nobody } }),
  },
  getAgreement: {
    privacy: { summary: 'How data are treated', as: null, request: { query: { type: 'privacy' } } },
    chinese: { summary: 'In Chinese', as: null, language: 'zh-cn', request: { query: { type: 'about' } } },
  },
  getArticle: {
    article: { summary: 'An article for everybody', as: null, request: { query: { id: free } } },
    needLogin: {
      summary: 'An article for members',
      as: null,
      refused: 'NEED_LOGIN',
      request: { query: { id: forMembers } },
    },
  },
  likeArticle: {
    liked: { summary: 'Liked', request: { body: { id: free } } },
    twice: {
      summary: 'Liked already',
      refused: 'ALREADY_LIKED',
      request: async ({ me }) => {
        await me.post('/api/cms.Content/like', { id: free })
        return { body: { id: free } }
      },
    },
  },
  collectArticle: {
    collected: { summary: 'Kept', request: { body: { id: free } } },
    missing: ofNothing({ body: { id: nobody } }),
  },
  commentArticle: {
    written: {
      summary: 'Published at once',
      request: { body: { id: free, content: 'We took that road last week.' } },
    },
    tooSoon: {
      summary: 'Shortly after the one before',
      refused: 'RATE_LIMITED',
      request: async ({ me }) => {
        await me.post('/api/cms.Content/comment', { id: free, content: 'We took that road last week.' })
        return { body: { id: free, content: 'It is open again.' } }
      },
    },
  },
  listArticleComments: {
    page: { summary: 'The newest first', request: { query: { id: free } } },
    missing: ofNothing({ query: { id: nobody } }),
  },
} satisfies Partial<Scenes>

/** The content section: what a member reads, pays and writes. */
export const contributionScenes = {
  listReadingRecords: {
    read: { summary: 'What was read last', request: { query: { type: 'view', limit: 2 } } },
    visitor: byVisitor({ query: { type: 'view' } }),
  },
  listMyComments: {
    page: { summary: 'The two newest', request: { query: { limit: 2 } } },
    visitor: byVisitor(),
  },
  removeComment: {
    removed: {
      summary: 'An own one is removed',
      request: async ({ me }) => {
        await me.post('/api/cms.Content/comment', { id: free, content: 'We took that road last week.' })
        return { query: { id: (await me.get('/api/cms.User/comment', { limit: 1 })).data.list[0].id } }
      },
    },
    missing: ofNothing({ query: { id: nobody } }),
  },
  listContentOrders: {
    page: { summary: 'The newest', request: { query: { limit: 1 } } },
    visitor: byVisitor(),
  },
  payContent: {
    paid: {
      summary: 'From the balance of the company',
      request: async (stage) => ({ query: { project: 'content', object: unpaid(stage), type: 'balance' } }),
    },
    code: {
      summary: 'By telephone, with a code to be read',
      request: async (stage) => ({ query: { project: 'content', object: unpaid(stage), type: 'wx' } }),
    },
    short: {
      summary: 'The balance is too small',
      as: 'newleaf',
      refused: 'BALANCE_SHORT',
      request: async (stage) => ({
        query: { project: 'admire', object: unpaid(stage), type: 'balance', amount: 400 },
      }),
    },
  },
  checkContentPayment: {
    paid: {
      summary: 'It has arrived',
      request: async (stage) => {
        const id = await openPayment(stage)
        stage.later(9000)
        return { query: { id } }
      },
    },
    open: {
      summary: 'It has not arrived',
      refused: 'PAYMENT_OPEN',
      request: async (stage) => ({ query: { id: await openPayment(stage) } }),
    },
  },
  listContributions: {
    page: { summary: 'The two newest', request: { query: { limit: 2 } } },
    visitor: byVisitor(),
  },
  getContributionStatistics: {
    own: { summary: 'Of an own article', request: { query: { id: own } } },
    missing: ofNothing({ query: { id: free } }),
  },
  removeContribution: {
    removed: { summary: 'An own article is removed', request: { query: { id: own } } },
    missing: ofNothing({ query: { id: free } }),
  },
  listContributionSales: {
    page: { summary: 'Who has bought it', request: { query: { id: own, limit: 1 } } },
    missing: ofNothing({ query: { id: free } }),
  },
  listContributionChannels: {
    all: { summary: 'Where members may hand in' },
    visitor: byVisitor(),
  },
  getContributionForm: {
    blank: { summary: 'A new one', request: { query: { channel_id: 7 } } },
    missing: ofNothing({ query: { channel_id: 999 } }),
  },
  saveContribution: {
    saved: {
      summary: 'Handed in, waits for the staff',
      request: {
        body: {
          channel_id: 7,
          title: 'Two days by the lake',
          content: '<p>Take the early boat.</p>',
          tags: ['Lake'],
          model_fields: { season: 'cool', days: '2' },
        },
      },
    },
    closed: {
      summary: 'The channel takes nothing from members',
      refused: 'VALIDATION',
      request: { body: { channel_id: 999, title: 'Two days by the lake', content: '<p>Early.</p>' } },
    },
  },
} satisfies Partial<Scenes>
