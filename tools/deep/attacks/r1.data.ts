import { type Attack, i18n, mock } from './attack-of.ts'

/** What the product does. */
export const r1: readonly Attack[] = [
  ['R1.04', mock('domain/order/lifecycle.ts'), "  'capture_hold',\n", ''],
  ['R1.05', mock('domain/order/lifecycle.ts'), "  'capture_hold',\n", ''],
  ['R1.06', mock('operations/invoice/invoice.ts'), '    tax: plan.tax,', '    tax: 0,'],
  [
    'R1.07',
    mock('domain/bill/payment.ts'),
    "    note({ account: 'credit', type: 'repay', delta: -amount, bill_id: bill.id, order_id })\n",
    '    void [order_id, amount]\n',
  ],
  [
    'R1.09',
    mock('domain/cms/contribution.ts'),
    "{ status: 'normal', memo: localTexts('', '') }",
    "{ status: 'refused', memo: localTexts('', '') }",
  ],
  ['R1.10', i18n('locales/en/errors.ts'), "  disconnected: 'You are disconnected',\n", ''],
  [
    'R1.11',
    i18n('language.ts'),
    "export const defaultLanguage: Language = 'zh-cn'",
    "export const defaultLanguage: Language = 'en'",
  ],
  ['R1.12', i18n('translator.ts'), 'fallbackLng: defaultLanguage', 'fallbackLng: false'],
  [
    'R1.13',
    mock('domain/menu/permission.ts'),
    'permissionRows.filter((permission) => permission.roles.includes(role))',
    "permissionRows.filter((permission) => permission.roles.includes('owner') || role === 'owner')",
  ],
  [
    'R1.14',
    mock('operations/all.ts'),
    '  accountOperations,\n  accountSecurityOperations,',
    '  accountSecurityOperations,',
  ],
]
