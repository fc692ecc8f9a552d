import { type Attack, auth, portal } from './attack-of.ts'

/**
 * Rows that only browser tests prove. Each group is broken together, by one build: no attack of it touches what the
 * tests of another walk through.
 */
export const inBrowser: readonly (readonly Attack[])[] = [
  [
    [
      'R1.01',
      portal('trade/guests/guest-names.ts'),
      '    full_name: plainName(full_name),',
      "    full_name: 'Chen Hui',",
    ],
    [
      'R1.08',
      portal('features/sub-account/StateDialog.tsx'),
      "action === 'suspend' ? 'suspended' : 'active'",
      "'active'",
    ],
    [
      'R2.36',
      portal('features/site/EmbeddedPage.tsx'),
      'safeFrameUrl(url, hosts)',
      'safeFrameUrl(decodeURIComponent(url), hosts)',
    ],
    [
      'R2.82',
      portal('features/session/login-rules.ts'),
      'username: values.username.trim(),',
      "username: values.username.replace(/^[+].*/, '').trim(),",
    ],
    ['R3.36', auth('session.ts'), 'JSON.stringify(storedFields(next))', 'JSON.stringify(next)'],
    ['R4.03', portal('navigation/before-navigation.ts'), '  loadDocument(target)\n', ''],
    ['R4.12', portal('release/watch-release.ts'), 'watcher.isOutdated() && ', '!watcher && '],
    [
      'R4.20',
      portal('features/account/profile/PersonalSection.tsx'),
      '    onValuesChange: (values) => keepDraft(owner, draft, values),\n',
      '',
    ],
    [
      'R7.24',
      portal('navigation/language-bundles.ts'),
      'namespacesOf(navigation))',
      "[...namespacesOf(navigation), 'hotel/list'])",
    ],
  ],
  [
    [
      'R1.02',
      portal('features/car/booking/car-booking-form.ts'),
      '  guests: toTravellers(values),',
      "  guests: toTravellers(values).map((guest) => ({ ...guest, full_name: 'Chen Hui' })),",
    ],
    ['R2.03', portal('routes/airport/list.tsx'), 'guards: []', "guards: ['auth']"],
    ['R2.06', portal('routes/hotel/booking.tsx'), "guards: ['auth']", 'guards: []'],
    ['R2.23', portal('routes/user/car-order/detail.$id.tsx'), "layout: 'cms'", "layout: 'user'"],
    ['R2.41', portal('routes/user/login.tsx'), "layout: 'none'", "layout: 'cms'"],
    ['R4.13', portal('release/chunk-reload.ts'), '  ports.reload(href)\n  return true\n', '  return false\n'],
    [
      'R4.21',
      portal('navigation/site-loader.ts'),
      'if (session.token() === token) applySite(answer)',
      'if (session.token() === token) applySite(answer)\n    siteStore.setState({ initialize: false, userInitialize: false })',
    ],
    [
      'R6.11',
      portal('features/order/actions/order-actions.ts'),
      'actions.filter(({ enabled }) => enabled).toSorted',
      'actions.toSorted',
    ],
    ['R7.22', portal('release/build-watcher.ts'), 'builds/latest.json?${timers.now()}', 'builds/latest.json'],
  ],
  [
    [
      'R1.03',
      portal('features/airport/booking/transfer-booking-form.ts'),
      '    guests: toTravellers(values),',
      "    guests: toTravellers(values).map((guest) => ({ ...guest, full_name: 'Chen Hui' })),",
    ],
    [
      'R2.01',
      portal('features/home/HomePage.tsx'),
      'const offered = productTypes.filter',
      'const offered = productTypes.slice(1).filter',
    ],
    ['R2.04', portal('routes/car/booking.tsx'), "guards: ['auth']", 'guards: []'],
    ['R2.05', portal('routes/car/list.tsx'), 'guards: []', "guards: ['auth']"],
    ['R2.08', portal('routes/hotel/list.tsx'), 'guards: []', "guards: ['auth']"],
    ['R2.13', portal('routes/user/route.tsx'), "guards: ['user-mount', 'auth']", "guards: ['user-mount']"],
    ['R2.25', portal('routes/user/order/detail.$id.tsx'), "layout: 'cms'", "layout: 'user'"],
    [
      'R4.25',
      portal('navigation/switch-language.ts'),
      'setLanguage(chosen, reload)',
      'void [chosen, setLanguage, reload]',
    ],
    ['R5.28', portal('shared/verification/click-points.ts'), '`${points.map(', '`${points.toReversed().map('],
  ],
  [
    ['R2.02', portal('routes/airport/booking.tsx'), "guards: ['auth']", 'guards: []'],
    ['R2.21', portal('routes/user/airport-order/detail.$id.tsx'), "layout: 'cms'", "layout: 'user'"],
  ],
]
