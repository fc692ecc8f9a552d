/** The path below the base of a backend that the browser asks for; null for one that leads elsewhere. */
function pathHere(path: string, base: string): string | null {
  const own = `${path.replace(/(?<!\/)\/+$/, '')}/`
  if (`${base}/`.startsWith(own)) return '/'
  return own.startsWith(`${base}/`) ? path.slice(base.length) : null
}

function attributeHere(attribute: string, base: string): string[] {
  const [name = '', value = ''] = attribute.split('=', 2).map((part) => part.trim())
  switch (name.toLowerCase()) {
    // The browser asks another host than that of the backend.
    case 'domain':
      return []
    // This server speaks http, and browsers refuse SameSite=None without Secure.
    case 'secure':
      return []
    case 'samesite':
      return value.toLowerCase() === 'none' ? [] : [` ${name}=${value}`]
    case 'path': {
      const path = pathHere(value, base)
      return path === null ? [attribute] : [` Path=${path}`]
    }
    default:
      return [attribute]
  }
}

/**
 * A cookie of a backend as the browser has to be sent it, which asks this server by http and without the base path.
 * @param base path of the backend, without a slash at its end
 */
export function cookieHere(cookie: string, base: string): string {
  const [pair = '', ...attributes] = cookie.split(';')
  return [pair, ...attributes.flatMap((attribute) => attributeHere(attribute, base))].join(';')
}

/** The same for the headers of an answer, which are changed in place. */
export function keepCookies(headers: { 'set-cookie'?: string[] | undefined }, backend: string): void {
  const base = new URL(backend).pathname.replace(/(?<!\/)\/+$/, '')
  const cookies = headers['set-cookie']
  if (cookies) headers['set-cookie'] = cookies.map((cookie) => cookieHere(cookie, base))
}
