import type { DataOf, OperationId } from '../contract.ts'
import type { routes } from '../generated/routes.ts'
import * as account from './account.ts'
import * as cms from './cms.ts'
import * as cmsMember from './cms-member.ts'
import * as place from './place.ts'
import { isObject, nothing, type Reader, Unreadable } from './reading.ts'
import * as session from './session.ts'
import { siteAnswer } from './site.ts'
import { uploadAnswer } from './upload.ts'

type Routes = typeof routes

/** Calls of the public ancestors, which may answer in their own way, and calls that answer no data. */
type Read<Op extends OperationId> = Routes[Op]['answer'] extends 'file'
  ? never
  : Routes[Op]['status'] extends 'stubbed'
    ? DataOf<Op> extends Record<string, never>
      ? Op
      : never
    : Op

type Readers = {
  readonly [Op in OperationId as `${Routes[Op]['method']} ${Routes[Op]['path']}` &
    (Read<Op> extends never ? never : string)]: Reader<DataOf<Op>>
}

/** The reader of each call's answer. The compiler requires one for every such call. */
const readers: Readers = {
  'GET /api/index/index': siteAnswer,
  'GET /api/user/checkIn': session.signInOptions,
  'POST /api/user/checkIn': session.signInAnswer,
  'POST /api/user/logout': nothing,
  'POST /api/common/refreshToken': session.refreshedToken,
  'GET /api/common/clickCaptcha': session.clickCaptcha,
  'POST /api/common/checkClickCaptcha': nothing,
  'POST /api/Sms/send': session.sentCode,
  'POST /api/Ems/send': session.sentCode,
  'GET /api/ajax/country': place.countries,
  'GET /api/ajax/city': place.cities,
  'GET /api/ajax/area': place.areas,
  'POST /api/ajax/upload': uploadAnswer,
  'GET /api/account/overview': account.accountOverview,
  'GET /api/account/profile': session.accountProfile,
  'POST /api/account/profile': nothing,
  'GET /api/account/integral': account.integralPage,
  'GET /api/account/balance': account.balancePage,
  'POST /api/account/preference': nothing,
  'POST /api/account/verification': session.verifiedAccount,
  'POST /api/account/changeBind': nothing,
  'POST /api/account/changePassword': nothing,
  'POST /api/account/retrievePassword': nothing,
  'POST /api/account/endSessions': nothing,
  'POST /api/order/voucherSend': nothing,
  'POST /api/orderView/remove': nothing,
  'POST /api/draft/remove': nothing,
  'POST /api/trip/remove': nothing,
  'POST /api/quote/choose': nothing,
  'POST /api/invoice/titleRemove': nothing,
  'POST /api/subaccount/state': nothing,
  'POST /api/subaccount/resetPassword': nothing,
  'POST /api/subaccount/access': nothing,
  'POST /api/subaccount/accessSetting': nothing,
  'GET /api/cms.Index/init': cms.settings,
  'GET /api/cms.Index/index': cms.home,
  'GET /api/cms.Index/search': cms.hotKeywords,
  'GET /api/cms.Index/tags': cms.tags,
  'GET /api/cms.Index/channel': cms.channels,
  'POST /api/cms.Index/applyFriendlyLink': nothing,
  'GET /api/cms.Index/getNewPublish': cms.newArticles,
  'GET /api/cms.Index/articleList': cms.articles,
  'GET /api/cms.User/agreement': cms.agreement,
  'GET /api/cms.Content/info': cms.article,
  'POST /api/cms.Content/like': nothing,
  'POST /api/cms.Content/collect': cms.collected,
  'POST /api/cms.Content/comment': cms.written,
  'GET /api/cms.Content/loadComments': cms.comments,
  'GET /api/cms.User/operateRecord': cmsMember.readingRecords,
  'GET /api/cms.User/comment': cmsMember.myComments,
  'GET /api/cms.User/delComment': nothing,
  'GET /api/cms.User/order': cmsMember.contentOrders,
  'GET /api/cms.Pay/create': cmsMember.payment,
  'GET /api/cms.Pay/check': cmsMember.paymentState,
  'GET /api/cms.User/content': cmsMember.contributions,
  'GET /api/cms.User/contentStatistics': cmsMember.contributionStatistics,
  'GET /api/cms.User/delContent': nothing,
  'GET /api/cms.User/buyLog': cmsMember.contributionSales,
  'GET /api/cms.User/contributeChannel': cmsMember.contributionChannels,
  'GET /api/cms.User/contribute': cmsMember.contributionForm,
  'POST /api/cms.User/contribute': nothing,
}

const byCall: Readonly<Record<string, Reader<unknown> | undefined>> = readers

/**
 * Reads the `data` of a success. An answer whose shape is our assumption is passed on as it is, but has to be an object,
 * and after a GET one with members, because a page would wait forever for missing ones. Throws `Unreadable`.
 */
export function readData(method: string, path: string, data: unknown): unknown {
  const read = byCall[`${method.toUpperCase()} ${path}`]
  if (read) return read(data, 'data')
  return method.toUpperCase() === 'GET' ? nonEmptyObject(data) : anyObject(data)
}

function nonEmptyObject(data: unknown): unknown {
  if (isObject(data) && Object.keys(data).length > 0) return data
  throw new Unreadable('data', 'an object with members', data)
}

function anyObject(data: unknown): unknown {
  if (isObject(data)) return data
  throw new Unreadable('data', 'an object', data)
}
