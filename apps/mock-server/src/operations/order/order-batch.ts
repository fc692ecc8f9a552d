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
import { refusalSentence } from '../../edge/envelope.ts'
import { type Call, type Operation, Success } from '../../edge/operation.ts'
import type { World } from '../../world/world.ts'
import { watchCall } from '../sub-account/witness.ts'
import { viewerOf } from '../viewer.ts'
import { voucherSettingOperations } from '../voucher/voucher-setting.ts'
import { acceptingCall, previewAcceptance } from './change/acceptance.ts'
import { saveRemark } from './change-order.ts'
import { orderOperations } from './order.ts'
import { ownOrder } from './order-repository.ts'
import { orderServiceOperations } from './order-service.ts'

type BatchCall = Call<'applyOrderBatch'>
type Result = Schemas['OrderBatchResult']
type Args = NonNullable<BodyOf<'applyOrderBatch'>['args']>

/** The call behind each action of a batch: it needs that call's permission and gives its answer. Accepting has two. */
const calls = {
  cancel_quote: 'quoteOrderCancellation',
  cancel: 'cancelOrder',
  pay_preview: 'previewOrderPayment',
  pay: 'payOrder',
  voucher: 'sendVoucher',
  remark: 'saveOrderRemark',
} as const satisfies Partial<Record<Schemas['OrderBatchAction'], OperationId>>

const noArgs: Args = { accept_penalty: false }

/** The required field that an action lacks, or null. */
function missingField({ action, args = noArgs }: BodyOf<'applyOrderBatch'>): string | null {
  if (action === 'cancel') return args.quotes?.length ? null : 'args.quotes'
  if (action === 'pay') return args.payments?.length ? null : 'args.payments'
  if (action === 'accept') return args.acceptances?.length ? null : 'args.acceptances'
  if (action === 'voucher') return args.to?.length ? null : 'args.to'
  if (action === 'remark')
    return args.internal_remark === undefined && !args.add_tags && !args.remove_tags
      ? 'args.internal_remark'
      : null
  return null
}

/** What is said twice about one order, by field: only one of the two could be done. */
function saidTwice({ quotes = [], payments = [], acceptances = [] }: Args): Record<string, 'chosen_twice'> {
  const twice = Object.entries({ quotes, payments, acceptances }).flatMap(([name, entries]) =>
    entries.flatMap(({ id }, index) =>
      entries.findIndex((other) => other.id === id) < index ? [`args.${name}[${index}].id`] : [],
    ),
  )
  return Object.fromEntries(twice.map((path) => [path, 'chosen_twice']))
}

/** Runs one action on many orders in turn; each succeeds or is refused on its own. */
export async function applyToEach(call: BatchCall, world: World): Promise<Result[]> {
  const lacking = missingField(call.body)
  if (lacking) throw invalidFields({ [lacking]: 'required' })
  const twice = saidTwice(call.body.args ?? noArgs)
  if (Object.keys(twice).length > 0) throw invalidFields(twice)
  const results: Result[] = []
  for (const id of call.body.ids) {
    results.push(
      await applyTo(id, call, world).then(
        (done) => successOf(id, done, call),
        (error: unknown) => {
          if (isRefusal(error)) return refusalOf(id, error, call)
          throw error
        },
      ),
    )
  }
  return results
}

interface Outcome {
  readonly outcome?: Schemas['CancelOutcome']
  readonly quote?: Schemas['CancelQuote'] | null
  readonly payment?: Schemas['PaymentPreview']
  readonly acceptance?: Schemas['OrderAcceptance']
}

async function applyTo(id: string, call: BatchCall, world: World): Promise<Outcome> {
  const { action, args = noArgs } = call.body
  const viewer = viewerOf(call, world)
  const isAccepting = action === 'accept' || action === 'accept_preview'
  const operation = isAccepting ? acceptingCall(ownOrder(id, viewer)) : calls[action]
  if (!holdsNode(viewer.actor.nodes, routes[operation].permission)) throw refuse('NO_PERMISSION')
  if (action === 'accept_preview') return { acceptance: previewAcceptance(ownOrder(id, viewer), viewer) }
  if (action === 'accept') return acceptOne(id, args, call, world)
  if (action === 'remark') {
    const { internal_remark, add_tags, remove_tags } = args
    saveRemark({ id, internal_remark, add_tags, remove_tags }, viewer)
    return {}
  }
  if (action === 'voucher') return sendOne(id, args, call, world)
  if (action === 'pay') return payOne(id, args, call, world)
  if (action === 'pay_preview') return previewOne(id, call, world)
  return action === 'cancel' ? cancelOne(id, args, call, world) : quoteOne(id, call, world)
}

/** Makes another call with its own body, as the same member. */
async function callOperation<Op extends OperationId>(
  operation: Op,
  answer: Operation<Op>,
  body: BodyOf<Op>,
  call: BatchCall,
  world: World,
): Promise<DataOf<Op>> {
  const one = { ...call, operation, body, query: {} } as unknown as Call<Op>
  const witness = watchCall(one, world)
  try {
    const result = await answer(one, world)
    const data = (result instanceof Success ? result.data : result) as DataOf<Op>
    witness?.done(one, data)
    return data
  } catch (error) {
    if (isRefusal(error)) witness?.refused(error, one)
    throw error
  }
}

async function quoteOne(id: string, call: BatchCall, world: World): Promise<Outcome> {
  const answer = orderOperations.quoteOrderCancellation as Operation<'quoteOrderCancellation'>
  const done = await callOperation('quoteOrderCancellation', answer, { id }, call, world)
  return { quote: done.quote }
}

async function previewOne(id: string, call: BatchCall, world: World): Promise<Outcome> {
  const answer = orderOperations.previewOrderPayment as Operation<'previewOrderPayment'>
  return { payment: await callOperation('previewOrderPayment', answer, { id }, call, world) }
}

async function payOne(id: string, args: Args, call: BatchCall, world: World): Promise<Outcome> {
  const payment = args.payments?.find((one) => one.id === id)
  if (!payment) throw invalidFields({ 'args.payments': 'payment_missing' })
  const answer = orderOperations.payOrder as Operation<'payOrder'>
  await callOperation('payOrder', answer, payment, call, world)
  return {}
}

async function acceptOne(id: string, args: Args, call: BatchCall, world: World): Promise<Outcome> {
  const accepted = args.acceptances?.find((one) => one.id === id)
  if (!accepted) throw invalidFields({ 'args.acceptances': 'acceptance_missing' })
  const operation = acceptingCall(ownOrder(id, viewerOf(call, world)))
  if (operation === 'confirmOrder') {
    const answer = orderOperations.confirmOrder as Operation<'confirmOrder'>
    await callOperation(operation, answer, accepted, call, world)
  } else {
    const answer = orderServiceOperations.completeOrder as Operation<'completeOrder'>
    await callOperation(operation, answer, { ...accepted, extras_accepted: true }, call, world)
  }
  return {}
}

async function cancelOne(id: string, args: Args, call: BatchCall, world: World): Promise<Outcome> {
  const quote = args.quotes?.find((one) => one.id === id)
  if (!quote) throw refuse('QUOTE_EXPIRED')
  const { quote_id, version } = quote
  const body = { id, quote_id, version, accept_penalty: args.accept_penalty ?? false }
  const answer = orderOperations.cancelOrder as Operation<'cancelOrder'>
  const done = await callOperation('cancelOrder', answer, body, call, world)
  return { outcome: done.outcome, quote: done.quote }
}

async function sendOne(
  id: string,
  { to = [], language }: Args,
  call: BatchCall,
  world: World,
): Promise<Outcome> {
  const body = { id, to, ...(language ? { language } : {}) }
  await callOperation(
    'sendVoucher',
    voucherSettingOperations.sendVoucher,
    body as BodyOf<'sendVoucher'>,
    call,
    world,
  )
  return {}
}

function successOf(id: string, done: Outcome, { language }: BatchCall): Result {
  const { outcome = null, quote = null, payment, acceptance } = done
  const changed = outcome === 'terms_changed'
  const msg = changed ? labels.CancelOutcome[language][outcome] : ''
  return {
    id,
    ok: !changed,
    outcome,
    error_key: null,
    msg,
    quote,
    ...(payment && { payment }),
    ...(acceptance && { acceptance }),
  }
}

const refusalOf = (id: string, refusal: Refusal, { language }: BatchCall): Result => ({
  id,
  ok: false,
  outcome: null,
  error_key: refusal.error_key,
  msg: refusalSentence(refusal, language),
  quote: null,
})
