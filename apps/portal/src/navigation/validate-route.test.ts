import { setupI18n } from '@portal/i18n'
import { beforeAll, expect, test } from 'vitest'
import { navigation } from './navigation.fixture.ts'
import { validateRoute } from './validate-route.ts'

beforeAll(() => setupI18n('en'))

test('R2.43 A path that no page takes is a 404 with its whole address', () => {
  const target = navigation({ href: '/nowhere?a=1', page: { name: null } })
  expect(() => validateRoute.run(target)).toThrow(
    expect.objectContaining({ status: 404, message: 'Page not found: /nowhere?a=1' }),
  )
})

test("R2.44 A page's own check decides with status and message, and by default with 404", () => {
  const refusing = (validate: () => boolean | { status: number; message: string }) => () =>
    validateRoute.run(navigation({ page: { validate } }))
  expect(refusing(() => false)).toThrow(
    expect.objectContaining({ status: 404, message: 'Page not found: /hotel/list' }),
  )
  expect(refusing(() => ({ status: 410, message: 'Sold for good' }))).toThrow(
    expect.objectContaining({ status: 410, message: 'Sold for good' }),
  )
  expect(refusing(() => true)).not.toThrow()
})

test('A page without a check of its own opens', () => {
  expect(() => validateRoute.run(navigation())).not.toThrow()
})

test('R2.44 The check sees the parameters of the address', () => {
  const page = { validate: ({ type }: Readonly<Record<string, string | undefined>>) => type === 'tag' }
  expect(() => validateRoute.run(navigation({ page, params: { type: 'tag' } }))).not.toThrow()
  expect(() => validateRoute.run(navigation({ page, params: { type: 'other' } }))).toThrow('Page not found')
})
