interface Rule {
  readonly name?: unknown
  readonly path?: unknown
  readonly children?: unknown
}

/** Ids of the mock's entries start here, above those of any real table. */
const idsFrom = 1_000_000_000

/**
 * The data of a live site call, with the menu entries of the mock that the live server lacks, so that the pages of
 * mocked calls can be reached. Entries of live nouns are not added: for them the live server decides.
 */
export function withMenusOf(mocks: unknown, live: unknown, liveNouns: ReadonlySet<string>): unknown {
  const own = live as Readonly<Record<string, unknown>>
  const more = mocks as Readonly<Record<string, unknown>>
  return {
    ...own,
    rules: joined(own.rules, more.rules, liveNouns),
    menus: joined(own.menus, more.menus, liveNouns),
  }
}

const rulesIn = (value: unknown): readonly Rule[] => (Array.isArray(value) ? (value as Rule[]) : [])

function joined(live: unknown, mocks: unknown, liveNouns: ReadonlySet<string>): readonly object[] {
  const own = rulesIn(live)
  const added = rulesIn(mocks).filter(({ name }) => !liveNouns.has(String(name).split('/')[0] ?? ''))
  const both = own.map((entry) => {
    const other = added.find((rule) => isSame(rule, entry))
    if (!other?.children) return entry
    return { ...entry, children: joined(entry.children, other.children, liveNouns) }
  })
  return [...both, ...added.filter((rule) => !own.some((entry) => isSame(rule, entry))).map(apart)]
}

/** Two entries are the same by name or by page: servers of this family name the same page differently. */
const isSame = (one: Rule, other: Rule): boolean =>
  one.name === other.name || (one.path === other.path && Boolean(one.path))

function apart(rule: Rule): object {
  const { id, pid } = rule as { id?: unknown; pid?: unknown }
  return {
    ...rule,
    id: idsFrom + Number(id),
    pid: idsFrom + Number(pid),
    ...(rule.children !== undefined && { children: rulesIn(rule.children).map(apart) }),
  }
}
