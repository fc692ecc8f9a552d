import { accountScenes } from './account.ts'
import { approvalScenes } from './approval.ts'
import { contributionScenes, readingScenes } from './content.ts'
import { groupScenes } from './group.ts'
import { hotelScenes } from './hotel.ts'
import { invoiceScenes } from './invoice.ts'
import { orderScenes } from './order.ts'
import { orderChangeScenes } from './order-change.ts'
import { orderListScenes } from './order-list.ts'
import { orderReplacementScenes } from './order-replacement.ts'
import { orderReportScenes } from './order-report.ts'
import { orderServiceScenes } from './order-service.ts'
import { placeScenes } from './place.ts'
import { quoteScenes } from './quote.ts'
import { rideScenes } from './ride.ts'
import type { Scenes } from './scene.ts'
import { siteScenes } from './site.ts'
import { tripScenes } from './trip.ts'
import { walletScenes } from './wallet.ts'

/** Scenes of every operation; the examples of the contract are generated from them. */
export const scenes: Scenes = {
  ...siteScenes,
  ...placeScenes,
  ...hotelScenes,
  ...rideScenes,
  ...orderListScenes,
  ...orderScenes,
  ...orderChangeScenes,
  ...orderReplacementScenes,
  ...orderReportScenes,
  ...orderServiceScenes,
  ...tripScenes,
  ...groupScenes,
  ...approvalScenes,
  ...walletScenes,
  ...invoiceScenes,
  ...accountScenes,
  ...quoteScenes,
  ...readingScenes,
  ...contributionScenes,
}
