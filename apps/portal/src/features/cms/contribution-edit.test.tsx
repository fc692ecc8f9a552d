import { mockForTests } from '@portal/mock-server/node'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { dropAllDrafts } from '../../shared/form/form-drafts.ts'
import { openPortal } from '../../test/open-portal.tsx'

const mock = mockForTests()

beforeEach(() => {
  mock.server.listen()
  dropAllDrafts()
})
afterEach(() => mock.server.close())

const open = (path: string, language: 'en' | 'zh-cn' = 'en') =>
  openPortal(path, { user: mock.signIn('goldenland'), language })

const textField = (name: string | RegExp) => screen.findByRole('textbox', { name })
const article = (title: string) =>
  mock.world.tables.cms_article.where((row) => row.title.en === title && row.author_id < 900)[0]

/** Puts paragraphs into the editor as somebody does who has copied them elsewhere. */
async function paste(html: string, field = /^Text/) {
  const data = new Map([['text/html', html]])
  const clipboardData = {
    getData: (type: string) => data.get(type) ?? '',
    types: [...data.keys()],
    files: [],
  }
  fireEvent.paste(await textField(field), { clipboardData })
}

test('R2.35 Id 0 begins with the channel, and the channel decides the fields', async () => {
  const { path } = await open('/user/cms/editContent/0')
  expect(await screen.findByRole('heading', { level: 1, name: 'Write an Article' })).toBeDefined()
  await userEvent.click(await screen.findByRole('link', { name: 'Myanmar' }))
  await waitFor(() => expect(path()).toBe('/user/cms/editContent/0?channel=7'))
  expect(await screen.findByRole('combobox', { name: /^Best season/ })).toBeDefined()
  expect(screen.queryByRole('textbox', { name: /^Address of the source/ })).toBeNull()
  cleanup()
  await open('/user/cms/editContent/0?channel=2')
  expect(await textField(/^Address of the source/)).toBeDefined()
  expect(screen.queryByRole('combobox', { name: /^Best season/ })).toBeNull()
})

test.each([
  ['en', 'Content cannot be empty', 'Submit for review', /^Text/],
  ['zh-cn', '内容不能为空', '提交审核', /^正文/],
] as const)(
  'R5.02 In %s a text that is empty, or has only an empty paragraph, is reported at its field, and nothing is sent',
  async (language, words, submit, field) => {
    const before = mock.world.tables.cms_article.size
    await open('/user/cms/editContent/0?channel=11', language)
    const text = await textField(field)
    await userEvent.click(screen.getByRole('button', { name: submit }))
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
    expect(text.getAttribute('aria-invalid')).toBe('true')
    await paste('<p>&nbsp;</p><p></p>', field)
    await waitFor(() => expect(text.querySelectorAll('p').length).toBeGreaterThan(1))
    await userEvent.click(screen.getByRole('button', { name: submit }))
    await waitFor(() => expect(text.getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getAllByText(words).length).toBeGreaterThan(0)
    await paste('<p>Something</p>', field)
    await waitFor(() => expect(screen.queryByText(words)).toBeNull())
    expect(mock.world.tables.cms_article.size).toBe(before)
  },
)

test('Submits an article with all fields of the channel, and it waits for review', async () => {
  const { path } = await open('/user/cms/editContent/0?channel=7')
  fireEvent.change(await textField(/^Title(?! for)/), { target: { value: 'Two days in Hpa-An' } })
  await userEvent.click(screen.getByRole('button', { name: 'Submit for review' }))
  expect((await screen.findAllByText('Required')).length).toBeGreaterThan(0)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Best season/ }), 'cool')
  await paste(
    '<p>Go up <b>before</b> six.</p><script>window.ran = true</script><p style="color:red">Come down late.</p>',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Submit for review' }))
  await waitFor(() => expect(path()).toBe('/user/cms/content'))
  const row = (await screen.findByText('Two days in Hpa-An')).closest('tr') as HTMLElement
  expect(within(row).getByText('Waiting for review')).toBeDefined()
  expect(article('Two days in Hpa-An')).toMatchObject({
    status: 'unaudited',
    channel_id: 7,
    model_fields: { season: 'cool' },
    content: { en: '<p>Go up <strong>before</strong> six.</p><p>Come down late.</p>' },
  })
})

test('Shows the server’s errors about fields of the channel at those fields', async () => {
  await open('/user/cms/editContent/0?channel=7')
  fireEvent.change(await textField(/^Title(?! for)/), { target: { value: 'A month in Bagan' } })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Best season/ }), 'any')
  fireEvent.change(screen.getByRole('textbox', { name: /^Days needed/ }), { target: { value: '45' } })
  await paste('<p>Long enough to be read by somebody.</p>')
  await userEvent.click(screen.getByRole('button', { name: 'Submit for review' }))
  const days = screen.getByRole('textbox', { name: /^Days needed/ })
  await waitFor(() => expect(days.getAttribute('aria-invalid')).toBe('true'))
  expect(article('A month in Bagan')).toBeUndefined()
})

test('Opens one’s own article with its content, and loads it again after a change', async () => {
  const own = article('Three mornings in Bagan')
  const { path } = await open(`/user/cms/editContent/${own?.id}`)
  const title = (await textField(/^Title(?! for)/)) as HTMLInputElement
  expect(title.value).toBe('Three mornings in Bagan')
  expect((await textField(/^Text/)).textContent).toContain('The river won.')
  fireEvent.change(title, { target: { value: 'Four mornings in Bagan' } })
  await userEvent.click(screen.getByRole('button', { name: 'Submit for review' }))
  await waitFor(() => expect(path()).toBe('/user/cms/content'))
  expect(mock.world.tables.cms_article.get(own?.id ?? '')).toMatchObject({
    status: 'unaudited',
    title: { en: 'Four mornings in Bagan' },
  })
})

test('Another member’s article cannot be edited', async () => {
  await open('/user/cms/editContent/701')
  expect(await screen.findByRole('link', { name: 'Go to the home page' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Submit for review' })).toBeNull()
})

test('Leaving with unsent input asks first, and the input survives the end of a session', async () => {
  const { router, path } = await open('/user/cms/editContent/0?channel=11')
  fireEvent.change(await textField(/^Title(?! for)/), { target: { value: 'Half a thought' } })
  void router.navigate({ to: '/user/cms/collect' })
  const question = await screen.findByRole('dialog', { name: 'Leave this page?' })
  await userEvent.click(within(question).getByRole('button', { name: 'Stay on this page' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(path()).toBe('/user/cms/editContent/0?channel=11')

  void router.navigate({ to: '/user/login' })
  await waitFor(() => expect(path()).not.toContain('editContent'))
  cleanup()
  await open('/user/cms/editContent/0?channel=11')
  expect(((await textField(/^Title(?! for)/)) as HTMLInputElement).value).toBe('Half a thought')
  expect(screen.getByText('Your unsent text has been restored.')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Start over' }))
  await waitFor(async () => expect(((await textField(/^Title(?! for)/)) as HTMLInputElement).value).toBe(''))
})
