/**
 * The oldest supported browsers: the first versions with all of ES2024, `AbortSignal.any` and `URL.canParse`. The build
 * targets them, the page for old browsers names them and docs/hosting.md lists them. No older version has both of these
 * functions, so build/old-browser.js looks for them.
 */
const oldestBrowsers = { chrome: '120', edge: '120', firefox: '124', safari: '17.4' } as const

/** In the format of the build. */
export const buildTarget: string[] = Object.entries(oldestBrowsers).map(([name, version]) => name + version)

const names: Record<keyof typeof oldestBrowsers, string> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  safari: 'Safari',
}

/** For readers: `Chrome 120, Edge 120, …`. */
export const oldestBrowsersText: string = Object.entries(oldestBrowsers)
  .map(([name, version]) => `${names[name as keyof typeof names]} ${version}`)
  .join(', ')
