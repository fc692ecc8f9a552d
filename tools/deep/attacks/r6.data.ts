import { type Attack, auth, mock, portal } from './attack-of.ts'

/** Roles and permissions. */
export const r6: readonly Attack[] = [
  ['R6.01', auth('session-record.ts'), "session.id > 0 && session.token !== ''", "session.token !== ''"],
  [
    'R6.02',
    portal('navigation/guards.ts'),
    'session.isSignedIn() ||\n    page.noNeedLogin',
    'true ||\n    page.noNeedLogin',
  ],
  [
    'R6.03',
    auth('permissions.ts'),
    'collect(map, menus, memberRoot, memberRoot)',
    'collect(map, menus, siteRoot, siteRoot)',
  ],
  ['R6.04', auth('permissions.ts'), '  collect(map, rules, siteRoot, siteRoot)\n', ''],
  ['R6.05', auth('permissions.ts'), "const path = route.replace(/[?#].*$/, '')", 'const path = route'],
  ['R6.06', auth('permissions.ts'), 'nodes.includes(subNodeName)', 'nodes.length > 0'],
  [
    'R6.07',
    auth('Can.tsx'),
    'return auth ? <Permitted auth={auth}>{children}</Permitted> : children',
    'return auth ? <Permitted auth={auth}>{children}</Permitted> : null',
  ],
  [
    'R6.08',
    auth('Can.tsx'),
    'return useCan(auth) ? children : null',
    'return useCan(auth) ? children : children',
  ],
  ['R6.09', mock('domain/menu/permission.ts'), "row('order/pay', lists", "row('order/payment', lists"],
  [
    'R6.10',
    mock('edge/authorise.ts'),
    'holdsNode(nodesInEffect(caller.member), route.permission) ? null',
    'caller.member ? null',
  ],
  ['R6.12', portal('features/bill/BillApplyPage.tsx'), "useCan('apply')", 'true'],
]
