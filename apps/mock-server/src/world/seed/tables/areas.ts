/**
 * Provinces, cities and districts of China by their official numbers. A province starts a line; its cities follow
 * indented with the third and fourth digit; districts follow the colon with the last two. All provinces are listed;
 * cities and districts only where travel companies of the seed work, so a city may have none.
 */
export const areaLines = `
11 北京市|Beijing
  01 北京市|Beijing: 01东城区|Dongcheng 02西城区|Xicheng 05朝阳区|Chaoyang 06丰台区|Fengtai 07石景山区|Shijingshan 08海淀区|Haidian 09门头沟区|Mentougou 11房山区|Fangshan 12通州区|Tongzhou 13顺义区|Shunyi 14昌平区|Changping 15大兴区|Daxing 16怀柔区|Huairou 17平谷区|Pinggu 18密云区|Miyun 19延庆区|Yanqing
12 天津市|Tianjin
  01 天津市|Tianjin: 01和平区|Heping 02河东区|Hedong 03河西区|Hexi 04南开区|Nankai 05河北区|Hebei 06红桥区|Hongqiao 10东丽区|Dongli 11西青区|Xiqing 12津南区|Jinnan 13北辰区|Beichen 14武清区|Wuqing 15宝坻区|Baodi 16滨海新区|Binhai 17宁河区|Ninghe 18静海区|Jinghai 19蓟州区|Jizhou
13 河北省|Hebei
  01 石家庄市|Shijiazhuang: 02长安区|Chang'an 04桥西区|Qiaoxi 05新华区|Xinhua 08裕华区|Yuhua
  02 唐山市|Tangshan: 02路南区|Lunan 03路北区|Lubei
  03 秦皇岛市|Qinhuangdao: 02海港区|Haigang 03山海关区|Shanhaiguan 04北戴河区|Beidaihe
  06 保定市|Baoding
14 山西省|Shanxi
  01 太原市|Taiyuan: 05小店区|Xiaodian 06迎泽区|Yingze 07杏花岭区|Xinghualing
  02 大同市|Datong: 13平城区|Pingcheng
15 内蒙古自治区|Inner Mongolia
  01 呼和浩特市|Hohhot: 02新城区|Xincheng 03回民区|Huimin 04玉泉区|Yuquan 05赛罕区|Saihan
  02 包头市|Baotou
21 辽宁省|Liaoning
  01 沈阳市|Shenyang: 02和平区|Heping 03沈河区|Shenhe 04大东区|Dadong 05皇姑区|Huanggu 06铁西区|Tiexi
  02 大连市|Dalian: 02中山区|Zhongshan 03西岗区|Xigang 04沙河口区|Shahekou 11甘井子区|Ganjingzi
22 吉林省|Jilin
  01 长春市|Changchun: 02南关区|Nanguan 03宽城区|Kuancheng 04朝阳区|Chaoyang
  24 延边朝鲜族自治州|Yanbian: 01延吉市|Yanji
23 黑龙江省|Heilongjiang
  01 哈尔滨市|Harbin: 02道里区|Daoli 03南岗区|Nangang 04道外区|Daowai
31 上海市|Shanghai
  01 上海市|Shanghai: 01黄浦区|Huangpu 04徐汇区|Xuhui 05长宁区|Changning 06静安区|Jing'an 07普陀区|Putuo 09虹口区|Hongkou 10杨浦区|Yangpu 12闵行区|Minhang 13宝山区|Baoshan 14嘉定区|Jiading 15浦东新区|Pudong 16金山区|Jinshan 17松江区|Songjiang 18青浦区|Qingpu 20奉贤区|Fengxian 51崇明区|Chongming
32 江苏省|Jiangsu
  01 南京市|Nanjing: 02玄武区|Xuanwu 04秦淮区|Qinhuai 05建邺区|Jianye 06鼓楼区|Gulou 15江宁区|Jiangning
  02 无锡市|Wuxi: 05锡山区|Xishan 06惠山区|Huishan 11滨湖区|Binhu 13梁溪区|Liangxi
  04 常州市|Changzhou
  05 苏州市|Suzhou: 05虎丘区|Huqiu 06吴中区|Wuzhong 07相城区|Xiangcheng 08姑苏区|Gusu 09吴江区|Wujiang 83昆山市|Kunshan
  06 南通市|Nantong
  10 扬州市|Yangzhou
33 浙江省|Zhejiang
  01 杭州市|Hangzhou: 02上城区|Shangcheng 05拱墅区|Gongshu 06西湖区|Xihu 08滨江区|Binjiang 09萧山区|Xiaoshan 10余杭区|Yuhang
  02 宁波市|Ningbo: 03海曙区|Haishu 05江北区|Jiangbei 06北仑区|Beilun 12鄞州区|Yinzhou
  03 温州市|Wenzhou: 02鹿城区|Lucheng 03龙湾区|Longwan
  04 嘉兴市|Jiaxing
  06 绍兴市|Shaoxing
  07 金华市|Jinhua: 02婺城区|Wucheng 82义乌市|Yiwu
  09 舟山市|Zhoushan
34 安徽省|Anhui
  01 合肥市|Hefei: 02瑶海区|Yaohai 03庐阳区|Luyang 04蜀山区|Shushan 11包河区|Baohe
  10 黄山市|Huangshan: 02屯溪区|Tunxi
35 福建省|Fujian
  01 福州市|Fuzhou: 02鼓楼区|Gulou 03台江区|Taijiang 04仓山区|Cangshan 11晋安区|Jin'an
  02 厦门市|Xiamen: 03思明区|Siming 05海沧区|Haicang 06湖里区|Huli 11集美区|Jimei 12同安区|Tong'an 13翔安区|Xiang'an
  05 泉州市|Quanzhou: 02鲤城区|Licheng 03丰泽区|Fengze
36 江西省|Jiangxi
  01 南昌市|Nanchang: 02东湖区|Donghu 03西湖区|Xihu
  02 景德镇市|Jingdezhen
37 山东省|Shandong
  01 济南市|Jinan: 02历下区|Lixia 03市中区|Shizhong 04槐荫区|Huaiyin 05天桥区|Tianqiao 12历城区|Licheng
  02 青岛市|Qingdao: 02市南区|Shinan 03市北区|Shibei 11黄岛区|Huangdao 12崂山区|Laoshan 14城阳区|Chengyang
  06 烟台市|Yantai: 02芝罘区|Zhifu
  10 威海市|Weihai
41 河南省|Henan
  01 郑州市|Zhengzhou: 02中原区|Zhongyuan 03二七区|Erqi 05金水区|Jinshui
  03 洛阳市|Luoyang: 02老城区|Laocheng 03西工区|Xigong
42 湖北省|Hubei
  01 武汉市|Wuhan: 02江岸区|Jiang'an 03江汉区|Jianghan 04硚口区|Qiaokou 05汉阳区|Hanyang 06武昌区|Wuchang 11洪山区|Hongshan
  05 宜昌市|Yichang: 02西陵区|Xiling
43 湖南省|Hunan
  01 长沙市|Changsha: 02芙蓉区|Furong 03天心区|Tianxin 04岳麓区|Yuelu 05开福区|Kaifu 11雨花区|Yuhua
  08 张家界市|Zhangjiajie: 02永定区|Yongding 11武陵源区|Wulingyuan
44 广东省|Guangdong
  01 广州市|Guangzhou: 03荔湾区|Liwan 04越秀区|Yuexiu 05海珠区|Haizhu 06天河区|Tianhe 11白云区|Baiyun 12黄埔区|Huangpu 13番禺区|Panyu 14花都区|Huadu 15南沙区|Nansha 17从化区|Conghua 18增城区|Zengcheng
  02 韶关市|Shaoguan
  03 深圳市|Shenzhen: 03罗湖区|Luohu 04福田区|Futian 05南山区|Nanshan 06宝安区|Bao'an 07龙岗区|Longgang 08盐田区|Yantian 09龙华区|Longhua 10坪山区|Pingshan 11光明区|Guangming
  04 珠海市|Zhuhai: 02香洲区|Xiangzhou 03斗门区|Doumen 04金湾区|Jinwan
  05 汕头市|Shantou
  06 佛山市|Foshan: 04禅城区|Chancheng 05南海区|Nanhai 06顺德区|Shunde
  07 江门市|Jiangmen
  08 湛江市|Zhanjiang
  09 茂名市|Maoming
  12 肇庆市|Zhaoqing
  13 惠州市|Huizhou
  14 梅州市|Meizhou
  15 汕尾市|Shanwei
  16 河源市|Heyuan
  17 阳江市|Yangjiang
  18 清远市|Qingyuan
  19 东莞市|Dongguan
  20 中山市|Zhongshan
  51 潮州市|Chaozhou
  52 揭阳市|Jieyang
  53 云浮市|Yunfu
45 广西壮族自治区|Guangxi
  01 南宁市|Nanning: 02兴宁区|Xingning 03青秀区|Qingxiu 05江南区|Jiangnan 07西乡塘区|Xixiangtang
  02 柳州市|Liuzhou
  03 桂林市|Guilin: 02秀峰区|Xiufeng 03叠彩区|Diecai 04象山区|Xiangshan 05七星区|Qixing 21阳朔县|Yangshuo
  05 北海市|Beihai
  06 防城港市|Fangchenggang: 81东兴市|Dongxing
  14 崇左市|Chongzuo: 81凭祥市|Pingxiang
46 海南省|Hainan
  01 海口市|Haikou: 05秀英区|Xiuying 06龙华区|Longhua 07琼山区|Qiongshan 08美兰区|Meilan
  02 三亚市|Sanya: 02海棠区|Haitang 03吉阳区|Jiyang 04天涯区|Tianya 05崖州区|Yazhou
  03 三沙市|Sansha
  04 儋州市|Danzhou
50 重庆市|Chongqing
  01 重庆市|Chongqing: 01万州区|Wanzhou 03渝中区|Yuzhong 04大渡口区|Dadukou 05江北区|Jiangbei 06沙坪坝区|Shapingba 07九龙坡区|Jiulongpo 08南岸区|Nan'an 09北碚区|Beibei 12渝北区|Yubei 13巴南区|Banan
51 四川省|Sichuan
  01 成都市|Chengdu: 04锦江区|Jinjiang 05青羊区|Qingyang 06金牛区|Jinniu 07武侯区|Wuhou 08成华区|Chenghua 12龙泉驿区|Longquanyi 16双流区|Shuangliu 81都江堰市|Dujiangyan
  07 绵阳市|Mianyang
  11 乐山市|Leshan: 02市中区|Shizhong 81峨眉山市|Emeishan
  32 阿坝藏族羌族自治州|Ngawa
  33 甘孜藏族自治州|Garze
  34 凉山彝族自治州|Liangshan: 01西昌市|Xichang
52 贵州省|Guizhou
  01 贵阳市|Guiyang: 02南明区|Nanming 03云岩区|Yunyan 15观山湖区|Guanshanhu
  03 遵义市|Zunyi
  26 黔东南苗族侗族自治州|Qiandongnan: 01凯里市|Kaili
53 云南省|Yunnan
  01 昆明市|Kunming: 02五华区|Wuhua 03盘龙区|Panlong 11官渡区|Guandu 12西山区|Xishan 13东川区|Dongchuan 14呈贡区|Chenggong 15晋宁区|Jinning 26石林彝族自治县|Shilin 81安宁市|Anning
  03 曲靖市|Qujing: 02麒麟区|Qilin
  04 玉溪市|Yuxi: 02红塔区|Hongta
  05 保山市|Baoshan: 02隆阳区|Longyang 81腾冲市|Tengchong
  06 昭通市|Zhaotong: 02昭阳区|Zhaoyang
  07 丽江市|Lijiang: 02古城区|Gucheng 21玉龙纳西族自治县|Yulong
  08 普洱市|Pu'er: 02思茅区|Simao
  09 临沧市|Lincang: 02临翔区|Linxiang
  23 楚雄彝族自治州|Chuxiong: 01楚雄市|Chuxiong
  25 红河哈尼族彝族自治州|Honghe: 01个旧市|Gejiu 02开远市|Kaiyuan 03蒙自市|Mengzi 32河口瑶族自治县|Hekou
  26 文山壮族苗族自治州|Wenshan: 01文山市|Wenshan
  28 西双版纳傣族自治州|Xishuangbanna: 01景洪市|Jinghong 22勐海县|Menghai 23勐腊县|Mengla
  29 大理白族自治州|Dali: 01大理市|Dali
  31 德宏傣族景颇族自治州|Dehong: 02瑞丽市|Ruili 03芒市|Mangshi 22梁河县|Lianghe 23盈江县|Yingjiang 24陇川县|Longchuan
  33 怒江傈僳族自治州|Nujiang: 01泸水市|Lushui
  34 迪庆藏族自治州|Diqing: 01香格里拉市|Shangri-La
54 西藏自治区|Tibet
  01 拉萨市|Lhasa: 02城关区|Chengguan
  04 林芝市|Nyingchi: 02巴宜区|Bayi
61 陕西省|Shaanxi
  01 西安市|Xi'an: 02新城区|Xincheng 03碑林区|Beilin 04莲湖区|Lianhu 12未央区|Weiyang 13雁塔区|Yanta 15临潼区|Lintong
  06 延安市|Yan'an
62 甘肃省|Gansu
  01 兰州市|Lanzhou: 02城关区|Chengguan 03七里河区|Qilihe
  09 酒泉市|Jiuquan: 02肃州区|Suzhou 82敦煌市|Dunhuang
63 青海省|Qinghai
  01 西宁市|Xining: 02城东区|Chengdong 03城中区|Chengzhong 04城西区|Chengxi
64 宁夏回族自治区|Ningxia
  01 银川市|Yinchuan: 04兴庆区|Xingqing 05西夏区|Xixia 06金凤区|Jinfeng
65 新疆维吾尔自治区|Xinjiang
  01 乌鲁木齐市|Urumqi: 02天山区|Tianshan 03沙依巴克区|Saybag 04新市区|Xinshi
  31 喀什地区|Kashgar: 01喀什市|Kashgar
71 台湾省|Taiwan
  01 台北市|Taipei
  02 高雄市|Kaohsiung
  05 台中市|Taichung
81 香港特别行政区|Hong Kong
  01 香港岛|Hong Kong Island: 01中西区|Central-and-Western 02湾仔区|Wan-Chai 03东区|Eastern 04南区|Southern
  02 九龙|Kowloon: 01油尖旺区|Yau-Tsim-Mong 02深水埗区|Sham-Shui-Po 03九龙城区|Kowloon-City
  03 新界|New Territories: 01沙田区|Sha-Tin 02荃湾区|Tsuen-Wan 03离岛区|Islands
82 澳门特别行政区|Macao
  01 澳门半岛|Macao Peninsula
  02 离岛|Taipa and Coloane
`
