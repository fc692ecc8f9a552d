import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { oldestBrowsersText } from '../browsers.ts'
import { noncePlaceholder } from '../csp.ts'

/**
 * Redirects browsers that are too old to the page below; for the head of every other page. Only its comments are
 * removed: a minifier would write newer syntax.
 */
export const oldBrowserScript = (): string =>
  readFileSync(join(import.meta.dirname, 'old-browser.js'), 'utf8')
    .replaceAll(/^\/\/.*\n/gm, '')
    .replaceAll(/^ +/gm, '')
    .trim()

/** For browsers without scripts. */
export const withoutScripts =
  '<p class="start-failure" lang="zh-CN">请在浏览器中启用 JavaScript 后重新打开本站。</p>' +
  '<p class="start-failure" lang="en-GB">Please allow JavaScript in your browser and open this site again.</p>'

const paragraph = (lang: string, heading: string, ...texts: string[]) =>
  `<section lang="${lang}"><h2>${heading}</h2>${texts.map((text) => `<p>${text}</p>`).join('')}</section>`

/** A page of plain text: no script, no other file, only styles that old browsers know. */
export const oldBrowserPage = (): string => `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>浏览器版本过低 · Browser too old</title>
<style nonce="${noncePlaceholder}">body{max-width:34em;margin:10vh auto;padding:0 16px;font:16px/1.6 sans-serif;color:#1d2a32;background:#f6f8f9}h1{font-size:24px}h2{font-size:18px}a{color:#0b6e69}</style>
</head>
<body>
<main>
<h1>浏览器版本过低 <span lang="en-GB">Browser too old</span></h1>
${paragraph('zh-CN', '请更新浏览器', '您的浏览器版本过低，无法打开本站。', `请使用以下版本或更新的浏览器：${oldestBrowsersText.replaceAll(', ', '、')}。360、QQ 等浏览器请切换到极速模式并更新到最新版本。`, '<a href="/">更新后重新打开</a>')}
${paragraph('en-GB', 'Please update your browser', 'This site cannot be opened in a browser as old as yours.', `It needs one of these, or a newer one: ${oldestBrowsersText}.`, '<a href="/">Open the site again</a>')}
</main>
</body>
</html>
`
