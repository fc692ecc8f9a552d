import { describe, expect, test } from 'vitest'
import type { AncestorsClient, Answer } from './ancestors-client.fixture.ts'
import { good, page, said, serveAncestors } from './ancestors-server.fixture.ts'

const { visitor, member, lastCode, seen, url } = serveAncestors()

test('A visitor gets name, settings and the bar of the site, and no user', async () => {
  const { code, time, data } = await visitor().get('index/index', { requiredLogin: 0 })
  expect([code, typeof time]).toEqual([1, 'number'])
  expect(data.userInfo).toEqual([])
  expect(data.menus).toEqual([])
  expect(data.openMemberCenter).toBe(true)
  expect(data.site.siteName).toMatch(/\w/)
  expect(data.site.upload.maxSize).toBeGreaterThan(0)
  expect(data.rules.filter((rule: { type: string }) => rule.type === 'nav').length).toBeGreaterThan(0)
})

describe('signing in', () => {
  test('The click captcha is fetched, and a wrong click gets no message', async () => {
    const client = visitor()
    expect((await client.get('user/checkIn')).data).toMatchObject({
      userLoginCaptchaSwitch: true,
      accountVerificationType: ['email', 'mobile'],
    })
    await client.get('common/clickCaptcha', { id: client.captchaId })
    const wrong = { id: client.captchaId, info: '1,1-2,2;350;200', unset: false }
    expect((await client.post('common/checkClickCaptcha', wrong)).code).toBe(0)
  })

  test('Account and password open a session, whose first answer carries the menus of the member centre', async () => {
    const client = visitor()
    const { data, msg } = await client.signIn('goldenland')
    expect(msg).not.toBe('')
    expect(data.routePath).toBe('/user')
    expect([data.userInfo.token, data.userInfo.refresh_token]).toEqual([
      expect.any(String),
      expect.any(String),
    ])
    const first = (await client.get('index/index', { requiredLogin: 1 })).data
    expect(first.userInfo).toMatchObject({ username: 'goldenland' })
    expect(first.menus.some((rule: { type: string }) => rule.type === 'menu_dir')).toBe(true)
    const again = await client.get('user/checkIn')
    expect([again.code, again.data.type]).toEqual([303, 'logged in'])
  })

  test('A member reads the balance with two decimals and points with none, equal to the last rows of their lists', async () => {
    const client = await member('goldenland')
    const { userInfo } = (await client.get('index/index', { requiredLogin: 1 })).data
    const [balance, points] = [
      await client.get('account/balance', page),
      await client.get('account/integral', page),
    ]
    expect([client.user.money, client.user.score]).toEqual([userInfo.money, userInfo.score])
    expect(userInfo).toMatchObject({
      money: balance.data.list[0].after,
      score: points.data.list[0].after,
    })
    expect(userInfo.money).toMatch(/^\d+\.\d\d$/)
    const { userInfo: viewer } = (
      await (await member('golden_viewer')).get('index/index', { requiredLogin: 1 })
    ).data
    expect(viewer).not.toHaveProperty('money')
  })

  test('An access token is renewed by the refresh token, once', async () => {
    const client = await member('goldenland')
    const refreshToken = String(client.user.refresh_token)
    const { data } = await client.post('common/refreshToken', { refreshToken })
    expect(data).toEqual({ type: 'user-refresh', token: expect.any(String) })
    expect([303, 409]).toContain((await client.get('account/overview')).code)
    client.user.token = data.token
    expect((await client.get('account/overview')).code).toBe(1)
  })

  test('A registration names the agreement that this portal requires and that client does not send', async () => {
    const client = visitor()
    const email = 'ma.hla@example.com'
    const target = { email, event: 'user_register', password: '', ...(await client.solve()) }
    expect((await client.post('Ems/send', target)).code).toBe(1)
    const account = { username: 'ma_hla', password: 'Travel2026', captcha: await lastCode() }
    const form = { tab: 'register', registerType: 'email', ...account, mobile: '', email }
    expect(said(await client.post('user/checkIn', form))).toMatchObject({
      code: 0,
      fields: { agreement: expect.anything() },
    })
    const agreed = await client.post('user/checkIn', { ...form, agreement: true })
    expect(agreed).toMatchObject({ code: 1, data: { userInfo: { money: '0.00', score: 0 } } })
  })

  test('A wrong password and an unknown account are code 0 with a message', async () => {
    const client = visitor()
    expect(await client.signIn('goldenland', 'Wrong2026')).toMatchObject({ code: 0, msg: /./ })
    expect(await client.signIn('nobody_here')).toMatchObject({ code: 0, msg: /./ })
  })

  test('Sends a visitor of a member call to sign in', async () => {
    const { code, data } = await visitor().get('index/index', { requiredLogin: 1 })
    expect([code, data.type]).toEqual([303, 'need login'])
  })
})

describe('the profile', () => {
  test('The whole state of the user is sent, and its profile is saved', async () => {
    const client = await member('jadecredit')
    Object.assign(client.user, { nickname: 'Mei of the desk', gender: 2, motto: '', birthday: '1990-05-17' })
    expect(said(await client.post('account/profile', client.user))).toEqual(good('Data updated successfully'))
    const { userInfo } = (await client.get('index/index', { requiredLogin: 1 })).data
    expect(userInfo).toMatchObject({ nickname: 'Mei of the desk', gender: 2, birthday: '1990-05-17' })
  })

  test('A cleared birthday arrives as null and a cleared motto as an empty text', async () => {
    const client = await member('jadecredit')
    const form = { ...client.user, birthday: null, motto: '' }
    expect(said(await client.post('account/profile', form))).toEqual(good('Data updated successfully'))
    const { userInfo } = (await client.get('index/index', { requiredLogin: 1 })).data
    expect(userInfo).toMatchObject({ birthday: null, motto: '' })
  })

  test('A profile without a nickname is refused with its field', async () => {
    const client = await member('jadecredit')
    const { code, fields } = said(await client.post('account/profile', { ...client.user, nickname: '' }))
    expect([code, Object.keys(fields)]).toEqual([0, ['nickname']])
  })

  test('A picture is uploaded, kept and used as the avatar', async () => {
    const client = await member('jadecredit')
    const pixel = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    )
    const sent = await client.upload(new File([pixel], 'face.png', { type: 'image/png' }))
    expect(said(sent)).toEqual(good('File uploaded successfully'))
    const { url: picture, full_url, suffix } = sent.data.file
    expect([suffix, typeof full_url]).toEqual(['png', 'string'])
    expect((await fetch(url(picture))).headers.get('content-type')).toBe('image/png')
    client.user.avatar = picture
    expect((await client.post('account/profile', client.user)).code).toBe(1)
    expect((await client.get('index/index', { requiredLogin: 1 })).data.userInfo.avatar).toBe(picture)
  })
})

describe('bound addresses of an account', () => {
  /** Proves the old address, then sends a code to the new one. */
  async function proof(client: AncestorsClient, type: 'email' | 'mobile'): Promise<string> {
    const { email, mobile } = client.user
    const code = { ...(await client.solve()), password: 'Travel2026' }
    const sent =
      type === 'email'
        ? await client.post('Ems/send', { email, event: 'user_email_verify', ...code })
        : await client.post('Sms/send', { mobile, template_code: 'user_mobile_verify', ...code })
    expect(said(sent).code, sent.msg).toBe(1)
    const { data } = await client.post('account/verification', { type, captcha: await lastCode() })
    expect(data.type).toBe(type)
    return data.accountVerificationToken
  }

  test('An e-mail address is changed; the unused number is an empty text', async () => {
    const client = await member('goldenland')
    const accountVerificationToken = await proof(client, 'email')
    const email = 'new.desk@example.com'
    const target = { email, event: 'user_change_email', password: '', ...(await client.solve()) }
    expect((await client.post('Ems/send', target)).code).toBe(1)
    const captcha = await lastCode()
    const form = { type: 'email', captcha, email, mobile: '', accountVerificationToken, password: '' }
    expect(said(await client.post('account/changeBind', form))).toMatchObject({ code: 1 })
    expect((await client.get('index/index', { requiredLogin: 1 })).data.userInfo.email).toBe(email)
  })

  test('A number of another country is verified without its area code, and a mainland number is bound', async () => {
    const client = await member('goldenland')
    expect(client.user.area_num).not.toBe('86')
    const accountVerificationToken = await proof(client, 'mobile')
    const mobile = '13912345678'
    const target = { mobile, template_code: 'user_change_mobile', password: '', ...(await client.solve()) }
    expect((await client.post('Sms/send', target)).code).toBe(1)
    const captcha = await lastCode()
    const form = { type: 'mobile', captcha, email: '', mobile, accountVerificationToken, password: '' }
    expect(said(await client.post('account/changeBind', form))).toMatchObject({ code: 1 })
    expect((await client.get('index/index', { requiredLogin: 1 })).data.userInfo.mobile).toBe(mobile)
  })

  test('A change without a proof is refused with a sentence', async () => {
    const client = await member('goldenland')
    const form = { email: 'a@example.com', mobile: '', accountVerificationToken: '', password: '' }
    const answer = await client.post('account/changeBind', { type: 'email', captcha: 'abcd', ...form })
    expect(said(answer)).toMatchObject({ code: 0, msg: /./ })
  })
})

test('Points, balance and the last seven days are read page by page', async () => {
  const client = await member('goldenland')
  const { data } = await client.get('account/overview')
  expect([data.days.length, data.score.length, data.money.length]).toEqual([7, 7, 7])
  expect((await client.get('account/profile')).data.accountVerificationType).toEqual(['email', 'mobile'])
  const points = (await client.get('account/integral', page)).data
  expect(points.list[0]).toMatchObject({ score: expect.any(Number), memo: expect.any(String) })
  const balance = (await client.get('account/balance', page)).data
  expect(balance.list[0]).toMatchObject({ money: expect.stringMatching(/^-?\d+\.\d\d$/) })
})

test('Drop-downs send their page, a number of their own and their initial value', async () => {
  const client = visitor()
  const dropDown = {
    select: true,
    quickSearch: '',
    page: 1,
    uuid: crypto.randomUUID(),
    initKey: 'id',
    initValue: '',
  }
  const { list, total } = (await client.get('ajax/country', dropDown)).data
  expect([list.length > 0, total > 0]).toEqual([true, true])
  const cities = await client.get('ajax/city', { ...dropDown, country: list[0].code })
  expect(cities.code).toBe(1)
  const provinces = (await client.get('ajax/area', { province: '', city: '' })).data
  expect(provinces[0]).toEqual({ value: expect.anything(), label: expect.any(String) })
  expect((await client.get('ajax/area', { province: provinces[0].value })).data.length).toBeGreaterThan(0)
})

test('A password is retrieved by a number without area, changed, and the session ends with it', async () => {
  const client = await member('newleaf')
  const { mobile: account } = client.user
  const guest = visitor()
  const target = {
    mobile: account,
    template_code: 'user_retrieve_pwd',
    password: '',
    ...(await guest.solve()),
  }
  expect(said(await guest.post('Sms/send', target))).toMatchObject({ code: 1 })
  const form = { type: 'mobile', account, captcha: await lastCode(), password: 'Travel2027' }
  expect(said(await guest.post('account/retrievePassword', form))).toMatchObject({ code: 1 })
  expect((await guest.signIn('newleaf', 'Travel2027')).code).toBe(1)
  const change = { oldPassword: 'Travel2027', newPassword: 'Travel2028', confirmPassword: 'Travel2028' }
  expect(said(await guest.post('account/changePassword', change))).toMatchObject({ code: 1 })
  const { refresh_token } = guest.user
  expect((await guest.post('user/logout', { refresh_token })).code).toBe(1)
  expect([303, 409]).toContain((await guest.get('account/overview')).code)
})

test('A token is accepted in a header of either name, and in the address of a known call', async () => {
  const token = String((await member('pacificusd')).user.token)
  const asked = async (path: string, headers: Record<string, string>) =>
    ((await (await fetch(url(`/api/${path}`), { headers })).json()) as Answer).code
  const site = 'index/index?requiredLogin=1'
  expect(await asked(site, { bausertoken: token })).toBe(1)
  for (const name of ['bausertoken', 'ba-user-token', 'ba_user_token'])
    expect([name, await asked(`${site}&${name}=${token}`, {})]).toEqual([name, 1])
  expect(await asked(`${site}&bausertoken=`, {})).toBe(303)
})

test('The icon of a file type is answered, and takes only letters from the address', async () => {
  const picture = async (query: string) => {
    const answer = await fetch(url(`/api/ajax/buildSuffixSvg?${query}&server=1`))
    expect(answer.headers.get('content-type')).toContain('image/svg+xml')
    return answer.text()
  }
  expect(await picture('suffix=docx&background=%23ff8800')).toMatch(/fill="#ff8800".*>DOCX<\/text>/)
  const hostile = await picture('suffix=%22%3E%3Cscript%3E&background=%22onload%3Dalert(1)')
  expect(hostile).not.toMatch(/<script|onload/)
  expect((await fetch(url('/static/images/avatar.png'))).headers.get('content-type')).toContain(
    'image/svg+xml',
  )
  const { clean } = (await seen('verdict')) as { clean: boolean }
  expect(clean).toBe(true)
})

test('The picture of digits is answered for clients that still show it, and takes nothing from the address', async () => {
  const picture = async (id: string) => {
    const answer = await fetch(url(`/api/common/captcha?id=${id}&server=1`))
    expect(answer.headers.get('content-type')).toContain('image/svg+xml')
    return answer.text()
  }
  const digits = (svg: string) => [...svg.matchAll(/>(\d)<\/text>/g)].map(([, digit]) => digit)
  const first = await picture('a-1')
  expect(digits(first)).toHaveLength(4)
  expect(digits(first)).not.toContain('0')
  expect(await picture('a-1')).toBe(first)
  expect(digits(await picture('a-2'))).not.toEqual(digits(first))
  expect(await picture('%3Cscript%3E')).not.toContain('script')
})
