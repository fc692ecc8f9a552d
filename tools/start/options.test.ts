import { describe, expect, test } from 'vitest'
import { help, readOptions } from './options.mjs'

describe('npm start', () => {
  test('without options takes the usual ports and the mock server', () => {
    expect(readOptions([])).toMatchObject({
      port: 4200,
      mockPort: 4210,
      seed: null,
      api: null,
      browser: false,
    })
  })

  test('names every option in its help', () => {
    for (const option of [
      'port',
      'mock-port',
      'seed',
      'scenario',
      'state',
      'record',
      'browser',
      'api',
      'preview',
      'page',
      'open',
    ])
      expect(help).toContain(`--${option}`)
  })

  test.each([
    [['--port', '0'], '--port takes a port number between 1 and 65535, not "0".'],
    [['--port', '6000'], 'Browsers refuse to call port 6000: choose another one with --port.'],
    [['--mock-port', '10080'], 'Browsers refuse to call port 10080: choose another one with --mock-port.'],
    [['--seed', 'abc'], '--seed takes a whole number up to 4294967295, not "abc".'],
    [['--seed', '4294967296'], '--seed takes a whole number up to 4294967295, not "4294967296".'],
    [['--api', 'javascript:alert(1)'], '--api takes an address'],
    [['--api', 'https://x.test', '--browser'], '--browser and --api exclude each other'],
    [['--browser', '--record', 'x.har'], '--record listens between page and server'],
    [['--browser', '--state', 'x.json'], '--state keeps the world of the mock server'],
    [['--page', '//x.test/'], '--page takes a path of the portal'],
    [['--page', '/user', '--scenario', 'default'], '--page and --scenario exclude each other'],
    [['--port', '4210'], '--port and --mock-port must differ.'],
    [['--prot', '4200'], "Unknown option '--prot'; --help lists the options."],
  ])('refuses %j in one sentence', (args, sentence) => {
    expect(() => readOptions(args)).toThrow(sentence)
  })

  test('any number of 32 bits is a seed', () => {
    expect(readOptions(['--seed', '4294967295']).seed).toBe('4294967295')
  })

  test('a backend is taken without a slash at its end', () => {
    expect(readOptions(['--api', 'https://api.example.com/']).api).toBe('https://api.example.com')
  })
})
