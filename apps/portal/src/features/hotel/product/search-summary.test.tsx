import { loadTexts, setupI18n } from '@portal/i18n'
import { UiProvider } from '@portal/ui'
import { render } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { HotelSearchSummary } from './SearchSummary.tsx'

beforeAll(async () => {
  await setupI18n('en')
  await loadTexts('en', ['stay', 'hotel', 'common'])
})

const summary = (nationality: string) =>
  render(
    <HotelSearchSummary
      search={{
        destination_name: 'Yangon',
        check_in: '2026-12-12',
        check_out: '2026-12-14',
        rooms: '2',
        nationality,
      }}
    />,
    { wrapper: UiProvider },
  ).container.textContent

test('searches that differ only in nationality have different texts', () => {
  expect(summary('CN')).toMatch(/Yangon.*China$/)
  expect(summary('MM')).toMatch(/Yangon.*Myanmar/)
})
