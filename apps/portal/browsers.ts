/**
 * The oldest browsers that the portal runs in, by their first version that has all of ES2024, `AbortSignal.any` and
 * `URL.canParse`. The build makes syntax and styles for them, the page in words names them, and docs/hosting.md lists them;
 * build/old-browser.js looks for those two functions, which none of the versions before has together.
 */
const oldestBrowsers = { chrome: '120', edge: '120', firefox: '124', safari: '17.4' } as const

/** As the build takes them. */
export const buildTarget: string[] = Object.entries(oldestBrowsers).map(([name, version]) => name + version)

const names: Record<keyof typeof oldestBrowsers, string> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  safari: 'Safari',
}

/** `Chrome 120, Edge 120` and so on, for readers. */
export const oldestBrowsersText: string = Object.entries(oldestBrowsers)
  .map(([name, version]) => `${names[name as keyof typeof names]} ${version}`)
  .join(', ')
