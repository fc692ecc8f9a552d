/**
 * How the characters of the catalogue's own names are read: a syllable, then the characters read so. Where a character
 * has several readings, the one that these names use (重 as in 重庆, 都 as in 成都).
 */
const table = `
  a阿 an安岸 ang昂 ao澳奥 ba巴芭 bai白 ban版阪 bang邦 bao宝 bei北 ben本 bi比 bian边 bin彬槟滨宾 bing兵 bo勃波博 bu布 cai彩
  chang长昌场 chao朝 che车 cheng城成 chong重 chou绸 chun春 cui翠 cun村 da大达答 dan丹淡 dao岛 de德 deng登灯 di底第迪地 dian店
  dong东洞 du渡度都 dui兑 duo多 e额 er尔 fang方坊 fei翡 feng风 fo佛 fu府福 gan甘 gang港 gao告 ge哥各 gong贡公宫 gou购 gu固谷古故鼓
  guan官馆 guang光广 gui桂瑰 guo国 ha哈 hai海还 han汉罕 hang杭 he河和 hong洪虹红 hu湖胡琥瑚 hua花 huang皇 hui会 huo火 ji吉机基纪
  jia加家假 jian尖剑间 jiang江 jiao交 jie姐街 jin金 jing京景井精 jiu酒 ju居 jun郡 ka卡 kai开凯 kou口 ku窟 kuan宽 kun昆坤 la腊拉
  lai莱 lan兰 lang榔琅浪 lao老 le勒 lei雷 li里力丽理粒厘利莉 liang良 lin林 long隆笼 lou楼 lu潞陆路鹭 luo罗 lv旅 ma马玛码 mai迈 man曼蛮
  mang芒 mao毛贸 mei玫 men门 mi密 mian棉免 miao妙 min敏民 ming明 mo摩茉 mu木牟 na那纳 nan南难 nei内 ni尼 nian念 niang娘 ning宁
  niu纽 pan盘 pei佩 pen喷 peng彭 ping平 po坡珀 pu蒲普浦 qi其漆 qian前 qiao乔桥 qin琴 qing庆青清 qu区 quan泉 que雀 ren人 rui瑞
  sa萨 san三伞 se涩 sha沙 shan山珊 shang上 shen深 sheng声 shi市狮是石事式 shou首 shu枢竖 shuang双 shui水 si寺 su素苏 ta塔 tai台
  tan滩檀 tang唐堂 tao陶 ti提 tian天田 ting亭 tong通 tou头 tuo陀 wa瓦 wai外 wan万湾 wang王望 wei维尾 wo卧 wu乌武吴物 xi西熙席喜 xia厦
  xian暹岘线 xiang香象巷 xiao小 xin新心 xu戌 xuan旋选 xue学 ya雅崖亚 yang仰扬阳央 yao腰 ye野 yi逸一谊议艺 yin茵因银 yong永俑 you友柚
  yu屿育渔鱼玉寓 yuan园鸢 yue月 yun云 zang藏 zhai窄 zhan站展 zhen圳珍 zhi枝支志纸织 zhong中钟 zhou州 zhu珠竹 zi子紫 zui嘴咀
`

const readings = new Map<string, string>()
for (const [, syllable = '', characters = ''] of table.matchAll(/(?<![a-z])([a-z]+)(\p{Script=Han}+)/gu)) {
  for (const character of characters) readings.set(character, syllable)
}

/** The syllables of a Chinese name, and their first letters; other characters are left out. */
export function pinyinOf(text: string): { readonly full: string; readonly initials: string } {
  const syllables = [...text].map((character) => readings.get(character) ?? '')
  return { full: syllables.join(''), initials: syllables.map((syllable) => syllable.slice(0, 1)).join('') }
}

/** Characters without a reading; a test wants none among the names. */
export const unread = (text: string): string[] =>
  [...text].filter((character) => /\p{Script=Han}/u.test(character) && !readings.has(character))
