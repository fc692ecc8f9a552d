// oxlint-disable-next-line typescript/no-explicit-any -- the client reads whatever it is sent
export type Answer = { code: number; msg: string; time: number; data: any }
type Members = Record<string, unknown>

/**
 * The public client of the ancestors, written from the notes about its calls alone: its own headers, its whole state
 * sent as the profile, empty texts for empty fields. It uses nothing of mock or contract.
 */
export class AncestorsClient {
  readonly #base: string
  readonly #clicks: (id: string) => Promise<string>

  /** @param clicks returns the clicks of a person on the picture of this id */
  constructor(base: string, clicks: (id: string) => Promise<string>) {
    this.#base = base
    this.#clicks = clicks
  }

  /** The client's state of a user, with its values before the first sign-in. */
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

  /** Sends an array as `name[0]=…`, an object as JSON, and a missing value as an empty text. */
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

  /** Fetches the picture, clicks its targets and has the clicks checked; returns them for the call that follows. */
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
