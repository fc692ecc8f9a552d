import type { Schemas } from '@portal/api-client/contract'
import type { LocalText } from '../../texts/language.ts'

/**
 * Everything that members are notified of by itself. Placeholders in braces are filled from the `params` of a notice;
 * `{order}`,
 * `{title}` and `{references}` come from its order.
 */
export interface NoticeRow {
  readonly type: Schemas['NotificationType']
  readonly level: Schemas['NotificationLevel']
  /**
   * The recipients: the member who entered the order, with the one who asked for what happened, or every active member
   * who holds one of these nodes.
   */
  readonly audience: 'operator' | 'everybody' | readonly string[]
  /** Also sent by mail to members who chose these alerts, or to all. */
  readonly alert?: keyof Schemas['AlertChoice'] | 'always'
  /** The page to open; defaults to the order's own page. */
  readonly link?: string
  readonly title: LocalText
  readonly body: LocalText
}

const order = (
  level: NoticeRow['level'],
  [en, zh]: readonly [string, string],
  [enBody, zhBody]: readonly [string, string],
): NoticeRow => ({
  type: 'order',
  level,
  audience: 'operator',
  alert: 'supplier',
  title: { en, 'zh-cn': zh },
  body: { en: enBody, 'zh-cn': zhBody },
})

const deadline = (
  [en, zh]: readonly [string, string],
  [enBody, zhBody]: readonly [string, string],
): NoticeRow => ({
  type: 'deadline',
  level: 'warning',
  audience: 'operator',
  alert: 'deadline',
  title: { en, 'zh-cn': zh },
  body: { en: enBody, 'zh-cn': zhBody },
})

const money = (
  type: 'wallet' | 'bill' | 'invoice' | 'approval',
  level: NoticeRow['level'],
  audience: NoticeRow['audience'],
  link: string,
  [en, zh]: readonly [string, string],
  [enBody, zhBody]: readonly [string, string],
  alert?: NoticeRow['alert'],
): NoticeRow => ({
  type,
  level,
  audience,
  link,
  title: { en, 'zh-cn': zh },
  body: { en: enBody, 'zh-cn': zhBody },
  ...(alert ? { alert } : {}),
})

/** News of a member's own account. They are mailed whatever the member has chosen. */
const access = (
  [en, zh]: readonly [string, string],
  [enBody, zhBody]: readonly [string, string],
): NoticeRow => ({
  type: 'system',
  level: 'warning',
  audience: 'everybody',
  alert: 'always',
  link: '/user/account/profile',
  title: { en, 'zh-cn': zh },
  body: { en: enBody, 'zh-cn': zhBody },
})

const ledger = ['wallet/ledger', 'wallet/topup'] as const
const bills = ['bill/confirm', 'bill/pay'] as const
const balancePage = '/user/account/balance'
const billPage = '/user/bill/details'
const invoicePage = '/user/invoice/details'

export const noticeRows = {
  order_confirmed: order(
    'success',
    ['Booking confirmed', '订单已确认'],
    [
      'The supplier has confirmed {order} ({title}). {references}.',
      '供应商已确认订单 {order}（{title}）。{references}。',
    ],
  ),
  hotel_number: order(
    'success',
    ['Hotel confirmation no. received', '已取得酒店确认号'],
    [
      'The hotel has given its confirmation number for {order} ({title}). Please use the new voucher.',
      '酒店已提供订单 {order}（{title}）的确认号，请使用新的凭证。',
    ],
  ),
  order_rejected: order(
    'error',
    ['Booking rejected', '订单被拒'],
    [
      'The supplier cannot take {order} ({title}); the amount held has been released.',
      '供应商无法接受订单 {order}（{title}），冻结金额已释放。',
    ],
  ),
  order_change_offered: order(
    'warning',
    ['Other terms offered', '供应商提出变更'],
    [
      'The supplier offers other terms for {order} ({title}). Please accept or decline {until}.',
      '供应商对订单 {order}（{title}）提出变更，请{until}接受或拒绝。',
    ],
  ),
  order_offer_expired: order(
    'error',
    ['Offer expired', '变更报价已过期'],
    [
      'The other terms for {order} were not accepted in time; the order is closed.',
      '订单 {order} 的变更未及时确认，订单已关闭。',
    ],
  ),
  order_expired: order(
    'warning',
    ['Order closed', '订单超时关闭'],
    ['{order} was not paid in time.', '订单 {order} 未在时限内支付。'],
  ),
  order_review: order(
    'warning',
    ['Under review', '人工处理中'],
    [
      'The supplier has not answered about {order} ({title}); our staff are asking.',
      '供应商未就订单 {order}（{title}）答复，客服正在处理。',
    ],
  ),
  supplier_reminded: order(
    'info',
    ['Supplier reminded', '已催促供应商'],
    [
      'Our staff have asked the supplier of {order} ({title}) again. Its deadlines stay as they are.',
      '客服已再次向供应商催问订单 {order}（{title}），各项时限不变。',
    ],
  ),
  order_review_ended: order(
    'error',
    ['Closed without a confirmation', '未获确认，订单关闭'],
    ['{order} ({title}) is closed. {reason}', '订单 {order}（{title}）：{reason}'],
  ),
  order_cancelled: order(
    'info',
    ['Booking cancelled', '订单已取消'],
    ['The cancellation of {order} is done.', '订单 {order} 已取消。'],
  ),
  order_cancel_refused: order(
    'error',
    ['Cancellation refused', '取消被拒'],
    [
      'The supplier does not accept the cancellation of {order} ({title}); the booking stands.',
      '供应商不接受取消订单 {order}（{title}），订单仍有效。',
    ],
  ),
  order_no_show: order(
    'warning',
    ['No-show reported', '客人未到'],
    ['The supplier reports a no-show for {order} ({title}).', '供应商反馈订单 {order}（{title}）客人未到。'],
  ),
  order_completed: order(
    'info',
    ['Booking completed', '订单已完成'],
    ['{order} is completed.', '订单 {order} 已完成。'],
  ),
  refund_approved: order(
    'success',
    ['Refund approved', '退款已同意'],
    ['The refund requested for {order} has been approved.', '订单 {order} 的退款申请已同意。'],
  ),
  refund_refused: order(
    'error',
    ['Refund refused', '退款被拒'],
    ['The refund requested for {order} has been refused.', '订单 {order} 的退款申请被拒绝。'],
  ),
  refund_paid: order(
    'success',
    ['Refund paid', '退款已到账'],
    ['The refund for {order} has been paid.', '订单 {order} 的退款已退回。'],
  ),
  change_made: order(
    'success',
    ['Change confirmed', '变更已确认'],
    [
      'The change of {order}{changes} has been confirmed.{pick_up}',
      '订单 {order} 的变更{changes}已确认。{pick_up}',
    ],
  ),
  price_fell: order(
    'info',
    ['The price has fallen', '房价下调'],
    [
      'The same stay as {order} ({title}) costs less now. On its page you can book it again and cancel it free of charge in one step.',
      '与订单 {order}（{title}）相同的住宿现价更低，可在订单页一步完成重新预订并免费取消原订单。',
    ],
  ),
  order_replaced: order(
    'success',
    ['Replaced by the cheaper booking', '已由低价订单取代'],
    [
      'The cheaper booking of the same stay is confirmed, so {order} ({title}) is cancelled free of charge.',
      '同一住宿的低价订单已确认，订单 {order}（{title}）已免费取消。',
    ],
  ),
  order_replace_failed: order(
    'warning',
    ['Cheaper booking not confirmed', '低价订单未获确认'],
    [
      'The cheaper booking of the same stay was not confirmed. {order} ({title}) stays as it was.',
      '同一住宿的低价订单未获确认，订单 {order}（{title}）保持不变。',
    ],
  ),
  change_refused: order(
    'error',
    ['Change refused', '变更被拒'],
    [
      'The change of {order}{changes} is not possible; the booking stays as it was.{pick_up}',
      '订单 {order} 无法按申请变更{changes}，仍按原订单执行。{pick_up}',
    ],
  ),
  change_withdrawn: order(
    'warning',
    ['Change withdrawn', '变更已撤回'],
    [
      '{name} has withdrawn the change that was asked for {order} ({title}). It is not made.',
      '{name}已撤回订单 {order}（{title}）的变更申请，该变更不再办理。',
    ],
  ),
  change_unapproved: order(
    'warning',
    ['Change not made', '变更未办理'],
    ['About a change of {order} ({title}): {reason}', '关于订单 {order}（{title}）的变更：{reason}'],
  ),
  flight_changed: order(
    'warning',
    ['Flight update', '航班动态'],
    ['{title}, {order}: {flight_news}', '{title}，订单 {order}：{flight_news}'],
  ),
  extras_reported: order(
    'warning',
    ['Extra charges reported', '产生额外费用'],
    [
      'The service of {order} ({title}) went beyond the booking: {money} at selling prices. Please review the extra charges; without an answer by {until} they count as accepted and are charged.',
      '订单 {order}（{title}）产生预订外费用，按销售价 {money}，请核对；{until} 前未答复视为同意并扣款。',
    ],
  ),
  extras_unpaid: order(
    'error',
    ['Extra charges not paid', '附加费用未能扣款'],
    [
      'The extra charges of {order} could not be charged. The order stays open until balance or credit cover them.',
      '订单 {order} 的附加费用未能扣款，余额或授信足够前订单将保持未完成。',
    ],
  ),
  driver_assigned: order(
    'success',
    ['Driver assigned', '已派车'],
    ['{order} is assigned to {driver}, {plate}.', '订单 {order} 已派车：{driver}，{plate}。'],
  ),
  quote_chosen: {
    ...order(
      'success',
      ['Customer has chosen', '客户已选择'],
      ['The customer has chosen from your quote {quote}.', '客户已在报价单 {quote} 中作出选择。'],
    ),
    audience: ['quote/save'],
  },
  group_offered: order(
    'success',
    ['Offer for your group', '团队报价已到'],
    [
      'Our staff offer the rooms for {title} in {hotel}. The offer is open until {until}.',
      '客服已为 {title}（{hotel}）报价，有效期至 {until}。',
    ],
  ),
  group_refused: order(
    'error',
    ['Group request refused', '团队需求被拒'],
    ['{title} in {hotel}: {reason}', '{title}（{hotel}）：{reason}'],
  ),
  group_expired: order(
    'warning',
    ['Group request expired', '团队需求已过期'],
    ['{title} in {hotel}: {reason}', '{title}（{hotel}）：{reason}'],
  ),
  group_offer_near: deadline(
    ['Offer for your group ends soon', '团队报价即将到期'],
    [
      'Rooms for {title} in {hotel} that are not booked lapse at {until}.',
      '{title}（{hotel}）尚未预订的客房将于 {until} 失效。',
    ],
  ),
  draft_shared: {
    type: 'order',
    level: 'info',
    audience: ['order/book'],
    link: '/user/draft/list',
    title: { en: 'Booking shared with you', 'zh-cn': '有预订共享给您' },
    body: {
      en: '{name} has shared an unfinished booking with you: {draft}.',
      'zh-cn': '{name}将未完成的预订共享给您：{draft}。',
    },
  },
  pay_near: deadline(
    ['Payment deadline soon', '支付即将超时'],
    [
      '{order} ({title}) closes at {until} unless it is paid.',
      '订单 {order}（{title}）须在 {until} 前支付，否则关闭。',
    ],
  ),
  pay_later_near: deadline(
    ['Booking to be paid', '订单待支付'],
    [
      '{order} ({title}) is released free of charge at {until} unless it is paid before then.',
      '订单 {order}（{title}）须在 {until} 前支付，否则将免费释放。',
    ],
  ),
  order_released: order(
    'warning',
    ['Booking released', '订单已释放'],
    [
      '{order} ({title}) was not paid in time. It is cancelled free of charge, and nothing was charged.',
      '订单 {order}（{title}）未按时支付，已免费取消，未产生费用。',
    ],
  ),
  free_cancel_near: deadline(
    ['Free cancellation ends soon', '免费取消即将截止'],
    [
      '{order} ({title}) can be cancelled free of charge until {until}.',
      '订单 {order}（{title}）可免费取消至 {until}。',
    ],
  ),
  review_near: deadline(
    ['Still not confirmed', '订单仍未确认'],
    [
      '{order} ({title}) is still under review and closes at {until} without a confirmation. You can cancel it free of charge.',
      '订单 {order}（{title}）仍在人工处理中，{until} 前未获确认将关闭；可免费取消。',
    ],
  ),
  offer_near: deadline(
    ['Change offer ends soon', '变更报价即将到期'],
    [
      'The other terms for {order} ({title}) are open until {until}.',
      '订单 {order}（{title}）的变更报价有效至 {until}。',
    ],
  ),
  extras_near: deadline(
    ['Extra charges to be answered', '附加费用待答复'],
    [
      'The extra charges of {order} ({title}), {money} at selling prices, count as accepted at {until}.',
      '订单 {order}（{title}）的附加费用按销售价 {money}，将于 {until} 视为同意。',
    ],
  ),
  topup_verified: money(
    'wallet',
    'success',
    ledger,
    balancePage,
    ['Top-up credited', '充值已到账'],
    ['{money} has been added to the balance.', '{money} 已计入余额。'],
  ),
  topup_refused: money(
    'wallet',
    'error',
    ledger,
    balancePage,
    ['Top-up refused', '充值被驳回'],
    ['The reported transfer of {money} could not be found.', '所报的 {money} 转账未能查到。'],
  ),
  topup_withdrawn: money(
    'wallet',
    'info',
    ledger,
    balancePage,
    ['Top-up withdrawn', '充值已撤回'],
    [
      '{operator} has withdrawn the report of the transfer {ref} of {money}. No money has moved.',
      '{operator} 已撤回流水号 {ref}、金额 {money} 的充值，账户没有变动。',
    ],
  ),
  topup_arrived: money(
    'wallet',
    'success',
    ledger,
    balancePage,
    ['Withdrawn top-up credited', '已撤回的充值已到账'],
    [
      'The transfer of {money} has arrived although its report was withdrawn. It has been added to the balance.',
      '已撤回的 {money} 转账仍然到账，已计入余额。',
    ],
  ),
  low_balance: money(
    'wallet',
    'warning',
    ledger,
    balancePage,
    ['Low balance', '余额不足提醒'],
    ['The available balance has fallen below {money}.', '可用余额已低于 {money}。'],
  ),
  bill_issued: money(
    'bill',
    'info',
    bills,
    billPage,
    ['Bill issued', '账单已出'],
    [
      '{bill} for {money} is ready for review. Its lines can be disputed until {until}.',
      '账单 {bill} 共 {money}，请核对；{until} 前可提出异议。',
    ],
    'bill',
  ),
  bill_confirmed: money(
    'bill',
    'info',
    bills,
    billPage,
    ['Bill counts as confirmed', '账单视为已确认'],
    [
      'The time to dispute {bill} for {money} is over, so it counts as confirmed. It is due on {date}.',
      '账单 {bill} 共 {money}，异议期已过，视为已确认，请于 {date} 前付款。',
    ],
    'bill',
  ),
  bill_confirm_near: money(
    'bill',
    'warning',
    bills,
    billPage,
    ['Bill to be checked', '账单待核对'],
    [
      '{bill} counts as confirmed at {until} unless you dispute it before then.',
      '账单 {bill} 若无异议，将于 {until} 视为已确认。',
    ],
    'bill',
  ),
  bill_due: money(
    'bill',
    'warning',
    bills,
    billPage,
    ['Bill due soon', '账单即将到期'],
    ['{bill} for {money} is due on {date}.', '账单 {bill} 共 {money}，将于 {date} 到期。'],
    'bill',
  ),
  bill_overdue: money(
    'bill',
    'error',
    bills,
    billPage,
    ['Bill overdue', '账单已逾期'],
    ['{bill} is overdue: {money} outstanding.', '账单 {bill} 已逾期，未付 {money}。'],
    'bill',
  ),
  bill_answered: money(
    'bill',
    'info',
    bills,
    billPage,
    ['Dispute answered', '异议已处理'],
    ['We have answered your dispute {disputes} of {bill}.', '账单 {bill} 的异议 {disputes} 已答复。'],
  ),
  bill_paid: money(
    'bill',
    'success',
    bills,
    billPage,
    ['Bill payment received', '账单付款已到账'],
    ['{money} has been received for {bill}.', '账单 {bill} 已收到 {money}。'],
  ),
  invoice_issued: money(
    'invoice',
    'success',
    ['invoice/apply'],
    invoicePage,
    ['Invoice issued', '发票已开具'],
    ['The invoice of request {invoice} is ready.', '申请 {invoice} 的发票已开具。'],
  ),
  invoice_refused: money(
    'invoice',
    'error',
    ['invoice/apply'],
    invoicePage,
    ['Invoice refused', '开票被驳回'],
    ['Request {invoice} was refused.', '开票申请 {invoice} 被驳回。'],
  ),
  invoice_reversed: money(
    'invoice',
    'info',
    ['invoice/apply'],
    invoicePage,
    ['Invoice reversed', '发票已冲红'],
    ['The invoice of request {invoice} has been reversed.', '申请 {invoice} 的发票已冲红。'],
  ),
  approval_asked: money(
    'approval',
    'warning',
    ['approval/decide'],
    '/user/approval/list',
    ['Approval requested', '有订单待审批'],
    [
      '{name} asks you to approve {order} ({title}): {what}.',
      '{name}申请审批订单 {order}（{title}）：{what}。',
    ],
  ),
  approval_reminded: money(
    'approval',
    'warning',
    ['approval/decide'],
    '/user/approval/list',
    ['Approval still needed', '审批提醒'],
    [
      '{name} is still waiting for your approval of {order} ({title}): {what}.',
      '{name}仍在等待您审批订单 {order}（{title}）：{what}。',
    ],
  ),
  payment_asked: money(
    'approval',
    'warning',
    ['bill/confirmPayment'],
    '/user/approval/list',
    ['A payment waits for a second person', '有付款待第二人确认'],
    [
      '{name} asks to pay {money} for bill {bill}. Please confirm or decline it {until}.',
      '{name}申请支付账单 {bill}，金额 {money}。请{until}确认或拒绝。',
    ],
    'bill',
  ),
  payment_reminded: money(
    'approval',
    'warning',
    ['bill/confirmPayment'],
    '/user/approval/list',
    ['A payment still waits for a second person', '付款确认提醒'],
    [
      'The payment of {money} for bill {bill}, asked for by {name}, lapses unless it is confirmed {until}.',
      '{name}申请的账单 {bill} 付款 {money} 仍待确认，请{until}处理，逾期失效。',
    ],
    'bill',
  ),
  payment_confirmed: money(
    'approval',
    'success',
    ['bill/pay'],
    billPage,
    ['Payment confirmed', '付款已确认'],
    [
      '{name} has confirmed your payment of {money} for bill {bill}; it is paid.',
      '{name}已确认您对账单 {bill} 的付款 {money}，款项已付。',
    ],
    'bill',
  ),
  payment_declined: money(
    'approval',
    'error',
    ['bill/pay'],
    billPage,
    ['Payment declined', '付款未获同意'],
    [
      '{name} has declined your payment of {money} for bill {bill}. Reason: {note}',
      '{name}未同意您对账单 {bill} 的付款 {money}。原因：{note}',
    ],
    'bill',
  ),
  payment_withdrawn: money(
    'approval',
    'warning',
    ['bill/pay'],
    billPage,
    ['Payment withdrawn', '付款申请已撤回'],
    [
      '{name} has withdrawn your payment of {money} for bill {bill}. Nothing was paid; you can ask for it again.',
      '{name}已撤回您对账单 {bill} 的付款申请 {money}，未扣款，可重新申请。',
    ],
    'bill',
  ),
  payment_lapsed: money(
    'approval',
    'warning',
    ['bill/pay'],
    billPage,
    ['Payment lapsed', '付款已失效'],
    [
      'Your payment of {money} for bill {bill} has lapsed: it was not confirmed within 72 hours, or the bill has changed since. Nothing was paid; ask again if something is still due.',
      '您对账单 {bill} 的付款 {money} 已失效：72 小时内未获确认，或账单此后有变动。未扣款；如仍有应付金额，可重新申请。',
    ],
    'bill',
  ),
  approval_granted: {
    ...order(
      'success',
      ['Approved', '审批通过'],
      [
        '{name} has approved {order} ({title}): {what}. It can go ahead now.',
        '{name}已批准订单 {order}（{title}）：{what}。现在可以继续办理。',
      ],
    ),
    type: 'approval',
  },
  approval_refused: {
    ...order(
      'error',
      ['Approval refused', '审批被驳回'],
      [
        '{name} has refused {order} ({title}): {what}. Reason: {note}',
        '{name}驳回了订单 {order}（{title}）：{what}。原因：{note}',
      ],
    ),
    type: 'approval',
  },
  passwords_tried: access(
    ['Wrong passwords at your sign-in', '您的账号多次输错密码'],
    [
      'Somebody has typed ten wrong passwords for your account. Further tries have to wait; a code by e-mail or SMS in place of the captcha lets you in at once. If this was not you, set up a second factor.',
      '有人为您的账号连续输错十次密码，之后的尝试须等待；登录时改用邮箱或手机验证码代替图片验证即可立即登录。若非本人操作，建议开启双重验证。',
    ],
  ),
  second_factor_set: access(
    ['Second factor set up', '双重验证已开启'],
    [
      'Signing in to your account now asks for a code of your authenticator app. If this was not you, change your password at once.',
      '登录您的账号时须输入身份验证器的动态码。若非本人操作，请立即修改密码。',
    ],
  ),
  second_factor_stopped: access(
    ['Second factor switched off', '双重验证已关闭'],
    [
      'Your account now asks for your password alone. If this was not you, change your password at once.',
      '登录您的账号时只需密码。若非本人操作，请立即修改密码。',
    ],
  ),
  second_factor_reset: access(
    ['Second factor reset', '双重验证已重置'],
    [
      '{name} has reset the second factor of your account and signed you out everywhere. Your next sign-in needs the password and, where your company requires it, sets up a new one on the way.',
      '{name}已重置您账号的双重验证，并结束了您的全部登录。下次登录只需密码；公司要求双重验证的，须在登录时重新设置。',
    ],
  ),
  announcement: {
    type: 'system',
    level: 'info',
    audience: 'everybody',
    title: { en: '{headline}', 'zh-cn': '{headline}' },
    body: { en: '{text}', 'zh-cn': '{text}' },
  },
} as const satisfies Record<string, NoticeRow>

export type NoticeKind = keyof typeof noticeRows
