import { type BodyOf, findRows, type QueryOf, spelling } from '@portal/api-client/contract'
import {
  heirOfDefault,
  type InvoiceTitleFacts,
  type InvoiceTitleRecord,
  titleErrors,
  titlesAfterSaving,
} from '../../domain/invoice/title.ts'
import { refuse } from '../../domain/refusal.ts'
import type { Operations } from '../../edge/operation.ts'
import { pageOf } from '../page.ts'
import { type Viewer, viewerOf } from '../viewer.ts'
import { presentTitle } from './present-invoice.ts'

/** The default title first, then in order of creation. */
function titlesOf({ world, company }: Viewer): InvoiceTitleRecord[] {
  const own = world.tables.invoice_title.where(({ company_id }) => company_id === company.id)
  return own.sort((a, b) => Number(b.is_default) - Number(a.is_default))
}

export function ownTitle(id: string, { world, company }: Viewer): InvoiceTitleRecord {
  const title = world.tables.invoice_title.get(id)
  if (title?.company_id !== company.id) throw refuse('NOT_FOUND')
  return title
}

/** Titles that match what was typed, with those already chosen first. */
function matchingTitles(query: QueryOf<'listInvoiceTitles'>, viewer: Viewer): InvoiceTitleRecord[] {
  const titles = titlesOf(viewer)
  const { quickSearch, initKey = 'id', initValue = [] } = query
  // Compares shown values only, so that searching cannot reveal what is masked.
  const valueOf = (title: InvoiceTitleRecord): unknown =>
    (presentTitle(title, viewer) as unknown as Record<string, unknown>)[initKey]
  const isChosen = (title: InvoiceTitleRecord) => initValue.includes(String(valueOf(title)))
  const chosen = titles.filter(isChosen)
  const others = titles.filter((title) => !isChosen(title))
  const found = findRows(others, quickSearch, (title) => ({
    names: [title.title, presentTitle(title, viewer).tax_no].map(spelling),
  }))
  return [...chosen, ...found]
}

function factsFrom(body: BodyOf<'saveInvoiceTitle'>): InvoiceTitleFacts {
  const trimmed = (text: string | null | undefined) => text?.trim() ?? ''
  return {
    title_type: body.title_type,
    title: trimmed(body.title),
    tax_no: trimmed(body.tax_no),
    address: trimmed(body.address),
    phone: trimmed(body.phone),
    bank: trimmed(body.bank),
    account_no: trimmed(body.account_no),
    email: trimmed(body.email),
  }
}

export const invoiceTitleOperations = {
  listInvoiceTitles: (call, world) => {
    const viewer = viewerOf(call, world)
    return pageOf(matchingTitles(call.query, viewer), call.query, (title) => presentTitle(title, viewer))
  },

  saveInvoiceTitle: (call, world) => {
    const viewer = viewerOf(call, world)
    const { id, is_default = false } = call.body
    const known = id === undefined ? null : ownTitle(id, viewer)
    const facts = factsFrom(call.body)
    const others = titlesOf(viewer).filter((title) => title.id !== id)
    const fields = titleErrors(facts, others)
    if (Object.keys(fields).length > 0) throw refuse('TITLE_INVALID', undefined, { fields })
    const own = known?.id ?? `it-${viewer.company.id}-${world.next('invoice_title')}`
    const record = { ...facts, id: own, company_id: viewer.company.id, is_default }
    for (const title of titlesAfterSaving(record, others)) world.tables.invoice_title.put(title)
    return { title: presentTitle(ownTitle(own, viewer), viewer) }
  },

  removeInvoiceTitles: (call, world) => {
    const viewer = viewerOf(call, world)
    const { ids } = call.body
    for (const id of ids) ownTitle(id, viewer)
    for (const id of ids) world.tables.invoice_title.remove(id)
    const heir = heirOfDefault(titlesOf(viewer))
    if (heir) world.tables.invoice_title.put(heir)
    return {}
  },
} satisfies Partial<Operations>
