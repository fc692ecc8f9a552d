import { getSite } from '@portal/api-client'
import type { SiteAnswer } from '@portal/auth'
import { textOf } from '@portal/i18n'
import { mockForTests } from '@portal/mock-server/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PageData } from '../navigation/page.ts'
import { openPortal } from '../test/open-portal.tsx'

const mock = mockForTests()
beforeAll(() => mock.server.listen())
afterAll(() => mock.server.close())

type Rule = SiteAnswer['menus'][number]

const leaves = (rules: readonly Rule[]): Rule[] =>
  rules.flatMap((rule) => [...(/dir|button/.test(rule.type) ? [] : [rule]), ...leaves(rule.children ?? [])])

// An entry for one channel has the name of that channel, an embedded page has its own.
const namedElsewhere = ['/cms/channel/1', '/user/help']

test.each(['en', 'zh-cn'] as const)(
  'R2.81 In %s every page has one name, in the menus of the server and at its head',
  async (language) => {
    const { router } = await openPortal('/nowhere', { user: mock.signIn('goldenland'), language })
    const titles = textOf('site')
    const pages = Object.values(router.routesById).map((route) => route.options.staticData as PageData)
    const { rules, menus } = await getSite({ requiredLogin: 1 })
    const entries = [
      ...leaves(rules).map(({ path, title }) => ({ path: `/${path}`, title })),
      ...leaves(menus).map(({ path, title }) => ({ path: `/user/${path}`, title })),
    ]
    expect(entries.length).toBeGreaterThan(35)
    const titleOf = (path: string) => {
      const page = pages.find(({ name }) => name !== null && [`/${name}`, `/user/${name}`].includes(path))
      return page && titles(`titles.${page.title}`)
    }
    const named = entries.filter(({ path }) => !namedElsewhere.includes(path))
    expect(named.map(({ path, title }) => [path, title])).toEqual(
      named.map(({ path }) => [path, titleOf(path)]),
    )
  },
)
