import { Script } from 'node:vm'
import { expect, test, vi } from 'vitest'
import type { BuiltChunk } from './built-chunks.ts'
import { earlyFilesScript } from './early-files.ts'

const chunk = (
  name: string,
  module: string,
  { styles = [], ...more }: Partial<BuiltChunk> & { styles?: string[] } = {},
): BuiltChunk => ({
  fileName: `assets/${name}.js`,
  isEntry: false,
  isDynamicEntry: true,
  code: '',
  imports: [],
  modules: { [module]: { code: '', renderedExports: [], renderedLength: 1 } },
  viteMetadata: { importedCss: new Set(styles), importedAssets: new Set(), __modules: null },
  ...more,
})

const routes = '/portal/src/routes'
const chunks = [
  chunk('start', '/portal/src/main.tsx', { isEntry: true, styles: ['assets/start.css'] }),
  chunk('list', `${routes}/hotel/list.tsx?tsr-split=component`, {
    imports: ['assets/start.js', 'assets/table.js'],
    styles: ['assets/list.css'],
  }),
  chunk('detail', `${routes}/hotel/detail.$id.tsx?tsr-split=component`),
  chunk('channel', `${routes}/cms/channel/$value.{-$type}.tsx?tsr-split=component`),
  chunk('orders', `${routes}/user/order/list.tsx?tsr-split=component`),
  chunk('table', '/ui/src/list/DataTable.tsx'),
  chunk('layout', '/portal/src/layouts/UserLayout.tsx'),
  chunk('words-zh', '/i18n/src/locales/zh-cn/pages/hotel/list.ts'),
  chunk('words-en', '/i18n/src/locales/en/pages/hotel/list.ts'),
  chunk('login', `${routes}/user/login.tsx?tsr-split=component`, { imports: ['assets/table.js'] }),
  chunk('login-zh', '/i18n/src/locales/zh-cn/pages/user/login.ts'),
  chunk('login-en', '/i18n/src/locales/en/pages/user/login.ts'),
]

const pages = [
  { pattern: '/hotel/list', layout: 'cms', texts: ['hotel/list'] },
  { pattern: '/hotel/detail/$id', layout: 'cms', texts: [] },
  { pattern: '/cms/channel/$value/{-$type}', layout: 'cms', texts: [] },
  { pattern: '/user/order/list', layout: 'user', texts: [] },
  { pattern: '/user/login', layout: 'none', texts: ['user/login'], finished: true },
]

/** Files that a browser at this address requests before the program runs. */
function earlyFilesAt(pathname: string, language = 'zh-cn', setAttribute = vi.fn()): string[] {
  const links: { href: string }[] = []
  const document = {
    documentElement: { setAttribute },
    createElement: () => ({}),
    head: { append: (link: { href: string }) => links.push(link) },
  }
  const window = { location: { pathname }, localStorage: { getItem: () => language } }
  new Script(earlyFilesScript(pages, chunks)).runInNewContext({ document, window })
  return links.map(({ href }) => href.replace('/assets/', ''))
}

test('A page loads its own files, their imports, its styles and its texts early, but not the start again', () => {
  expect(earlyFilesAt('/hotel/list').toSorted()).toEqual(['list.css', 'list.js', 'table.js', 'words-zh.js'])
})

test('Texts load in the chosen language', () => {
  expect(earlyFilesAt('/hotel/list', 'en')).toContain('words-en.js')
})

test.each(['zh-cn', 'en'])(
  'A finished page names its own files, so only its texts load early, in %s',
  (language) => {
    expect(earlyFilesAt('/user/login', language)).toEqual([`login-${language.slice(0, 2)}.js`])
  },
)

test('A page with a parameter is found by its pattern', () => {
  expect(earlyFilesAt('/hotel/detail/1001')).toEqual(['detail.js'])
  expect(earlyFilesAt('/cms/channel/news')).toEqual(['channel.js'])
  expect(earlyFilesAt('/cms/channel/news/list')).toEqual(['channel.js'])
})

test('A page of the member area loads its layout early', () => {
  expect(earlyFilesAt('/user/order/list').toSorted()).toEqual(['layout.js', 'orders.js'])
})

test('The layout of the page selects the skeleton', () => {
  const setAttribute = vi.fn()
  earlyFilesAt('/user/order/list', 'en', setAttribute)
  expect(setAttribute).toHaveBeenCalledWith('data-layout', 'user')
})

test('An address without a page loads nothing early', () => {
  expect(earlyFilesAt('/nowhere')).toEqual([])
  expect(earlyFilesAt('/hotel/detail/1001/more')).toEqual([])
})
