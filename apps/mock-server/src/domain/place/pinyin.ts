import { type Findable, findRows, pinyinSpelling, type Spelling } from '@portal/api-client/contract'

/**
 * How the characters of the catalogue's own names are read: a syllable, then the characters read so. Where a character
 * has several readings, the one that these names use (重 as in 重庆, 都 as in 成都).
 */
const table = `
  a阿 ai爱埃 an安岸 ang昂 ao澳奥 ba巴芭 bai白拜百 ban版阪班 bang邦 bao宝保堡抱 bei北贝 ben本 bi比秘必 bian边 bie别 bin彬槟滨宾 bing兵冰 bo勃波博伯玻泊
  bu部布不 cai彩 chang长昌场 chao朝 che车 cheng城成 chi赤 chong重 chou绸 chun春 ci茨 cui翠 cun村 da大达答 dai代岱 dan丹淡诞旦 dang当 dao岛道
  de德得 deng登灯 di底第迪地帝蒂 dian店甸典 ding丁 dong东洞栋 du渡度都 dui兑 dun敦顿 duo多 e额俄厄 en恩 er尔耳 fa法伐 fan梵 fang方坊 fei翡非斐菲 fen芬
  feng风 fo佛 fu府福富夫 ga嘎 gan甘干 gang港刚冈 gao告高 ge哥各格 gen根 gong贡公宫共工 gou购 gu固谷古故鼓 gua瓜 guan官馆关 guang光广 gui桂瑰圭 guo国果
  ha哈 hai海还 han汉罕汗韩 hang杭 he河和合荷赫 hei黑 hong洪虹红宏 hu湖胡琥瑚 hua花 huang皇 hui会 huo火 ji吉机基纪极及济几际 jia加家假贾 jian坚尖剑间柬
  jiang江疆 jiao交角皎 jie姐街捷 jin金津 jing京景井精经 jiu酒 ju居 jun郡 ka卡喀 kai开凯 kan坎 ke科克 ken肯 kou口 ku窟库 kuan宽 kun昆坤 la腊拉
  lai莱来赖 lan兰 lang榔琅浪朗廊 lao老劳 le勒 lei雷垒 li里力丽理粒厘利莉黎立 lian联 liang良 lie列 lin林 ling陵领 liu留流 long隆笼 lou楼 lu潞陆路鹭鲁卢
  lun伦 luo罗洛 lv旅律 ma马玛码 mai迈麦买 man曼蛮 mang芒 mao毛贸 mei玫美 men门 meng孟蒙 mi密米 mian棉免缅 miao妙 min敏民 ming明 mo摩茉墨莫 mu木牟慕
  na那纳拿 nan南难 nao瑙 nei内 nen嫩 ni尼 nian念 niang娘 ning宁 niu纽 nu努 nuo诺挪 pa帕 pai排 pan盘 pei佩 pen喷 peng彭蓬 pi皮 piao漂
  ping平 po坡珀 pu蒲普浦埔葡 qi奇其漆崎 qian前 qiao乔桥 qin琴 qing庆青清 qiu酋求 qu区 quan泉 que雀 qun群 ren人 ri日 rui瑞 sa萨撒洒 sai塞 san三伞
  sang桑 se涩色 sen森 sha沙 shan山珊 shang上 shao绍 she舌 shen深 sheng声圣生 shi市狮是石事式时士实 shou首 shu枢竖属 shuang双 shui水 si寺斯
  su素苏 suo索所 ta塔他 tai台泰 tan滩檀坦 tang唐堂汤 tao陶萄桃 te特 ti提 tian天田 ting亭廷 tong通 tou头 tu土突图 tuo陀托脱 wa瓦 wai外 wan万湾宛
  wang王望汪旺 wei维尾韦危威委 wen文汶 wo卧挝 wu乌武吴物伍 xi西熙席喜希 xia厦 xian暹岘线鲜咸 xiang香象巷 xiao小萧 xin新心 xing兴 xiong匈 xu戌叙圩 xuan旋选
  xue学 ya雅崖亚牙 yan延 yang洋仰扬阳央 yao腰 ye野也业 yi逸一谊议艺以伊意宜 yin茵因银印 ying英 yong永俑 you友柚 yu屿育渔鱼玉寓 yuan园鸢 yue月约越 yun云
  zan赞 zang藏 ze泽 zha乍 zhai窄寨 zhan站展 zhang樟 zhen圳珍 zhi治枝支志纸织智直 zhong中钟 zhou州洲 zhu珠竹 zi子紫兹 zui嘴咀
`

/** Characters of people's names besides: the usual surnames and given names. */
const inPeoplesNames = `
  ai艾 ao傲 ba八 bao包薄鲍 bei蓓 ben奔 bi毕 biao彪表 bin斌 bing丙炳 bu卜 cai才材财采蔡 cao曹 chang常畅 chao超 che澈 chen琛辰陈晨 cheng承诚晟程
  chi池驰迟 chong崇 chu初 chuan川 chun纯淳 ci慈 cong聪丛 cui崔 dai戴黛 dan单 deng邓 ding定 dong冬董 du杜 duan段 e娥 fa发 fan帆凡樊范 fang芳
  fei飞费霏 feng枫峰锋冯凤 fu甫复傅 gang钢 ge葛 geng耿 gong龚 gu顾 guan管 gui贵 guo郭 han晗涵寒翰瀚 hang航 hao豪好郝昊浩皓 he何鹤贺
  heng恒 hong弘鸿泓 hou侯 hu狐虎 hua华画 huai怀 huan欢焕 huang凰黄 hui晖辉荟惠慧 huo霍 ji继骥己季 jia佳嘉甲 jian健涧建 jiang蒋姜 jiao娇焦 jie杰洁婕
  jin锦瑾进晋靳 jing竞婧静菁晶 jiu九 ju菊 juan娟涓 jue珏 jun军君钧俊峻浚骏 kang康 ke柯珂可 kong空孔 kui葵魁 kun琨 kuo阔 lan岚蓝澜 le乐 lei磊蕾
  li礼李俪荔 lian连莲 liang梁亮 liao廖 lin琳霖麟 ling玲凌令菱岭 liu刘柳六 long龙 lu露芦禄璐 lv吕绿 man嫚漫蔓 mao茂 mei妹媚梅 meng萌梦 miao苗淼
  min闵 ming名鸣铭 mo模 mu穆沐 na娜 nan囡男楠 ni妮倪 nian年 nie聂 niu牛 nv女 nuan暖 ou欧藕 pan潘盼 pang庞 pei培裴 peng朋鹏 ping娉 ping苹萍 pu朴
  qi七棋琦琪祺麒启绮祁齐 qian千谦钱倩茜 qiang强 qiao巧 qin秦勤沁 qing情晴 qiong琼 qiu邱秋球 qu曲屈 ran然冉 ren仁任韧 rong荣容蓉榕 rou柔 ru如茹儒
  ruan阮 rui蕊锐睿 run润 ruo若 sai赛 sha莎 shan善杉姗 shang尚 shao少邵 she社 shen申沈 sheng胜盛 shi诗施十史 shou守寿 shu书叔恕姝淑舒曙树 shuai帅
  shuang霜爽 shun顺 shuo烁硕 si司思四 song松嵩宋颂 sui隋岁 sun孙 tan覃谭潭 tang棠 tao涛韬 teng腾 tian甜添 tie铁 ting婷霆 tong同彤桐铜童统 tu涂途
  wa娃 wan婉 wei炜玮卫未位魏微薇巍唯伟 wen温纹闻雯 weng翁 wu雾五戊 xi夕汐细惜溪曦 xia侠霞夏 xian仙先宪贤显 xiang湘祥翔向项 xiao骁晓孝肖笑潇箫霄
  xie谢 xin馨鑫信辛昕欣 xing星行邢杏 xiong雄熊 xiu秀 xu绪徐许旭 xuan轩宣萱暄瑄玄璇炫 xue薛雪 ya娅 yan嫣严妍言岩沿炎阎颜彦艳雁燕嬿 yang杨
  yao姚瑶耀 ye叶晔烨 yi毅翼懿依怡乙倚义亿忆易奕 yin音殷吟尹 ying莺瑛鹰盈莹颖影 yong勇用 you悠尤游有佑 yu于余裕煜毓俞渝瑜宇雨禹郁昱钰
  yuan圆袁源辕远苑媛渊元 yue岳玥悦跃 yun芸昀筠韵 zeng增曾 zhai翟 zhan詹湛占 zhang张章彰 zhao钊兆赵照 zhe哲 zhen贞振镇真甄 zheng征正郑
  zhi芝植芷 zhong仲忠 zhou周 zhu朱祝诸 zhuang庄 zhuo卓 zi梓 zong宗 zou邹 zu祖 zuo左佐
`

const readings = new Map<string, string>()
for (const [, syllable = '', characters = ''] of `${table} ${inPeoplesNames}`.matchAll(
  /(?<![a-z])([a-z]+)(\p{Script=Han}+)/gu,
)) {
  for (const character of characters) readings.set(character, syllable)
}

/** The syllables of a Chinese name, and their first letters; other characters are left out. */
export function pinyinOf(text: string): { readonly full: string; readonly initials: string } {
  const syllables = [...text].map((character) => readings.get(character) ?? '')
  return { full: syllables.join(''), initials: syllables.map((syllable) => syllable.slice(0, 1)).join('') }
}

/** How texts are found by the beginning of their pinyin, or of its first letters. */
export const pinyinTexts = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => Object.values(pinyinOf(text))).filter((text) => text !== '')

/** How a name is typed: whole, and from behind the name of its city, such as `yangguangdajinta` and `dajinta`. */
export function pinyinStarts(name: string, city = ''): Spelling[] {
  const own = city !== '' && name.startsWith(city) ? name.slice(city.length) : ''
  return [name, own].flatMap((text) => {
    const { full } = pinyinOf(text)
    return full === '' ? [] : [pinyinSpelling(full, name)]
  })
}

/** How a text of Chinese characters alone sounds; '' for others, which say nothing by their sound. */
export const soundOf = (text: string): string =>
  /^\p{Script=Han}{2,}$/u.test(text) && unread(text).length === 0 ? pinyinOf(text).full : ''

/** The places that a typed text finds; where nothing is written so, those that sound alike: 满德勒 for 曼德勒. */
export function findPlaces<Row>(
  rows: readonly Row[],
  typed: string | undefined,
  findableOf: (row: Row) => Findable,
): Row[] {
  const found = findRows(rows, typed, findableOf)
  const sound = soundOf((typed ?? '').trim())
  return found.length > 0 || sound === '' ? found : findRows(rows, sound, findableOf)
}

/** Characters without a reading; a test wants none among the names. */
export const unread = (text: string): string[] =>
  [...text].filter((character) => /\p{Script=Han}/u.test(character) && !readings.has(character))
