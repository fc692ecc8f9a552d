import { readDocument } from '@portal/mock-server/pdf-text'
import {
  bookingId,
  bookRate,
  confirm,
  hotelPage,
  hotelPageSoon,
  openHotel,
  payFromPredeposit,
  searchHotels,
} from './booking.ts'
import type { Operator } from './operator.ts'
import type { Language, TestPage } from './test-pages.ts'

export interface Journey {
  readonly name: string
  /** Who is signed in; null for a visitor. */
  readonly member: string | null
  readonly language: Language
  readonly run: (page: TestPage) => Promise<void>
}

/** Fails with what was expected. */
function expect(what: string, holds: boolean): void {
  if (!holds) throw new Error(`Expected ${what}.`)
}

/** The switch stands in the header of a wide screen, and in the menu of a phone. */
async function changeLanguage(operator: Operator, menu: string, language: string): Promise<void> {
  if (operator.isNarrow) await operator.press('button', menu)
  await operator.press('button', language)
}

const buyer = { member: 'goldenland', language: 'en' } as const

export const journeys: readonly Journey[] = [
  {
    name: 'a visitor changes the language and back, searches for hotels and opens one',
    member: null,
    language: 'zh-cn',
    run: async ({ operator }) => {
      await operator.open('/')
      await operator.find('button', '搜索酒店')
      await changeLanguage(operator, '打开菜单', 'English')
      await operator.find('button', 'Search hotels')
      await changeLanguage(operator, 'Open menu', '中文简体')
      await operator.find('button', '搜索酒店')
      await changeLanguage(operator, '打开菜单', 'English')
      await operator.find('button', 'Search hotels')
      await searchHotels(operator)
      await operator.press('link', /^See rooms: /)
      await operator.at(/^\/hotel\/detail\/\d+\?/)
      await operator.find('list', /^Rates of /)
      if (operator.isNarrow) await operator.press('button', 'Open menu')
      await operator.find('link', 'Sign in')
    },
  },
  {
    ...buyer,
    name: 'a hotel from the search to the voucher, paid from the pre-deposit',
    run: async (page) => {
      const { operator, download } = page
      await operator.open(hotelPage)
      // Its name in Latin letters comes first; the local one follows.
      const heading = await operator.words(
        await operator.find('heading', /./, await operator.find('main', /./)),
      )
      const name = /^[ -~]+/.exec(heading)?.[0].trim() ?? ''
      await searchHotels(operator)
      await openHotel(operator, name)
      const id = await bookRate(operator, 'Flexible')
      await payFromPredeposit(operator, id)
      await confirm(page, id)
      const file = await download(() => operator.press('button', 'Download voucher'))
      expect(`a PDF, not ${file.name}`, file.name.endsWith('.pdf'))
      await operator.reads(`Voucher saved: ${file.name}`)
      const { flat } = await readDocument(file.bytes)
      for (const text of [id, name, 'WANG WEI', 'LI NA'])
        expect(`"${text}" in the voucher`, flat.includes(text.replaceAll(/\s/g, '')))
    },
  },
  {
    ...buyer,
    name: 'a car rental from the search to its payment',
    run: async ({ operator }) => {
      await operator.open('/')
      await operator.press('tab', 'Car rentals')
      await operator.write('combobox', /^Pick-up location/, 'Mandalay')
      await operator.press('option', /^Mandalay.*Myanmar/)
      await operator.press('button', 'Search cars')
      await operator.at(/^\/car\/list\?.*pick_up=mandalay/)
      await operator.reads(/\d+ models found/)
      await operator.press('link', /^Choose: Toyota Alphard/)
      await operator.at(/^\/car\/booking\?/)
      await operator.choose(/^Driver language/, 'Chinese')
      await operator.reads('Chinese-speaking driver', await operator.find('list', 'Price breakdown'))
      await operator.write('textbox', /^Full name, Adult 1/, 'WANG WEI')
      await operator.write('textbox', /^Phone of the lead passenger/, '+8613800001111')
      await operator.write('textbox', /^Contact phone/, '+8613900002222')
      await operator.press('button', 'Place order')
      await operator.at(/^\/user\/car-order\/detail\/C\d{10}/)
      await payFromPredeposit(operator, bookingId(operator))
      await operator.reads('WANG WEI')
    },
  },
  {
    ...buyer,
    name: 'an airport transfer from the search to its payment',
    run: async ({ operator }) => {
      await operator.open('/')
      await operator.press('tab', 'Airport transfers')
      await operator.write('combobox', /^Arriving airport/, 'rgn')
      await operator.press('option', /RGN/)
      await operator.write('textbox', /^Flight number/, '8M332')
      await operator.write('combobox', /^Destination/, 'railway')
      await operator.press('option', /^Yangon/)
      const flight = await operator.find('group', 'Flight arrives')
      await operator.press('button', /./, flight)
      const calendar = await operator.find('dialog', 'Flight arrives')
      await operator.press('button', 'Next month', calendar)
      await operator.press('button', / 10 Dec 2026$/, calendar)
      await operator.gone('dialog', 'Flight arrives')
      await operator.write('textbox', 'Time', '15:15', flight)
      await operator.press('button', 'Search transfers')
      await operator.at(/^\/airport\/list\?.*airport=RGN/)
      await operator.reads(/\d+ vehicle classes/)
      await operator.press('link', /^Book: Sedan/)
      await operator.at(/^\/airport\/booking\?.*vehicle_class=sedan/)
      await operator.write('textbox', /^Full name, Adult 1/, 'WANG WEI')
      await operator.write('textbox', /^Full name, Adult 2/, 'LI NA')
      await operator.write('textbox', /^Contact phone/, '+8613900002222')
      await operator.press('button', 'Place order')
      await operator.at(/^\/user\/airport-order\/detail\/A\d{10}/)
      await payFromPredeposit(operator, bookingId(operator))
      await operator.reads('LI NA')
    },
  },
  {
    ...buyer,
    name: 'a confirmed order is cancelled with its fee accepted',
    run: async (page) => {
      const { operator, control } = page
      await operator.open(hotelPageSoon)
      await operator.press('button', /^Show \d+ more rates?/)
      const id = await bookRate(operator, 'Advance booking')
      await payFromPredeposit(operator, id)
      await confirm(page, id)
      await operator.press('button', 'Cancel', await operator.find('group', 'Actions'))
      const dialog = await operator.find('dialog', `Cancel ${id}`)
      const fee = /Cancellation fee (CNY [\d,.]+)/.exec(await operator.reads(/Cancellation fee/, dialog))?.[1]
      expect(`a fee above 0, not ${fee}`, Number(fee?.replaceAll(/[^\d.]/g, '')) > 0)
      await operator.press('button', /^Cancel and pay CNY/, dialog)
      await operator.reads('Please accept the cancellation fee first', dialog)
      await operator.press('checkbox', /^I accept the cancellation fee/, dialog)
      await operator.press('button', /^Cancel and pay CNY/, dialog)
      await operator.gone('dialog', `Cancel ${id}`)
      await operator.reads('Cancellation sent; the supplier is asked to agree')
      await control.clock.advance(20_000)
      await operator.page.reload()
      await operator.reads(/Cancelled/)
    },
  },
  {
    ...buyer,
    name: 'an invoice is requested for two orders',
    run: async ({ operator }) => {
      await operator.open('/user/invoice/apply')
      for (let chosen = 0; chosen < 2; chosen += 1) await operator.tick(/^Select [HCA]\d{10}/)
      const region = await operator.find('region', 'Selected orders')
      await operator.press('button', 'Request an invoice', region)
      const form = await operator.find('dialog', 'Request an invoice')
      await operator.choose(/^Invoice type/, 'VAT normal (digital)', form)
      await operator.reads(/Amount with tax CNY/, form)
      await operator.press('button', /^Request an invoice of CNY/, form)
      await operator.at(/^\/user\/invoice\/details\?application=IA\d+$/)
      const id = /IA\d+/.exec(operator.path)?.[0] ?? ''
      const words = await operator.reads('Submitted', await operator.find('dialog', `Invoice request ${id}`))
      expect(`two orders in the request, not ${words}`, new Set(words.match(/\b[HCA]\d{10}/g)).size === 2)
    },
  },
  {
    ...buyer,
    name: 'balance, overview with its charts, and the list of orders with filters and the preview by keyboard',
    run: async ({ operator }) => {
      await operator.open('/user/account/balance')
      await operator.reads(/All \d+ sums .* agree/, await operator.find('region', 'Ledger check'))
      await operator.open('/user/account/overview')
      const spending = await operator.find('region', 'Spending')
      await operator.find('table', 'Spending over time', spending)
      await operator.until('columns of the chart with a height', () =>
        spending.evaluate((card) =>
          [...card.querySelectorAll('figure [title] > div')].some((column) => column.clientHeight > 20),
        ),
      )
      await operator.open('/user/order/list')
      await operator.find('link', /^H\d{10}$/)
      const tabs = await operator.find('navigation', 'By status')
      const bar = await tabs.evaluate((nav) => (nav as HTMLElement).offsetHeight - nav.clientHeight)
      expect(`a thin bar of at most 9 px below the tabs, not of ${bar}`, bar <= 9)
      if (operator.isNarrow) await operator.press('button', /^Filters/)
      await operator.press('button', 'More filters')
      await operator.choose(/^Settlement status/, 'Settled')
      await operator.press('button', 'Search')
      await operator.at(/[?&]settle/)
      await operator.find('link', /^H\d{10}$/)
      await operator.settled()
      await operator.key('j')
      const row = await operator.focused()
      await operator.key('Enter')
      // A phone has no room for a list with an order beside it.
      if (operator.isNarrow) {
        await operator.at(/^\/user\/order\/detail\/H\d{10}$/)
        await operator.find('group', 'Actions')
        return
      }
      await operator.find('dialog', /^Preview H\d{10}$/)
      await operator.at(/preview=H\d{10}/)
      await operator.reads('Open the order')
      await operator.key('Escape')
      await operator.gone('dialog', /^Preview/)
      await operator.until(`the focus back on ${row}`, async () => (await operator.focused()) === row)
    },
  },
  {
    ...buyer,
    name: 'a member signs out, and the pages of members are closed',
    run: async ({ operator }) => {
      await operator.open('/user/account/overview')
      await operator.press('button', operator.isNarrow ? 'Open menu' : 'Menu of Chen Hui')
      await operator.press(operator.isNarrow ? 'button' : 'menuitem', 'Sign out')
      await operator.find('textbox', /^Account, e-mail/)
      await operator.open('/user/account/balance')
      await operator.at(/^\/user\/login\?/)
      await operator.reads('Please sign in to open this page.')
      const words = await operator.words()
      expect('nothing of the member', !words.includes('Chen Hui'))
    },
  },
]
