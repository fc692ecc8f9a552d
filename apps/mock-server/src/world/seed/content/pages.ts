import type { PageRow } from '../../../domain/cms/content.ts'
import type { LocalText } from '../../../texts/language.ts'
import { both } from './channels.ts'

/** Sections of a page: heading and text in both languages. */
type Section = readonly [heading: LocalText, text: LocalText]

function page(id: number, title: LocalText, description: LocalText, sections: readonly Section[]): PageRow {
  const html = (language: keyof LocalText) =>
    sections.map(([heading, text]) => `<h2>${heading[language]}</h2><p>${text[language]}</p>`).join('')
  return { id, title, description, content: both(html('en'), html('zh-cn')) }
}

export const pageRows: readonly PageRow[] = [
  page(1, both('About us', '关于我们'), both('Who runs this portal.', '平台运营方介绍。'), [
    [
      both('What we do', '我们做什么'),
      both(
        'We sell hotel rooms, cars with drivers and airport transfers to travel companies, and to nobody else.',
        '我们只面向旅行企业提供酒店、带司机用车与接送机服务。',
      ),
    ],
    [
      both('Where we are', '我们在哪里'),
      both(
        'Desks in Yangon, Kunming and Singapore answer around the clock in Chinese, English and Burmese.',
        '仰光、昆明与新加坡的客服全天候以中、英、缅语答复。',
      ),
    ],
    [
      both('How we earn', '我们如何盈利'),
      both(
        'Every price is shown before it is booked, with its terms. We add nothing afterwards.',
        '所有价格及条款均在预订前展示，事后不加收任何费用。',
      ),
    ],
  ]),
  page(2, both('Service terms', '服务条款'), both('What both sides may rely on.', '双方的权利与义务。'), [
    [
      both('1. Account', '一、账号'),
      both(
        'The account belongs to the company. Its owner decides who may book, pay and see prices, and answers for it.',
        '账号归企业所有，由其负责人决定成员的预订、付款与查价权限并承担责任。',
      ),
    ],
    [
      both('2. Booking', '二、预订'),
      both(
        'A booking is binding once the supplier has confirmed it. Until then the amount is held and not charged.',
        '供应商确认后订单生效，此前款项仅冻结不扣款。',
      ),
    ],
    [
      both('3. Cancelling', '三、取消'),
      both(
        'The tiers shown at booking apply, in the local time of the place. A rate marked non-refundable cannot be cancelled once confirmed.',
        '按预订时展示的阶梯执行，以当地时间为准；标明不可退款的价格一经确认不可取消。',
      ),
    ],
    [
      both('4. Paying', '四、付款'),
      both(
        'Pre-deposits are used up by charges. Credit is settled by the bill of the period, on its due date at the latest.',
        '预存款按扣款消耗；授信按账期账单结清，最迟不晚于到期日。',
      ),
    ],
    [
      both('5. Complaints', '五、投诉'),
      both(
        'Tell us during the stay, while it can still be mended. Later claims need proof from the house.',
        '请在入住期间反馈以便及时处理，事后申诉须提供酒店证明。',
      ),
    ],
  ]),
  page(3, both('Operator handbook', '操作手册'), both('The portal step by step.', '平台操作步骤。'), [
    [
      both('Search', '查询'),
      both(
        'Enter place, dates, rooms and the nationality of the guests: prices depend on all four.',
        '填写目的地、日期、房间与客人国籍，四项均影响价格。',
      ),
    ],
    [
      both('Book', '预订'),
      both(
        'Names as in the passport. If the price has moved, the portal asks before it goes on.',
        '姓名与护照一致；价格变动时平台会先征得同意。',
      ),
    ],
    [
      both('Afterwards', '后续'),
      both(
        'Voucher, cancellation, invoice and bill are reached from the order. Each button says why it is closed.',
        '凭证、取消、发票与账单均从订单进入，不可用的按钮会说明原因。',
      ),
    ],
  ]),
  page(4, both('Contact', '联系我们'), both('Desks and hours.', '客服与服务时间。'), [
    [both('Emergencies', '紧急情况'), both('Day and night: +95 1 555 0100.', '全天候：+95 1 555 0100。')],
    [
      both('Office', '办公室'),
      both('Weekdays from nine to six, in the time of Yangon.', '工作日九点至十八点（仰光时间）。'),
    ],
  ]),
  page(5, both('Help with payments', '付款帮助'), both('Top-ups, holds and bills.', '充值、冻结与账单。'), [
    [
      both('Topping up', '充值'),
      both(
        'Transfer to the account named in the portal and report it with the slip; it counts once verified.',
        '向平台所示账户转账并上传回单，核实后到账。',
      ),
    ],
    [
      both('What is a hold?', '什么是冻结？'),
      both(
        'Money set aside between your payment and the answer of the supplier.',
        '从付款到供应商答复期间预留的金额。',
      ),
    ],
  ]),
  page(6, both('Privacy', '隐私政策'), both('What we keep of your guests.', '我们保存哪些客人信息。'), [
    [
      both('What we keep', '保存内容'),
      both(
        'Names, ages of children and nationality, because suppliers ask for them. Passport numbers only where the law demands.',
        '姓名、儿童年龄与国籍，因供应商需要；护照号仅在法律要求时保存。',
      ),
    ],
    [
      both('Who sees it', '谁可查看'),
      both(
        'Your company, the supplier of the order and our desk. Other companies see nothing.',
        '贵公司、订单供应商与我们的客服，其他企业不可见。',
      ),
    ],
    [
      both('How long', '保存期限'),
      both(
        'Five years after the service, as bookkeeping demands; then it is deleted.',
        '服务结束后按账务要求保存五年，之后删除。',
      ),
    ],
  ]),
  page(
    7,
    both('Rules of booking', '预订须知'),
    both('Short form of what matters most.', '最重要规则的简版。'),
    [
      [both('Names', '姓名'), both('One letter wrong is one letter wrong.', '错一个字母就是错。')],
      [
        both('Times', '时间'),
        both('All deadlines are those of the place you book.', '所有期限均以预订目的地时间为准。'),
      ],
    ],
  ),
  page(8, both('Travelling with care', '负责任的旅行'), both('Small things that help.', '举手之劳。'), [
    [
      both('Water', '饮水'),
      both('Guides carry large bottles; guests bring their own cup.', '导游带大瓶水，客人自带水杯。'),
    ],
    [both('Buying', '购物'), both('Nothing that is older than you are.', '不买比您年纪大的物件。')],
  ]),
]

/** Which page holds which agreement. */
export const agreementPages = { terms: 2, privacy: 6, about: 1 } as const
