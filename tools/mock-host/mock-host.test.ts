import { expect, test } from 'vitest'
import { configuration } from './configuration.ts'

test('nginx chooses the process by the world that header, query or cookie name, in this order', () => {
  const text = configuration({ listen: '127.0.0.1:4210', ports: [5001, 5002], folder: '/tmp/place' })
  expect(text).toContain('hash $mock_world consistent;')
  expect(text).toMatch(/server 127\.0\.0\.1:5001 .*\n\s+server 127\.0\.0\.1:5002 /)
  expect(text.indexOf('map $http_cookie')).toBeLessThan(text.indexOf('map $arg_world'))
  expect(text.indexOf('map $arg_world')).toBeLessThan(text.indexOf('map $http_x_mock_world'))
})
