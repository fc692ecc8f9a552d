import { type ChannelTopics, topic } from './topic.ts'

/** Words for destinations and for the trade library; placeholders as in the news. */
export const placeTopics: Readonly<Record<number, ChannelTopics>> = {
  7: {
    places: ['MM'],
    topics: [
      topic(
        '{place} in {n} days: a plan that leaves time for tea',
        '{place}{n}日：留得出喝茶时间的行程',
        [2, 7],
      ),
      topic('Sunrise at {place} without the crowd', '避开人潮看{place}日出', [2]),
      topic('With children in {place}: what they remember', '带孩子去{place}：他们记住了什么', [3]),
      topic(
        'Water festival at {place}: what to pack and what to leave',
        '{place}泼水节：带什么、不带什么',
        [6],
      ),
      topic('{place} when it rains', '雨中的{place}', [8, 5]),
    ],
    paragraphs: [
      [
        'The market is at its best between seven and nine. Later it sells the same things, only warmer.',
        '集市七点到九点最有看头，之后卖的东西一样，只是更热。',
      ],
      [
        'A boat holds four guests and their shoes. Order one boat more than you think.',
        '一条船坐四位客人加他们的鞋，请多订一条。',
      ],
      [
        'Shoulders and knees are covered at every pagoda; a long scarf solves both.',
        '进佛塔须遮肩过膝，一条长围巾两全其美。',
      ],
      [
        'The road is good for the first {n} kilometres. After that the driver decides.',
        '前{n}公里路况良好，之后由司机决定。',
      ],
      [
        'Lunch is noodles, everywhere, and everywhere different. Allergies should be written down in the local script.',
        '午餐处处是面，处处不同。过敏信息请用当地文字写明。',
      ],
      [
        'Fees of the zone are paid at the gate in cash and are not part of the hotel price.',
        '区域门票在入口现金支付，不含在酒店价格内。',
      ],
    ],
  },
  8: {
    places: ['CN'],
    topics: [
      topic('{place} between two trains: {n} hours well spent', '两趟火车之间的{place}：充实的{n}小时', [12]),
      topic('Old town of {place} with a group of thirty', '三十人团队走{place}老城', [2]),
      topic('Paying in {place} as a foreign guest', '外国客人在{place}如何付款', [15]),
      topic('{place} in {month}: weather, prices, crowds', '{month}的{place}：天气、价格与客流', [6]),
      topic('Breakfast streets of {place}', '{place}的早餐街', [7]),
    ],
    paragraphs: [
      [
        'Tickets for the morning trains open fifteen days ahead and are gone within the hour on holidays.',
        '早班车票提前十五天开售，节假日一小时内售罄。',
      ],
      [
        'Groups enter by the east gate; the north gate looks shorter on the map and is not.',
        '团队走东门，北门在地图上看着近，其实不然。',
      ],
      [
        'Passports are needed for the museum, the train and the hotel. Copies help with none of them.',
        '博物馆、火车、酒店都要护照原件，复印件都不管用。',
      ],
      ['The underground is faster than the coach on every day but Sunday.', '除周日外，地铁都比大巴快。'],
      [
        'Ask for the room away from the square: it sings until eleven.',
        '请要远离广场一侧的房间：广场歌舞到十一点。',
      ],
      [
        'A guide for {n} guests is enough; for more take two and meet at the tea house.',
        '{n}位客人一名导游即可，再多就请两名，在茶馆会合。',
      ],
    ],
  },
  9: {
    places: ['TH', 'SG', 'VN', 'MY', 'KH', 'LA'],
    topics: [
      topic('{place} for a board meeting of {n}', '在{place}举办{n}人董事会', [10]),
      topic('A long weekend in {place}', '{place}小长假', [3, 7]),
      topic('{place} by the water: piers, tides and timetables', '水边的{place}：码头、潮汐与船期', [13]),
      topic('From the airport to {place}: four ways compared', '从机场到{place}：四种方式比较', [4, 5]),
      topic('{place} in the rainy months, honestly', '实话实说：雨季的{place}', [8]),
    ],
    paragraphs: [
      [
        'The pier has no roof. Umbrellas are in the minibus, provided the minibus came that way.',
        '码头没有顶棚，伞在中巴上，前提是中巴走了那条路。',
      ],
      [
        'Service is quick before noon and slow after; plan site visits accordingly.',
        '上午服务快，下午慢，请据此安排考察。',
      ],
      [
        'Tables for more than {n} guests need a deposit, which comes off the bill.',
        '超过{n}人的餐桌须付定金，可抵餐费。',
      ],
      [
        'The island closes its northern beach during the monsoon; hotels there stay open at half the price.',
        '季风期间岛北海滩关闭，酒店照常营业，价格减半。',
      ],
      [
        'Tolls are included in the transfer price of the portal, waiting beyond an hour is not.',
        '平台接送价含过路费，超过一小时的等候另计。',
      ],
      [
        'For families the second row of hotels is the better one: quieter, and the pools are larger.',
        '亲子客人住第二排酒店更好：更安静，泳池也更大。',
      ],
    ],
  },
  10: {
    places: ['MM', 'CN', 'TH'],
    topics: [
      topic('Poster pictures of {place} for your shop window', '{place}橱窗海报图片', [14]),
      topic(
        'Checklist: a group to {place} from request to invoice',
        '清单：{place}团队从询价到开票',
        [14, 2],
      ),
      topic(
        'Training: reading the terms of a rate, with {n} examples',
        '培训：读懂价格条款，附{n}个例子',
        [14, 15],
      ),
      topic(
        'Names on tickets and vouchers for guests from {place}',
        '{place}客人机票与凭证上的姓名写法',
        [14],
      ),
      topic('Telephone phrases for hotels in {place}', '致电{place}酒店常用语', [14]),
    ],
    paragraphs: [
      [
        'Free to use in your own documents as long as our name stands below.',
        '注明出处后可在贵公司资料中免费使用。',
      ],
      [
        'Print it on one page, or fill it in on the screen; both versions hold the same fields.',
        '可单页打印，也可在屏幕上填写，两个版本栏目相同。',
      ],
      ['The examples are real cases with names and figures changed.', '例子均为真实案例，姓名与数字已更改。'],
      [
        'The paper is reviewed every {n} months. The date stands in the lower corner.',
        '资料每{n}个月审订一次，日期见页脚。',
      ],
      ['Corrections are welcome as a comment.', '欢迎在评论中指正。'],
      ['The large files open in any drawing program.', '大图可用任意绘图软件打开。'],
    ],
  },
}
