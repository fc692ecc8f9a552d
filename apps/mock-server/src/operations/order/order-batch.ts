import {
  type BodyOf,
  type DataOf,
  labels,
  type OperationId,
  routes,
  type Schemas,
} from '@portal/api-client/contract'
import { holdsNode } from '../../domain/menu/permission.ts'
import { invalidFields, isRefusal, type Refusal, refuse } from '../../domain/refusal.ts'
import type { Call, Operation } from '../../edge/operation.ts'
import { errorText, fieldErrorText, reasonText } from '../../texts/text.ts'
import type { World } from '../../world/world.ts'
import { viewerOf } from '../viewer.ts'
import { voucherSettingOperations } from '../voucher/voucher-setting.ts'
import { orderOperations } from './order.ts'
import { saveRemark } from './order-remark.ts'

type BatchCall = Call<'applyOrderBatch'>
type Result = Schemas['OrderBatchResult']
type Args = NonNullable<BodyOf<'applyOrderBatch'>['args']>

/** The call that each action of a batch stands for: its node is asked for, and its answer is the order's. */
const calls = {
  cancel_quote: 'quoteOrderCancellation',
  cancel: 'cancelOrder',
  voucher: 'sendVoucher',
  remark: 'saveOrderRemark',
} as const satisfies Record<Schemas['OrderBatchAction'], OperationId>

const none: Args = { accept_penalty: false }

/** What an action cannot do without. */
function missing({ action, args = none }: BodyOf<'applyOrderBatch'>): string | null {
  if (action === 'cancel') return args.quotes?.length ? null : 'args.quotes'
  if (action === 'voucher') return args.to?.length ? null : 'args.to'
  if (action === 'remark')
    return args.internal_remark === undefined && !args.tags ? 'args.internal_remark' : null
  return null
}

/** One action on many orders, one after the other; each answers for itself. */
export async function applyToEach(call: BatchCall, world: World): Promise<Result[]> {
  const lacking = missing(call.body)
  if (lacking) throw invalidFields({ [lacking]: 'required' })
  const results: Result[] = []
  for (const id of call.body.ids) {
    results.push(resultOf(id, await applyTo(id, call, world), call))
  }
  return results
}

interface Outcome {
  readonly outcome?: Schemas['CancelOutcome']
  readonly quote?: Schemas['CancelQuote'] | null
}
type Done = Outcome | Refusal

async function applyTo(id: string, call: BatchCall, world: World): Promise<Done> {
  const { action, args = none } = call.body
  const viewer = viewerOf(call, world)
  if (!holdsNode(viewer.actor.nodes, routes[calls[action]].permission)) return refuse('NO_PERMISSION')
  if (action === 'remark') {
    const { internal_remark, tags } = args
    const body = {
      id,
      ...(internal_remark === undefined ? {} : { internal_remark }),
      ...(tags ? { tags } : {}),
    }
    const saved = saveRemark(body, viewer)
    return isRefusal(saved) ? saved : {}
  }
  if (action === 'voucher') return sent(id, args, call, world)
  return action === 'cancel' ? cancelled(id, args, call, world) : quoted(id, call, world)
}

/** Passes the call on with another body, as if the member had made it. */
async function pass<Op extends OperationId>(
  operation: Op,
  answer: Operation<Op>,
  body: BodyOf<Op>,
  call: BatchCall,
  world: World,
): Promise<DataOf<Op> | Refusal> {
  try {
    const { member, session, language, now } = call
    const made = { operation, body, query: {}, member, session, language, now } as unknown as Call<Op>
    return (await answer(made, world)) as DataOf<Op> | Refusal
  } catch (error) {
    if (isRefusal(error)) return error
    throw error
  }
}

async function quoted(id: string, call: BatchCall, world: World): Promise<Done> {
  const answer = orderOperations.quoteOrderCancellation as Operation<'quoteOrderCancellation'>
  const done = await pass('quoteOrderCancellation', answer, { id }, call, world)
  return isRefusal(done) ? done : { quote: done.quote }
}

async function cancelled(id: string, args: Args, call: BatchCall, world: World): Promise<Done> {
  const quote = args.quotes?.find((one) => one.id === id)
  if (!quote) return refuse('QUOTE_EXPIRED')
  const { quote_id, version } = quote
  const body = { id, quote_id, version, accept_penalty: args.accept_penalty }
  const answer = orderOperations.cancelOrder as Operation<'cancelOrder'>
  const done = await pass('cancelOrder', answer, body, call, world)
  return isRefusal(done) ? done : { outcome: done.outcome, quote: done.quote }
}

async function sent(id: string, { to = [], language }: Args, call: BatchCall, world: World): Promise<Done> {
  const body = { id, to, ...(language ? { language } : {}) }
  const done = await pass(
    'sendVoucher',
    voucherSettingOperations.sendVoucher,
    body as BodyOf<'sendVoucher'>,
    call,
    world,
  )
  return isRefusal(done) ? done : {}
}

function resultOf(id: string, done: Done, { language }: BatchCall): Result {
  if (!isRefusal(done)) {
    const { outcome = null, quote = null } = done
    const changed = outcome === 'terms_changed'
    const msg = changed ? labels.CancelOutcome[language][outcome] : ''
    return { id, ok: !changed, outcome, error_key: null, msg, quote }
  }
  const { error_key, extra, fields, params } = done
  const first = Object.values(fields ?? {})[0]?.[0]
  const msg = extra?.reason_key
    ? reasonText(language, extra.reason_key)
    : first
      ? fieldErrorText(language, first, params)
      : errorText(language, done)
  return { id, ok: false, outcome: null, error_key, msg, quote: null }
}
