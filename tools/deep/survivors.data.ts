/** Changes in one line that no test notices, as the part `mutation` names them, and why it stays so. */
interface Survivors {
  readonly file: string
  readonly line: string
  readonly changes: readonly string[]
  readonly why: string
}

const namesOf = (list: readonly Survivors[]): ReadonlyMap<string, string> =>
  new Map(
    list.flatMap(({ file, line, changes, why }) =>
      changes.map((change) => [`${file}: ${line} [${change}]`, why] as const),
    ),
  )

const money = 'apps/mock-server/src/domain/money/money.ts'
const request = 'libs/api-client/src/transport/request.ts'
const safeUrl = 'apps/portal/src/shared/address/safe-url.ts'
const sessionRecord = 'libs/auth/src/session-record.ts'
const chunkReload = 'apps/portal/src/release/chunk-reload.ts'
const policy = 'apps/mock-server/src/domain/cancellation/policy.ts'
const uploadRules = 'apps/portal/src/shared/upload/upload-rules.ts'

/** What could be noticed and is not. It counts as not noticed. */
export const survivorsWithReason = namesOf([
  {
    file: 'libs/api-client/src/transport/api-error.ts',
    line: "this.name = 'ApiError'",
    changes: ['\'ApiError\' as ""'],
    why: 'a name for the console; nothing asks for it',
  },
  {
    file: 'apps/portal/src/navigation/session/sign-out.ts',
    line: 'export async function signOutAndReload(reload: () => void = () => location.reload()): Promise<void> {',
    changes: ['() => location.reload() as () => undefined'],
    why: 'the page of unit tests cannot be reloaded; browser tests sign out and see it start again',
  },
])

/** What nobody can notice, since everything comes out the same. It is not tried again, and does not count. */
export const equivalentSurvivors = namesOf([
  {
    file: money,
    line: "const [, sign, integer = '0', fraction = ''] = match",
    changes: ['\'0\' as ""'],
    why: 'the pattern matches no number without a digit before the point',
  },
  {
    file: money,
    line: 'const negative = numerator < 0n',
    changes: ['numerator < 0n as numerator <= 0n'],
    why: 'zero divides without a remainder and was answered before',
  },
  {
    file: money,
    line: 'if (!Number.isSafeInteger(2 * numerator) || denominator <= 0)',
    changes: [
      '!Number.isSafeInteger(2 * numerator) || denominator <= 0 as true',
      '2 * numerator as 2 / numerator',
    ],
    why: 'more goes the slow way, which comes to the same',
  },
  {
    file: money,
    line: "rounding === 'half-up' ? rest * 2 >= denominator : rest > 0 && (rounding === 'ceil') === numerator > 0",
    changes: ['numerator > 0 as numerator >= 0'],
    why: 'zero has no rest',
  },
  {
    file: money,
    line: 'return numerator < 0 ? 0 - quotient : quotient',
    changes: ['numerator < 0 as numerator <= 0'],
    why: 'zero less zero is zero',
  },
  {
    file: money,
    line: String.raw`const plainAmount = /^\d{1,12}\.\d\d$/`,
    changes: [String.raw`/^\d{1,12}\.\d\d$/ as /^\d\.\d\d$/`],
    why: 'more goes the slow way, which comes to the same',
  },
  {
    file: money,
    line: 'if (wanted === 2 && plainAmount.test(amount)) return Math.round(Number(amount) * 100)',
    changes: ['wanted === 2 && plainAmount.test(amount) as false'],
    why: 'all goes the slow way, which comes to the same',
  },
  {
    file: money,
    line: 'if (scale <= wanted) return safe(units * powerOfTen(wanted - scale))',
    changes: ['scale <= wanted as scale < wanted'],
    why: 'a division by one',
  },
  {
    file: money,
    line: 'if (scale === 2 && minor >= 0) {',
    changes: [
      'scale === 2 && minor >= 0 as false',
      'scale === 2 as true',
      'scale === 2 as scale !== 2',
      'minor >= 0 as minor > 0',
      "{ const cents = minor % 100 return `${(minor - cents) / 100}.${cents < 10 ? '0' … as {}",
    ],
    why: 'there is no other scale than two and none, and the slow way writes the same',
  },
  {
    file: money,
    line: "const sign = minor < 0 ? '-' : ''",
    changes: ['minor < 0 as true', 'minor < 0 as minor <= 0', '\'\' as "Stryker was here!"'],
    why: 'all others were written before',
  },
  {
    file: money,
    line: "if (typeof percent === 'number' && Number.isSafeInteger(percent) && Number.isSafeInteger(minor * percent))",
    changes: [
      "typeof percent === 'number' && Number.isSafeInteger(percent) && Number.isSafeInt… as false",
      "typeof percent === 'number' as true",
      "typeof percent === 'number' as typeof percent !== 'number'",
      '\'number\' as ""',
    ],
    why: 'no text is a safe integer, and the slow way comes to the same',
  },
  {
    file: money,
    line: 'return parts.map(({ value }) => (total < 0 ? 0 - value : value))',
    changes: ['total < 0 as total <= 0'],
    why: 'zero less zero is zero',
  },
  {
    file: money,
    line: 'const byRest = [...parts].sort((a, b) => b.rest - a.rest || a.index - b.index)',
    changes: ['a.index - b.index as a.index + b.index'],
    why: 'sorting is stable: of equal remainders the earlier comes first as long as nothing says otherwise',
  },
  {
    file: money,
    line: 'if (Number.isSafeInteger(product)) {',
    changes: [
      'Number.isSafeInteger(product) as false',
      '{ const rest = product % integer return { value: (product - rest) / integer, res… as {}',
    ],
    why: 'all goes the slow way, which comes to the same',
  },
  {
    file: 'apps/mock-server/src/domain/money/asked-amount.ts',
    line: "if (error instanceof RangeError) return 'amount'",
    changes: ['error instanceof RangeError as true'],
    why: 'reading throws nothing else: it guards against an error of ours',
  },
  {
    file: 'apps/mock-server/src/domain/ledger/invariants/company-ledger.ts',
    line: 'return { ...indexed, suspects: ledger.orders.filter((order) => !isRight(order, indexed)) }',
    changes: ['ledger.orders.filter((order) => !isRight(order, indexed)) as ledger.orders'],
    why: 'orders that are known to be right are asked again: slower, and the same answer',
  },
  {
    file: 'libs/auth/src/menus.ts',
    line: 'children: buildMenu(rule.children ?? [], root, wanted),',
    changes: ['[] as ["Stryker was here"]'],
    why: 'what is no rule has no type that is wanted',
  },
  {
    file: request,
    line: "if (typeof body !== 'object' || body === null) return null",
    changes: [
      "typeof body !== 'object' || body === null as false",
      "typeof body !== 'object' || body === null as typeof body !== 'object' && body === null",
      "typeof body !== 'object' as false",
      'body === null as false',
    ],
    why: 'what is no object has no code either, and null throws and is caught',
  },
  {
    file: request,
    line: "if (typeof code !== 'number' || !Number.isInteger(code)) return null",
    changes: ["typeof code !== 'number' as false"],
    why: 'only numbers are integers: it is there for the compiler',
  },
  {
    file: request,
    line: '} catch {',
    changes: ['{ return null } as {}'],
    why: 'nothing means the same as null to the one caller',
  },
  {
    file: request,
    line: "const disposition = response.headers.get('content-disposition') ?? ''",
    changes: ['\'\' as "Stryker was here!"'],
    why: 'neither text names a file',
  },
  {
    file: request,
    line: 'if (!(error instanceof Unreadable)) throw error',
    changes: ['!(error instanceof Unreadable) as false'],
    why: 'the readers throw nothing else: it guards against an error in them',
  },
  {
    file: 'apps/portal/src/shared/address/search-text.ts',
    line: "return [name, values.length > 1 ? values : (values[0] ?? '')]",
    changes: ['\'\' as "Stryker was here!"'],
    why: 'a name that was found has a value: it is there for the compiler',
  },
  {
    file: safeUrl,
    line: "if (typeof raw !== 'string' || raw === '' || disguises.test(raw)) return null",
    changes: ["raw === '' as false", '\'\' as "Stryker was here!"'],
    why: 'an empty text is no path, and no address that can be parsed',
  },
  {
    file: safeUrl,
    line: "const host = URL.canParse(`https:${raw}`) ? new URL(`https:${raw}`).hostname : ''",
    changes: ['\'\' as "Stryker was here!"'],
    why: 'neither text is a host of this machine',
  },
  {
    file: safeUrl,
    line: 'if (!URL.canParse(raw, insideOrigin)) return null',
    changes: ['!URL.canParse(raw, insideOrigin) as false'],
    why: 'what begins with one slash can be parsed: it guards against an exception',
  },
  {
    file: safeUrl,
    line: "if (origin !== insideOrigin || pathname.startsWith('//')) return null",
    changes: ['origin !== insideOrigin as false'],
    why: 'what begins with one slash, and has no sign that a browser drops, stays on its host: a second lock',
  },
  {
    file: safeUrl,
    line: 'function isAllowed(url: URL, raw: string, { also = [] }: SinkRule): boolean {',
    changes: ['[] as ["Stryker was here"]'],
    why: 'no protocol is called that',
  },
  {
    file: safeUrl,
    line: "const web = url.protocol === 'https:' || url.protocol === 'http:'",
    changes: ["url.protocol === 'https:' || url.protocol === 'http:' as true"],
    why: 'what is written with one of them is parsed as that: a second lock',
  },
  {
    file: safeUrl,
    line: String.raw`return path === null || /^\/user\/login(?:[/?#]|$)/i.test(path) ? null : path`,
    changes: ['path === null as false'],
    why: 'nothing is no way to the login page, and comes back as it is',
  },
  {
    file: 'libs/auth/src/session.ts',
    line: 'const after = parseSession(event.key === null ? null : event.newValue)',
    changes: ['event.key === null as false'],
    why: 'an event without a name has no value either',
  },
  {
    file: sessionRecord,
    line: 'if (text === null) return nobody',
    changes: ['text === null as false'],
    why: 'read as JSON, nothing is null, and null is nobody',
  },
  {
    file: sessionRecord,
    line: "if (typeof value !== 'object' || value === null) return false",
    changes: [
      "typeof value !== 'object' || value === null as false",
      "typeof value !== 'object' || value === null as typeof value !== 'object' && value === null",
      "typeof value !== 'object' as false",
      'value === null as false',
    ],
    why: 'what is no object has no number either, and null throws and is caught',
  },
  {
    file: 'apps/portal/src/navigation/session/leave-member.ts',
    line: 'memberCentreStore.setState({ ...emptyMemberCentre, open, shrink }, true)',
    changes: ['true as false'],
    why: 'there is nothing in it beside what is given',
  },
  {
    file: 'apps/portal/src/navigation/session/session-end.ts',
    line: String.raw`const path = current.replace(/[?#].*$/, '')`,
    changes: ['/[?#].*$/ as /[?#].*/'],
    why: 'an address has no second line',
  },
  {
    file: 'apps/portal/src/shared/form/refused-fields.ts',
    line: "const field = fieldByReason[error.errorKey ?? '']",
    changes: ['\'\' as "Stryker was here!"'],
    why: 'neither text is a reason',
  },
  {
    file: uploadRules,
    line: String.raw`const suffixOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''`,
    changes: [
      String.raw`/\.([^.]+)$/.exec(name)?.[1]?.toLowerCase as /\.([^.]+)$/.exec(name)?.[1].toLowerCase`,
    ],
    why: 'what fits has a suffix: it is there for the compiler',
  },
  {
    file: uploadRules,
    line: String.raw`const suffixOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''`,
    changes: ['\'\' as "Stryker was here!"'],
    why: 'neither text is on a list: empty entries are left out',
  },
  {
    file: 'apps/portal/src/navigation/before-navigation.ts',
    line: "throw redirect({ href: currentHref() ?? '/', replace: true })",
    changes: ['\'/\' as ""'],
    why: 'on the first page it was answered before, and later a page is open: it is there for the compiler',
  },
  {
    file: 'apps/portal/src/navigation/first-member-page.ts',
    line: "return Boolean(route?.options.staticData?.name) && !('**' in params)",
    changes: ['route?.options.staticData?.name as route?.options.staticData.name'],
    why: 'the types demand data of every route',
  },
  {
    file: 'apps/portal/src/navigation/route-rules.ts',
    line: "const release = await import('../release/watch-release.ts').catch(() => null)",
    changes: ['() => null as () => undefined'],
    why: 'neither has rules',
  },
  {
    file: chunkReload,
    line: String.raw`const path = href.replace(/[?#].*$/, '')`,
    changes: ['/[?#].*$/ as /[?#].*/'],
    why: 'an address has no second line',
  },
  {
    file: chunkReload,
    line: "const marks: unknown = JSON.parse(text ?? '[]')",
    changes: ['\'[]\' as ""'],
    why: 'what cannot be read has no marks either',
  },
  {
    file: chunkReload,
    line: 'return Array.isArray(marks) ? marks.filter(isMark) : []',
    changes: ['[] as ["Stryker was here"]'],
    why: 'what is no mark counts as expired',
  },
  {
    file: chunkReload,
    line: 'return []',
    changes: ['[] as ["Stryker was here"]'],
    why: 'what is no mark counts as expired',
  },
  {
    file: 'apps/portal/src/release/route-matcher.ts',
    line: 'return rules && isTable(found?.dynamic) && valuesOf(found.dynamic).every(isMatcher)',
    changes: ['found?.dynamic as found.dynamic'],
    why: 'nothing has no rules, and is refused by that',
  },
  {
    file: 'apps/mock-server/src/domain/cancellation/describe.ts',
    line: "const [whole = '', cents] = amount.split('.')",
    changes: ['\'\' as "Stryker was here!"'],
    why: 'every text has a part before its first point',
  },
  {
    file: policy,
    line: 'if (!known || known.size >= keptStarts) {',
    changes: [
      '!known || known.size >= keptStarts as true',
      'known.size >= keptStarts as false',
      'known.size >= keptStarts as known.size > keptStarts',
      'known.size >= keptStarts as known.size < keptStarts',
    ],
    why: 'decides how long steps are kept that come out the same when worked out again',
  },
  {
    file: policy,
    line: 'startsByPlan.set(plan, known)',
    changes: ['startsByPlan.set(plan, known) as ;'],
    why: 'nothing is kept then, and everything worked out again',
  },
  {
    file: policy,
    line: 'if (!found) {',
    changes: ['!found as true'],
    why: 'what is kept is worked out again and comes out the same',
  },
  {
    file: policy,
    line: 'known.set(key, found)',
    changes: ['known.set(key, found) as ;'],
    why: 'nothing is kept then, and everything worked out again',
  },
  {
    file: policy,
    line: 'if (charged < 1 || !first?.from_utc || !first.from_local) return null',
    changes: [
      'charged < 1 || !first?.from_utc as charged < 1 && !first?.from_utc',
      'charged < 1 as false',
      'first?.from_utc as first.from_utc',
    ],
    why: 'where no tier costs anything there is none to read, and the first tier of all has no beginning',
  },
  {
    file: 'apps/mock-server/src/domain/order/cancel.ts',
    line: 'const sum = ({ shares }: Terms) => shares.find(({ account }) => account === wanted)?.amount ?? 0',
    changes: ['account === wanted as account !== wanted'],
    why: 'there are two accounts, so each is compared in the turn of the other',
  },
])
