import { type ChannelTopics, topic } from './topic.ts'

/** Words for the news channels. `{place}` is a city, `{n}` a small number, `{month}` a month. */
export const newsTopics: Readonly<Record<number, ChannelTopics>> = {
  2: {
    places: ['MM', 'CN', 'TH', 'SG', 'VN'],
    topics: [
      topic(
        'Group visas for {place}: the list is now sent {n} days ahead',
        '{place}团队签证：名单须提前{n}天提交',
        [1, 2],
      ),
      topic(
        'Entry form for {place} moves to the web in {month}',
        '{month}起{place}入境申报改为网上填写',
        [1, 4],
      ),
      topic(
        'What border officers at {place} ask groups to show',
        '{place}口岸对团队查验哪些材料',
        [1, 11, 2],
      ),
      topic(
        'Children on the passport of a parent: the practice at {place}',
        '随父母护照出行的儿童：{place}的做法',
        [1, 3],
      ),
      topic(
        'Extending a stay in {place}: counter, documents and waiting time',
        '在{place}办理延期：窗口、材料与等候时间',
        [1],
      ),
    ],
    paragraphs: [
      [
        'Names are compared letter by letter with the passport. A missing middle name is the commonest reason for a second visit to the counter.',
        '姓名逐字母与护照核对，缺少中间名是再次跑窗口的最常见原因。',
      ],
      [
        'Copies must show the whole page, edges included. Pictures taken at an angle are sent back.',
        '复印件须完整显示整页含四边，斜拍的照片会被退回。',
      ],
      [
        'Plan {n} working days between handing in and departure; public holidays of both sides count as closed.',
        '从递交到出发请预留{n}个工作日，双方公共假日均不办公。',
      ],
      [
        'Travellers with two passports use the one that the ticket names, on the way in and on the way out.',
        '持两本护照的旅客，出入境都须使用机票上登记的那一本。',
      ],
      [
        'The desk answers the telephone in the morning only. Mails are read until four.',
        '窗口只在上午接听电话，邮件处理至下午四点。',
      ],
      [
        'A printed confirmation of the hotel is still asked for, even where the rule no longer mentions it.',
        '虽然规定中已不再提及，柜台仍会要求出示酒店确认单。',
      ],
    ],
  },
  3: {
    places: ['MM', 'CN', 'TH', 'VN', 'MY'],
    topics: [
      topic('{place}: {n} more flights a week from {month}', '{month}起{place}每周增加{n}个航班', [4]),
      topic(
        'Roadworks on the way to {place}: allow {n} hours more',
        '前往{place}的公路施工：请多留{n}小时',
        [5],
      ),
      topic('New counters for groups at the airport of {place}', '{place}机场新设团队柜台', [4, 2]),
      topic(
        'Ferry and road together: reaching {place} in the rainy season',
        '雨季前往{place}：轮渡与公路联运',
        [5, 8],
      ),
      topic(
        'Luggage by rail to {place}: what fits and what does not',
        '乘火车去{place}：行李尺寸与限制',
        [12],
      ),
    ],
    paragraphs: [
      [
        'Drivers advise to leave before six. After nine the lorries come out and the average falls by half.',
        '司机建议六点前出发，九点后货车上路，车速减半。',
      ],
      [
        'Check-in closes {n} minutes earlier for groups of more than twelve.',
        '十二人以上团队的值机截止时间提前{n}分钟。',
      ],
      [
        'The transfer between the two terminals takes a quarter of an hour on foot, and there is no shuttle at night.',
        '两座航站楼之间步行约一刻钟，夜间没有摆渡车。',
      ],
      [
        'Delays are announced in the local language first. Keep the number of the station agent at hand.',
        '延误先以当地语言广播，请备好地面代理的电话。',
      ],
      [
        'When a bridge is closed for inspection the detour adds forty kilometres; the toll is not charged twice.',
        '桥梁检修期间绕行约四十公里，通行费不重复收取。',
      ],
      [
        'Oversized pieces go with the next service and are fetched with the passport of their owner.',
        '超大件行李随下一班次运送，凭本人护照领取。',
      ],
    ],
  },
  4: {
    places: ['MM', 'CN', 'TH', 'SG', 'MY'],
    topics: [
      topic(
        'Two houses in {place} reopen after renovation in {month}',
        '{place}两家酒店{month}翻新后重新开业',
        [9],
      ),
      topic('Check-in after midnight in {place}: how it is billed', '{place}凌晨入住如何计费', [10]),
      topic(
        'Breakfast boxes for early groups: practice of {n} houses in {place}',
        '早出发团队的早餐盒：{place}{n}家酒店的做法',
        [2, 7],
      ),
      topic('Extra beds and the age of children in {place}', '{place}加床与儿童年龄规定', [3, 10]),
      topic(
        'Deposits at the desk in {place}: card, cash or neither',
        '{place}前台押金：刷卡、现金还是免押',
        [15, 10],
      ),
    ],
    paragraphs: [
      [
        'The new rooms lie at the back, away from the road. The old wing is used for drivers and guides.',
        '新客房位于后侧远离马路，旧楼用作司陪房。',
      ],
      [
        'A booking without a telephone number of a guest is confirmed, but called back on the day of arrival.',
        '未留客人电话的订单可以确认，但入住当天会回访。',
      ],
      [
        'Late departures are granted until two when the house is not full; ask on the evening before.',
        '未满房时可延迟至下午两点退房，请前一晚提出。',
      ],
      [
        'Prices in the portal include service charge. Local fees that the guest pays at the house are shown apart.',
        '平台价格已含服务费，到店支付的当地费用单独列示。',
      ],
      [
        'Groups that arrive with one rooming list are in their rooms {n} minutes sooner than those without.',
        '有分房名单的团队平均提前{n}分钟进房。',
      ],
      [
        'The swimming pool closes for cleaning one day a week; families should know which.',
        '泳池每周清洁关闭一天，亲子客人应提前知晓。',
      ],
    ],
  },
  11: {
    places: ['MM', 'CN', 'TH', 'VN', 'KH'],
    topics: [
      topic('The night {n} rooms in {place} were one room too few', '{place}{n}间房却少一间的那个夜晚', [2]),
      topic(
        'Why we now call {place} on the day before arrival',
        '为什么我们开始在入住前一天致电{place}',
        [10],
      ),
      topic(
        'A rate that cannot be cancelled, and a guest who fell ill in {place}',
        '不可退款的价格与在{place}生病的客人',
        [15],
      ),
      topic('One guide, two languages: a day in {place}', '一位导游，两种语言：{place}的一天', [2, 14]),
      topic('How we split a bill of {n} orders for {place}', '我们如何拆分{place}的{n}笔订单账单', [15, 14]),
    ],
    paragraphs: [
      [
        'We had everything in writing but one telephone number, and it was the one we needed.',
        '所有资料都有书面记录，唯独缺了一个电话，偏偏就需要它。',
      ],
      [
        'The guest was right. The hotel was right as well. The voucher said something else than both.',
        '客人没错，酒店也没错，错在凭证与双方说法都不一致。',
      ],
      [
        'Since then the second list is made by somebody who has not seen the first.',
        '从那以后，第二份名单由没看过第一份的人来做。',
      ],
      [
        'It cost us {n} calls and a dinner. A look at the cancellation tiers would have cost a minute.',
        '为此打了{n}个电话外加一顿晚餐，而看一眼取消阶梯只需一分钟。',
      ],
      ['The driver had the answer all the time; nobody had asked him.', '司机一直知道答案，只是没人问他。'],
      [
        'We wrote the rule on the wall above the desk. It is still there.',
        '我们把这条规矩写在工位上方的墙上，至今还在。',
      ],
    ],
  },
  13: {
    places: ['MM', 'CN', 'SG', 'TH', 'VN'],
    topics: [
      topic(
        'Bills of {month}: when they are made and until when they can be disputed',
        '{month}账单：生成时间与异议期限',
        [15],
      ),
      topic(
        'Maintenance of the booking system on the first Sunday of {month}',
        '{month}首个周日预订系统维护',
        [],
      ),
      topic(
        'New supplier for {place}: what changes on your vouchers',
        '{place}新增供应商：凭证上的变化',
        [10],
      ),
      topic('Sub-accounts: limits can now be set per month', '子账号：现可按月设置限额', [14]),
      topic('Invoices for services in {place}: the tax line explained', '{place}服务发票：税额栏说明', [15]),
    ],
    paragraphs: [
      ['Nothing needs to be done for orders that are confirmed already.', '已确认的订单无需任何操作。'],
      [
        'The desk is staffed on that day from six in the morning; telephone numbers stay the same.',
        '当天值班自早上六点开始，联系电话不变。',
      ],
      [
        'Whoever holds the node for bills finds the new column under Bills.',
        '拥有账单权限的成员可在账单中看到新列。',
      ],
      [
        'Open holds are released on the same evening and are not charged twice.',
        '未结的冻结金额当晚释放，不会重复扣款。',
      ],
      [
        'Questions that concern one order are answered fastest with its booking number.',
        '涉及单笔订单的问题，提供订单号处理最快。',
      ],
      ['The old format can be downloaded until the end of {month}.', '旧格式可下载至{month}底。'],
    ],
  },
}
