import { hash } from 'node:crypto'
import { callPolicy, mediaPolicy, reports, securityHeaders } from '../csp.ts'

/**
 * How a host answers each kind of address: which headers, and what may be kept by whom. The preview server and the
 * configuration of the web server are both made from this.
 */

/** Where a backend answers. */
export const backendFolders = {
  /** Its calls. */
  call: ['/api'],
  /** Its pictures, and what members have uploaded. */
  media: ['/media', '/storage', '/static'],
} as const

/** The kinds of answers. */
export type AnswerKind = 'page' | 'asset' | 'file' | 'call' | 'media' | 'notice'

interface AnswerRule {
  readonly about: string
  /** `cache-control`; null leaves it to the backend, which knows how long its pictures stay. */
  readonly cache: string | null
  /** Policy of what is no page; pages have one with a nonce each. */
  readonly policy: string | null
}

export const answerRules: Readonly<Record<AnswerKind, AnswerRule>> = {
  page: { about: 'HTML with a nonce of its own: asked for again each time', cache: 'no-cache', policy: null },
  asset: {
    about: 'file of the program, named by its content',
    cache: 'public, max-age=31536000, immutable',
    policy: null,
  },
  file: { about: 'file under a lasting name: asked whether it has changed', cache: 'no-cache', policy: null },
  call: { about: 'answer of the backend: kept by nobody', cache: 'no-store', policy: callPolicy },
  media: { about: 'picture or upload of the backend', cache: null, policy: mediaPolicy },
  notice: { about: 'what the host says by itself: refusals, health', cache: 'no-store', policy: callPolicy },
}

/**
 * Where the build keeps its files, as expressions that JavaScript and PCRE read alike: its own folders, the payloads
 * beside the pages, and what lies at the root. A missing one is 404; every other address is a page, whatever it ends in.
 */
export const filePatterns = {
  asset: '^/assets/',
  build: '^/builds/',
  payload: '/_payload\\.json$',
  root: '^/[^/]+\\.(?!html$)[^/.]+$',
} as const

/** What nobody is given, whether it is there or not. */
export const hidden = '^/\\.'

/** The pages that anybody may find by a search engine; all others are for members, or behind a token that names a guest. */
export const searchable = '^/(?:$|cms/(?:channel|info|page)/)'

export const noIndex = { 'x-robots-tag': 'noindex, nofollow' } as const

const within = (path: string, folders: readonly string[]) =>
  folders.some((folder) => path === folder || path.startsWith(`${folder}/`))

/** @param path without query */
export function kindOf(path: string): AnswerKind {
  if (within(path, backendFolders.call)) return 'call'
  if (within(path, backendFolders.media)) return 'media'
  const { asset, ...files } = filePatterns
  if (new RegExp(asset).test(path)) return 'asset'
  return Object.values(files).some((pattern) => new RegExp(pattern).test(path)) ? 'file' : 'page'
}

/** Headers of one kind of answer, but for the policy of pages and what depends on the connection. */
export function headersOf(kind: AnswerKind): Record<string, string> {
  const { cache, policy } = answerRules[kind]
  return {
    ...securityHeaders,
    ...(policy !== null && { 'content-security-policy': policy }),
    ...(kind === 'page' && { 'reporting-endpoints': `${reports.group}="${reports.path}"` }),
    ...(cache !== null && { 'cache-control': cache }),
  }
}

/** What a host says by itself, by status. */
export const statusTexts: Readonly<Record<number, string>> = {
  400: 'Malformed request',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Not allowed',
  408: 'Request timed out',
  411: 'Length required',
  412: 'Condition not met',
  413: 'Too large',
  414: 'Address too long',
  421: 'No such host here',
  429: 'Too many requests',
  431: 'Headers too large',
  500: 'Internal error',
  501: 'Not implemented',
  502: 'The backend does not answer',
  503: 'Not available yet',
  504: 'The backend takes too long',
  505: 'Not this version of HTTP',
}

const malformedStyle =
  'body{max-width:32em;margin:3em auto;padding:0 1em;font:1em/1.6 system-ui,sans-serif}h1,h2{font-size:1.25em}'

/**
 * What somebody reads whose address is malformed, in both languages since nothing says which one they read. No page of
 * the portal, whose program would find the same address.
 */
const malformedPage = [
  '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>网址有误 · Malformed address</title>',
  '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
  `<style>${malformedStyle}</style></head><body><main>`,
  '<section><h1>网址有误</h1><p>网址不完整，或含有无法识别的字符。</p><p><a href="/">返回首页</a></p></section><hr>',
  '<section lang="en"><h2>This address is malformed</h2><p>It is incomplete, or has characters that cannot be read.</p>',
  '<p><a href="/">Go to the home page</a></p></section></main></body></html>',
].join('')

interface Notice {
  readonly type: string
  readonly content: string
  /** Headers that differ from those of all notices. */
  readonly headers: Readonly<Record<string, string>>
}

const malformedHeaders = {
  'content-security-policy': `${callPolicy}; style-src 'sha256-${hash('sha256', malformedStyle, 'base64')}'`,
}

/** What a host says with a status. */
export const noticeOf = (status: number): Notice =>
  status === 400
    ? { type: 'text/html', content: malformedPage, headers: malformedHeaders }
    : { type: 'text/plain', content: statusTexts[status] ?? '', headers: {} }

/** nginx has numbers of its own: for headers too large, and for plain HTTP where TLS is spoken, with what is said then. */
export const ownNumbers = { headers: 494, plain: 497 } as const
export const plainText = 'Malformed request: this port speaks https'

/** The same towards a call, as the `msg` of the contract's envelope; the texts of the portal's own error catalogue. */
export const callTexts: Readonly<Record<number, { readonly en: string; readonly 'zh-cn': string }>> = {
  400: { en: 'Incorrect parameter', 'zh-cn': '参数不正确' },
  404: { en: 'Not found', 'zh-cn': '未找到' },
  408: { en: 'Request timed out', 'zh-cn': '请求超时' },
  413: { en: 'The file is too large', 'zh-cn': '文件过大' },
  421: { en: 'No such host here', 'zh-cn': '没有此主机' },
  429: { en: 'Too many requests, please wait a moment', 'zh-cn': '请求过于频繁，请稍候' },
  500: { en: 'Server internal error', 'zh-cn': '服务器内部错误' },
  502: { en: 'Gateway error', 'zh-cn': '网关错误' },
  503: { en: 'Service unavailable', 'zh-cn': '服务不可用' },
  504: {
    en: 'The service is temporarily unavailable, please try again later',
    'zh-cn': '服务暂时不可用，请稍后再试',
  },
}

/** What the web server lets through, in bytes. */
export const requestLimits = { address: 8 * 1024, headers: 32 * 1024, report: 16 * 1024 } as const
