import type { Operations } from '../../edge/operation.ts'
import { orderItinerary } from '../trip/itinerary.ts'
import { plainText } from '../trip/itinerary-text.ts'
import { viewerOf } from '../viewer.ts'
import { textIn } from '../voucher/voucher-texts.ts'
import { ownOrder } from './order-repository.ts'

export const orderTextOperations = {
  getOrderText: (call, world) => {
    const viewer = viewerOf(call, world)
    const order = ownOrder(call.query.id, viewer)
    const language = call.query.language ?? viewer.language
    return { text: plainText(orderItinerary(order, language, viewer), textIn(language)) }
  },
} satisfies Partial<Operations>
