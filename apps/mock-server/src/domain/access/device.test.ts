import { expect, test } from 'vitest'
import { deviceOf } from './device.ts'

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)'
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15'

test.each([
  [`${windows} Chrome/142.0.0.0 Safari/537.36`, 'Windows', 'Chrome'],
  [`${windows} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, 'Windows', 'Edge'],
  [`${phone} Version/18.1 Mobile/15E148 Safari/604.1`, 'iPhone', 'Safari'],
  [`${phone} Mobile/15E148 MicroMessenger/8.0.53`, 'iPhone', 'WeChat'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:132.0) Gecko/20100101 Firefox/132.0', 'Mac', 'Firefox'],
  ['curl/8.5.0', '', ''],
])('R3.97 %s', (agent, device, browser) => {
  expect(deviceOf(agent)).toEqual({ device, browser })
})
