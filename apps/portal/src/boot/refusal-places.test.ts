import { expect, test } from 'vitest'

const textsOf = (files: Record<string, unknown>) => Object.entries(files as Record<string, string>)

/** The portal's own code by its path, without what only tests use and the panel of the mock. */
const code = textsOf(import.meta.glob('../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true }))
  .map(([path, text]) => ({ path: path.replace(/^\.\//, 'boot/').replace(/^\.\.\//, ''), text }))
  .filter(({ path }) => !/\.(?:test|fixture)\.tsx?$|^(?:test|panel)\//.test(path))

/** What screens call an operation by: a hook, the options of one, or the call itself. */
const calls = new Set(
  textsOf(
    import.meta.glob('../../../../libs/api-client/src/queries/*.ts', {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  ).flatMap(([, text]) => [
    ...[...text.matchAll(/^export \{([^}]*)\} from '\.\.\/generated/gm)].flatMap(([, names = '']) =>
      names
        .split(',')
        .map((name) => name.trim().replace(/^.* as /, ''))
        .filter(Boolean),
    ),
    ...[...text.matchAll(/^export const (use\w+)/gm)].map(([, name = '']) => name),
  ]),
)

/** The parentheses that open here, with what is in them. */
function inParentheses(text: string, from: number): string {
  let depth = 0
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')') depth -= 1
    if (depth === 0) return text.slice(from, at + 1)
  }
  return text.slice(from)
}

/** Whether what the call gives is read for its failure, or handed on to what shows it: a list, a form, a card. */
function isShown(text: string, before: string): boolean {
  if (/useList\w*\([^;]*$|useMemberList\([^;]*$|query: \([^;]*$/.test(before)) return true
  const name = /const (\{[^}]*\}|\w+) = (?:await )?$/.exec(before)?.[1] ?? ''
  if (name.startsWith('{')) return /\berror\b|isError|mutateAsync/.test(name)
  const handed = String.raw`[=(,] ?\{?${name}[,)}]|\{ ?\.\.\.${name}\b`
  return (
    name !== '' && new RegExp(String.raw`\b${name}\.(?:error|isError|mutateAsync)\b|${handed}`).test(text)
  )
}

interface Site {
  name: string
  placed: boolean
}

/** Each place of the portal that calls the server by one of these names. */
const sites: Site[] = code.flatMap(({ path, text }) =>
  [...text.matchAll(/import \{([^}]*)\} from '@portal\/api-client'/g)]
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
    .filter((name) => calls.has(name))
    .flatMap((name) =>
      [...text.matchAll(new RegExp(String.raw`\b${name}\(`, 'g'))].map((found) => {
        const given = inParentheses(text, found.index + name.length)
        const before = text.slice(Math.max(0, found.index - 300), found.index)
        const placed = /(?:announce|background): true/.test(given) || isShown(text, before)
        return { name: `${path}: ${name}`, placed }
      }),
    ),
)

const prefetch = 'asked ahead of a page, which asks again and shows it'
const shownByForm = 'shown by the form or dialog that waits for it'
const offered = 'shown by the dialog of the quote beside the option that is asked for'
const beside = 'a figure or help beside what the page is about, which does without it'

/** Calls that are placed in a way this test cannot see, or that need no place. */
const placedElsewhere: Record<string, string> = {
  'features/account/AttentionCard.tsx: useApprovals': beside,
  'features/account/DeadlinesCard.tsx: useOrderCounts': beside,
  'features/account/IntegralPage.tsx: integralEntriesOptions':
    'the balance of the list, which shows its error',
  'features/account/MoneyCard.tsx: useDashboard': beside,
  'features/account/NextBill.tsx: useBills': beside,
  'features/account/StatusesCard.tsx: orderCountsOptions': 'read for its error, with those of other products',
  'features/airport/booking/use-transfer-price.ts: quoteTransfer': shownByForm,
  'features/airport/booking/use-transfer-price.ts: transferQuoteOptions': 'for its key alone',
  'features/airport/booking/use-transfer-price.ts: useTransferQuote': 'read for its error further down',
  'features/airport/product/quoting.ts: quoteTransfer': offered,
  'features/airport/product/quoting.ts: searchTransfers': offered,
  'features/airport/search/KnownFlight.tsx: useFlights': beside,
  'features/car/booking/use-hire-quote.ts: carQuoteOptions': 'for its key alone',
  'features/car/booking/use-hire-quote.ts: quoteCar': shownByForm,
  'features/car/product/quoting.ts: quoteCar': offered,
  'features/home/BelowSearch.tsx: useSearchHistory': beside,
  'features/home/RecentSearches.tsx: useSearchHistory': beside,
  'features/hotel/booking/use-chosen-rate.ts: checkHotelRate': shownByForm,
  'features/hotel/list/first-answers.ts: hotelOptions': prefetch,
  'features/hotel/list/first-answers.ts: hotelRatesOptions': prefetch,
  'features/hotel/list/first-answers.ts: hotelSearchOptions': prefetch,
  'features/hotel/product/quoting.ts: checkHotelRate': offered,
  'features/hotel/search/PlaceSuggestions.tsx: useSearchHistory': beside,
  'features/markup/MarkupPage.tsx: markupRulesOptions': 'read for its error by the table',
  'features/markup/TargetField.tsx: citiesOptions': 'read for its error, with those of other targets',
  'features/markup/TargetField.tsx: subAccountsOptions': 'read for its error, with those of other targets',
  'features/markup/TargetField.tsx: useDestinations': 'read for its error, with those of other targets',
  'features/order/OrderListPage.tsx: useOrderCounts': beside,
  'features/order/batch/use-batch-quotes.ts: applyOrderBatch': shownByForm,
  'features/order/detail/DecisionNote.tsx: useApprovals': beside,
  'features/order/list/OrderViews.tsx: useOrderViews': beside,
  'features/order/order-queries.ts: orderCountsOptions': prefetch,
  'features/order/order-queries.ts: orderOptions': prefetch,
  'features/order/order-queries.ts: ordersOptions': prefetch,
  'features/wallet/RatesSection.tsx: currenciesOptions': 'read for its error by the table',
  'shared/captcha/use-captcha-code.ts: checkCaptchaCode': 'shown at the field of the code',
  'shared/captcha/use-captcha.ts: checkClickCaptcha': 'what its codes say is not shown, as R7.18 has it',
  'shared/draft/use-saved-draft.ts: useRemoveDrafts': 'a draft that stays is offered again',
  'shared/guests/PasteGuestsDialog.tsx: parseGuests': shownByForm,
  'shared/upload/use-upload.ts: uploadFile': 'shown at the field that chose the file',
}

test('R8.01 Every call of the portal has a place for its refusal, or announces it', () => {
  expect(sites.length).toBeGreaterThan(180)
  const unplaced = new Set(sites.filter(({ placed }) => !placed).map(({ name }) => name))
  expect([...unplaced].toSorted()).toEqual(Object.keys(placedElsewhere).toSorted())
})
