import type { Language } from '../../texts/language.ts'

const zh = {
  title: '模拟服务器',
  about:
    '门户网站的确定性后端：相同的种子、时刻和请求得到相同的结果。下列场景可直接打开；开发用面板在门户页面右下角。',
  other: 'English',
  scenarios: '场景',
  open: '打开',
  howTo: '没有指定门户地址；可用命令打开：',
  who: '身份',
  visitor: '访客',
  key: '名称',
  worlds: '当前世界',
  world: '世界',
  seed: '种子',
  state: '场景',
  clock: '时钟',
  ticking: '自动前进',
  frozen: '静止',
  look: '查看',
  none: '尚无；首次请求时会建立 main。',
  reference: '接口文档',
  product: '产品接口，可直接试用',
  control: '控制接口，可直接试用',
  health: '运行状况',
  healthy: '正常，当前世界数：',
  personas: '可登录的账号',
  password: '密码均为',
  calls: '控制接口',
  callsAbout: '只接受本机名称和 JSON；可用正文、查询参数、x-mock-world 头或 mock-world cookie 指定世界。',
} as const

type Texts = { readonly [Name in keyof typeof zh]: string }

const en: Texts = {
  title: 'Mock server',
  about:
    'A deterministic backend of the portal: the same seed, instant and calls give the same answers. Open a scenario below; the panel that steers it stands at the lower right of every page of the portal.',
  other: '中文',
  scenarios: 'Scenarios',
  open: 'Open',
  howTo: 'No portal was named; a command opens one:',
  who: 'Signed in',
  visitor: 'a visitor',
  key: 'Name',
  worlds: 'Worlds that live',
  world: 'World',
  seed: 'Seed',
  state: 'Scenario',
  clock: 'Clock',
  ticking: 'ticking',
  frozen: 'frozen',
  look: 'Look at',
  none: 'None yet; main is made by the first call.',
  reference: 'API reference',
  product: 'The calls of the product, to be tried',
  control: 'The control calls, to be tried',
  health: 'Health',
  healthy: 'Up; worlds:',
  personas: 'Who can sign in',
  password: 'The password of all is',
  calls: 'Control calls',
  callsAbout:
    'Answered under names of this machine and in JSON only; body, query, header x-mock-world or cookie mock-world name the world.',
}

export const pageTexts: { readonly [Name in Language]: Texts } = { 'zh-cn': zh, en }
