import { labels, type Schemas } from '@portal/api-client/contract'
import { type DraftRecord, mayOpenDraft } from '../../domain/draft/draft.ts'
import { mayBook } from '../../domain/order/act.ts'
import { invalidFields, refuse } from '../../domain/refusal.ts'
import type { Operations } from '../../edge/operation.ts'
import type { LocalText } from '../../texts/language.ts'
import type { FieldErrors } from '../../texts/text.ts'
import type { MemberRecord } from '../../world/tables.ts'
import { notify } from '../notification/notify.ts'
import { newestFirst, pageOf } from '../page.ts'
import { textOf } from '../present.ts'
import { actorOf, type Viewer, viewerOf } from '../viewer.ts'

/** Throws NOT_FOUND for another member's draft, unless it is shared with this one, who may book it. */
function openDraft(id: string, viewer: Viewer): DraftRecord {
  const draft = viewer.world.tables.draft.get(id)
  if (!draft || !mayOpenDraft(draft, viewer)) throw refuse('NOT_FOUND')
  return draft
}

const operatorOf = (id: string, { world }: Viewer): Schemas['OrderOperator'] => ({
  id: Number(id),
  nickname: world.tables.member.get(id)?.nickname ?? '',
})

export function presentDraft(draft: DraftRecord, viewer: Viewer): Schemas['Draft'] {
  const { id, product, title, search, selection, form, step, updated_time, rebooked_from, version } = draft
  return {
    id,
    product,
    product_text: textOf('OrderType', product, viewer),
    title,
    search,
    selection,
    form,
    step,
    updated_time,
    owner: operatorOf(draft.owner_id, viewer),
    shared_with: draft.shared_with.map((member) => operatorOf(member, viewer)),
    rebooked_from,
    version,
  }
}

export type NewDraft = Omit<DraftRecord, 'id' | 'company_id' | 'owner_id' | 'updated_time' | 'version'>

/** Creates a draft of this member, from a form or a converted quote. */
export function beginDraft(content: NewDraft, { world, member, company, now }: Viewer): DraftRecord {
  const number = world.next('draft')
  return world.tables.draft.put({
    ...content,
    id: `dr-${number}-${world.draw('draft', number).hex(8)}`,
    company_id: company.id,
    owner_id: member.id,
    updated_time: Math.floor(now / 1000),
    version: 1,
  })
}

/** Colleagues who may take over a draft of this product: active ones who may book it. */
function colleaguesFor(product: DraftRecord['product'], { world, company, member }: Viewer): MemberRecord[] {
  return world.tables.member.where(
    (one) =>
      one.company_id === company.id &&
      one.id !== member.id &&
      one.state === 'active' &&
      mayBook(actorOf(one, company), product),
  )
}

/** Errors of the colleagues a draft is shared with; those who have it already are not checked again. */
function sharingErrors(
  { shared_with = [], product }: Schemas['SaveDraftRequest'],
  known: DraftRecord | null,
  viewer: Viewer,
) {
  // Only the owner decides who shares a draft; from anybody else the field is ignored.
  if (known && known.owner_id !== viewer.member.id) return null
  const allowed = new Set(colleaguesFor(product, viewer).map(({ id }) => id))
  const errors: FieldErrors = {}
  for (const [index, member] of shared_with.entries()) {
    const id = String(member)
    const isFine = allowed.has(id) || known?.shared_with.includes(id)
    if (shared_with.indexOf(member) < index) errors[`shared_with[${index}]`] = ['chosen_twice']
    else if (!isFine) errors[`shared_with[${index}]`] = ['member_unknown']
  }
  return Object.keys(errors).length > 0 ? errors : null
}

/** Notifies those the draft is newly shared with. */
function notifyOfSharing(draft: DraftRecord, before: readonly string[], { world, member }: Viewer): void {
  for (const to of draft.shared_with.filter((id) => !before.includes(id))) {
    notify(world, {
      kind: 'draft_shared',
      company_id: draft.company_id,
      to,
      params: { name: member.nickname, draft: draft.title || nameOfProduct(draft.product) },
    })
  }
}

const nameOfProduct = (product: DraftRecord['product']): LocalText => ({
  en: labels.OrderType.en[product],
  'zh-cn': labels.OrderType['zh-cn'][product],
})

function changeDraft(draft: DraftRecord, body: Schemas['SaveDraftRequest'], viewer: Viewer): DraftRecord {
  if (body.version === undefined) {
    throw invalidFields({ version: 'required' })
  }
  if (body.version !== draft.version) {
    throw refuse('VERSION_CONFLICT', undefined, { extra: { fresh: { draft: presentDraft(draft, viewer) } } })
  }
  const { product, search, selection, form, step, title = draft.title } = body
  const own = draft.owner_id === viewer.member.id
  return viewer.world.tables.draft.put({
    ...draft,
    product,
    title,
    search,
    selection,
    form,
    step,
    // Only the owner decides who shares a draft.
    shared_with: own && body.shared_with ? body.shared_with.map(String) : draft.shared_with,
    updated_time: Math.floor(viewer.now / 1000),
    version: draft.version + 1,
  })
}

export const draftOperations = {
  listDrafts: (call, world) => {
    const viewer = viewerOf(call, world)
    const { product } = call.query
    const mine = world.tables.draft.where(
      (draft) => mayOpenDraft(draft, viewer) && (!product || draft.product === product),
    )
    return pageOf(newestFirst(mine), call.query, (draft) => presentDraft(draft, viewer))
  },

  saveDraft: (call, world) => {
    const viewer = viewerOf(call, world)
    const { body } = call
    const known = body.id === undefined ? null : openDraft(body.id, viewer)
    const fields = sharingErrors(body, known, viewer)
    if (fields) throw invalidFields(fields)
    if (known) {
      const draft = changeDraft(known, body, viewer)
      notifyOfSharing(draft, known.shared_with, viewer)
      return { draft: presentDraft(draft, viewer) }
    }
    const { product, title = '', search, selection, form, step } = body
    const shared_with = (body.shared_with ?? []).map(String)
    const content = { product, title, search, selection, form, step, shared_with, rebooked_from: null }
    const draft = beginDraft(content, viewer)
    notifyOfSharing(draft, [], viewer)
    return { draft: presentDraft(draft, viewer) }
  },

  listColleagues: (call, world) => {
    const viewer = viewerOf(call, world)
    const colleagues = colleaguesFor(call.query.product, viewer)
    const list = colleagues
      .map(({ id }) => operatorOf(id, viewer))
      .toSorted((one, other) => one.id - other.id)
    return { list }
  },

  removeDrafts: (call, world) => {
    const viewer = viewerOf(call, world)
    const drafts = call.body.ids.map((id) => openDraft(id, viewer))
    if (drafts.some(({ owner_id }) => owner_id !== viewer.member.id)) throw refuse('NOT_FOUND')
    for (const id of call.body.ids) world.tables.draft.remove(id)
    return {}
  },
} satisfies Partial<Operations>
