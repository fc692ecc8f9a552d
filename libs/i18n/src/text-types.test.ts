import { beforeAll, expect, test } from 'vitest'
import { setupI18n } from './load-texts.ts'
import type { Texts, Translate } from './text-types.ts'
import { textOf } from './translator.ts'

const zh = { title: '标题', stay: '{{from}} 至 {{to}}', group: { nights: '{{count}} 晚' } } as const
type Zh = typeof zh

beforeAll(() => setupI18n('en'))

// The type check covers this file: an expected error that is missing fails it.
test('R1.10 a bundle of another language with a missing text or placeholder does not compile', () => {
  const complete = {
    title: 'Title',
    stay: 'until {{to}}, from {{from}}',
    group: { nights: '{{count}} nights', nights_one: 'one night' },
  } as const satisfies Texts<Zh>
  // @ts-expect-error the group is missing
  const noGroup = { title: 'Title', stay: '{{from}} to {{to}}' } as const satisfies Texts<Zh>
  // @ts-expect-error {{to}} is missing
  const noPlaceholder: Texts<Zh>['stay'] = '{{from}} on'
  const noSuchText = {
    title: 'Title',
    stay: '{{from}} to {{to}}',
    group: { nights: '{{count}} nights' },
    // @ts-expect-error the source has no such text
    extra: 'x',
  } as const satisfies Texts<Zh>
  expect([complete, noGroup, noPlaceholder, noSuchText]).toHaveLength(4)
})

test('a wrong key, a missing value and a superfluous value do not compile', () => {
  const t = textOf('common')
  const check = (translate: Translate<Zh>) => {
    // @ts-expect-error no such text
    translate('titel')
    // @ts-expect-error the values are missing
    translate('stay')
    // @ts-expect-error one value is missing
    translate('stay', { from: 1 })
    // @ts-expect-error the text has no such value
    translate('title', { from: 1 })
    // @ts-expect-error a count is a number
    translate('group.nights', { count: '2' })
    return translate('stay', { from: 'a', to: 'b' })
  }
  expect(check).toBeTypeOf('function')
  expect(t('pager.range', { from: 1, to: 20, total: 31 })).toBe('1 to 20 of 31')
})
