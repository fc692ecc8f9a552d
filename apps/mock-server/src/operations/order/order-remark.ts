import type { BodyOf } from '@portal/api-client/contract'
import type { OrderRecord } from '../../domain/order/order.ts'
import type { Viewer } from '../viewer.ts'
import { ownOrder } from './order.ts'

/** Notes of the company; what is left out stays, and so does the version. */
export function saveRemark(body: BodyOf<'saveOrderRemark'>, viewer: Viewer): OrderRecord {
  const { id, internal_remark, tags } = body
  const order = ownOrder(id, viewer)
  return viewer.world.tables.order.put({
    ...order,
    internal_remark: internal_remark?.trim() ?? order.internal_remark,
    tags: tags ? [...new Set(tags.map((tag) => tag.trim()).filter(Boolean))] : order.tags,
  })
}
