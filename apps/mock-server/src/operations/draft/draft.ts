import type { Schemas } from '@portal/api-client/contract'
import { type DraftRecord, mayOpenDraft } from '../../domain/draft/draft.ts'
import { invalidFields, isRefusal, type Refusal, refuse } from '../../domain/refusal.ts'
import type { Operations } from '../../edge/operation.ts'
import { newestFirst, pageOf } from '../page.ts'
import { textOf } from '../present-text.ts'
import { type Viewer, viewerOf } from '../viewer.ts'

/** Another member's draft does not exist for this one, unless it was shared. */
function openDraft(id: string, { world, member }: Viewer): DraftRecord | Refusal {
  const draft = world.tables.draft.get(id)
  return draft && mayOpenDraft(draft, member) ? draft : refuse('NOT_FOUND')
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

/** A draft of this member from nothing, as a saved form or a converted quote. */
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

/** Errors of the colleagues a draft is to be shared with. */
function sharingErrors(members: readonly number[], { world, company }: Viewer) {
  const strangers = members.flatMap((id, index) =>
    world.tables.member.get(String(id))?.company_id === company.id
      ? []
      : [[`shared_with[${index}]`, 'member_unknown'] as const],
  )
  return strangers.length > 0 ? Object.fromEntries(strangers) : null
}

function changed(
  draft: DraftRecord,
  body: Schemas['SaveDraftRequest'],
  viewer: Viewer,
): DraftRecord | Refusal {
  if (body.version === undefined) {
    return invalidFields({ version: 'required' })
  }
  if (body.version !== draft.version) {
    return refuse('VERSION_CONFLICT', undefined, { extra: { fresh: { draft: presentDraft(draft, viewer) } } })
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
    // Whom it is shared with is for its owner to say.
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
      (draft) => mayOpenDraft(draft, viewer.member) && (!product || draft.product === product),
    )
    return pageOf(newestFirst(mine), call.query, (draft) => presentDraft(draft, viewer))
  },

  saveDraft: (call, world) => {
    const viewer = viewerOf(call, world)
    const { body } = call
    const known = body.id === undefined ? null : openDraft(body.id, viewer)
    if (isRefusal(known)) return known
    const fields = sharingErrors(body.shared_with ?? [], viewer)
    if (fields) return invalidFields(fields)
    if (known) {
      const draft = changed(known, body, viewer)
      return isRefusal(draft) ? draft : { draft: presentDraft(draft, viewer) }
    }
    const { product, title = '', search, selection, form, step } = body
    const shared_with = (body.shared_with ?? []).map(String)
    const content = { product, title, search, selection, form, step, shared_with, rebooked_from: null }
    return { draft: presentDraft(beginDraft(content, viewer), viewer) }
  },

  removeDrafts: (call, world) => {
    const viewer = viewerOf(call, world)
    const drafts = call.body.ids.map((id) => openDraft(id, viewer))
    const own = drafts.every((draft) => !isRefusal(draft) && draft.owner_id === viewer.member.id)
    if (!own) return refuse('NOT_FOUND')
    for (const id of call.body.ids) world.tables.draft.remove(id)
    return {}
  },
} satisfies Partial<Operations>
