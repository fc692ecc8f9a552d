/** What a browser says about itself; each empty when unknown. */
export interface Device {
  readonly device: string
  readonly browser: string
}

/** First match counts: later browsers also name the earlier ones. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger/, 'WeChat'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Headless)?Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const devices: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/Linux|X11/, 'Linux'],
]

const named = (rows: readonly (readonly [RegExp, string])[], agent: string): string =>
  rows.find(([pattern]) => pattern.test(agent))?.[1] ?? ''

/** Reads the `user-agent` header. */
export const deviceOf = (agent: string): Device => ({
  device: named(devices, agent),
  browser: named(browsers, agent),
})
