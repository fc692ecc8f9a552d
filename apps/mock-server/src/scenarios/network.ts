import { hotelPath } from './bookings.ts'
import type { Scenario } from './scenario.ts'

/** Connections that are slow, fail or break. */
export const networkScenarios = {
  slow_network: {
    group: 'network',
    title: { en: 'Slow network', 'zh-cn': '网络缓慢' },
    text: {
      en: 'Every answer takes three seconds.',
      'zh-cn': '每次请求都需要三秒。',
    },
    persona: 'goldenland',
    prepare: (stage) => {
      stage.fault({ operation: '*', latency: 3000 })
      return { path: hotelPath(stage, '1001') }
    },
  },
  failing_network: {
    group: 'network',
    title: { en: 'Failing network', 'zh-cn': '网络不稳定' },
    text: {
      en: 'Every fourth call fails with a bad gateway; the same ones for the same seed.',
      'zh-cn': '约四分之一的请求返回网关错误；相同种子下结果相同。',
    },
    persona: 'goldenland',
    prepare: (stage) => {
      stage.fault({ operation: '*', rate: 0.25, status: 502 })
      return { path: hotelPath(stage, '1001') }
    },
  },
  network_down: {
    group: 'network',
    title: { en: 'Connection cut', 'zh-cn': '连接中断' },
    text: {
      en: 'Choose a rate: the connection breaks each time that it is checked.',
      'zh-cn': '选择任一价格：每次核对时连接都会中断。',
    },
    persona: 'goldenland',
    prepare: (stage) => {
      stage.fault({ operation: 'checkHotelRate', network: true })
      return { path: hotelPath(stage, '1001') }
    },
  },
  broken_answers: {
    group: 'network',
    title: { en: 'Broken answers', 'zh-cn': '返回内容损坏' },
    text: {
      en: 'The rates of the hotel come as JSON that cannot be read.',
      'zh-cn': '酒店报价返回的 JSON 无法解析。',
    },
    persona: 'goldenland',
    prepare: (stage) => {
      stage.fault({ operation: 'listHotelRates', malformed: true })
      return { path: hotelPath(stage, '1001') }
    },
  },
  never_answers: {
    group: 'network',
    title: { en: 'No answer', 'zh-cn': '请求无响应' },
    text: {
      en: 'Choose a rate: its check is never answered, until the page gives up.',
      'zh-cn': '选择任一价格：核对请求一直没有响应，直到页面超时。',
    },
    persona: 'goldenland',
    prepare: (stage) => {
      stage.fault({ operation: 'checkHotelRate', timeout: true })
      return { path: hotelPath(stage, '1001') }
    },
  },
} as const satisfies Readonly<Record<string, Scenario>>
