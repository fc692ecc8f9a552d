// oxlint-disable-next-line typescript/no-explicit-any -- the client reads whatever it is sent
export type Answer = { code: number; msg: string; time: number; data: any }
type Members = Record<string, unknown>

/**
 * The public client of the ancestors, as the notes on it give its calls: its own headers, its whole state as a profile,
 * empty texts for what is not filled in. Written from those notes alone; nothing of mock or contract is used.
 */
export class AncestorsClient {
  readonly #base: string
  readonly #clicks: (id: string) => Promise<string>

  /** @param clicks what a person clicks on the picture of this id */
  constructor(base: string, clicks: (id: string) => Promise<string>) {
    this.#base = base
    this.#clicks = clicks
  }

  /** The client's own state of a user, with what it has before anybody has signed in. */
  user: Members = {
    id: 0,
    username: '',
    nickname: '',
    email: '',
    mobile: '',
    avatar: '',
    gender: 0,
    birthday: '',
    money: '',
    score: 0,
    last_login_time: '',
    last_login_ip: '',
    join_time: '',
    motto: '',
    token: '',
    refresh_token: '',
  }
  readonly captchaId = crypto.randomUUID()

  get headers(): Record<string, string> {
    const token = String(this.user.token)
    return { 'think-lang': 'en', server: 'true', ...(token === '' ? {} : { 'ba-user-token': token }) }
  }

  /** An array is sent as `name[0]=…`, an object as JSON, and what has no value as an empty text. */
  async get(path: string, params: Record<string, string | number | boolean | object> = {}): Promise<Answer> {
    const query = new URLSearchParams()
    for (const [name, value] of Object.entries(params)) {
      if (Array.isArray(value))
        for (const [at, one] of value.entries()) query.append(`${name}[${at}]`, String(one))
      else query.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
    }
    return (
      await fetch(`${this.#base}/api/${path}?${query}`, { headers: this.headers })
    ).json() as Promise<Answer>
  }

  async post(path: string, body: Members): Promise<Answer> {
    const headers = { ...this.headers, 'content-type': 'application/json' }
    const sent = await fetch(`${this.#base}/api/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    return sent.json() as Promise<Answer>
  }

  async upload(file: File): Promise<Answer> {
    const body = new FormData()
    body.append('file', file)
    const path = `ajax/upload?uuid=${crypto.randomUUID()}&driver=local&topic=default`
    const sent = await fetch(`${this.#base}/api/${path}`, { method: 'POST', headers: this.headers, body })
    return sent.json() as Promise<Answer>
  }

  /** Fetches the picture, clicks what it asks for, has it checked; the clicks, for the call that follows. */
  async solve(): Promise<{ captchaId: string; captchaInfo: string }> {
    const { data } = await this.get('common/clickCaptcha', { id: this.captchaId })
    if (data.id !== this.captchaId || !data.base64.startsWith('data:image/'))
      throw new Error('There is no picture.')
    const info = await this.#clicks(this.captchaId)
    const checked = await this.post('common/checkClickCaptcha', { id: this.captchaId, info, unset: false })
    if (checked.code !== 1) throw new Error('The clicks are wrong.')
    return { captchaId: this.captchaId, captchaInfo: info }
  }

  async signIn(username: string, password = 'Travel2026'): Promise<Answer> {
    const captcha = await this.solve()
    const answer = await this.post('user/checkIn', {
      tab: 'login',
      username,
      password,
      ...captcha,
      keep: true,
    })
    if (answer.code === 1) Object.assign(this.user, answer.data.userInfo)
    return answer
  }
}
