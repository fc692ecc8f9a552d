import type { CompanyRecord, VoucherSettingRecord } from '../tables.ts'

const thanks = {
  en: 'Please carry this voucher and your passport with you.',
  'zh-cn': '请随身携带本凭证和护照。',
} as const

const nothing = { en: '', 'zh-cn': '' } as const

const plainDress = {
  language: 'bilingual',
  show_policy: true,
  show_map: true,
  show_local_address_card: true,
  show_own_reference: true,
  stamp: null,
  theme_colour: '#0b5d66',
  qr_verify: true,
} as const

const setting = (
  id: string,
  names: VoucherSettingRecord['company_name'],
  contact: Pick<VoucherSettingRecord, 'company_phone' | 'emergency_phone' | 'email' | 'address'>,
): VoucherSettingRecord => ({
  id,
  // The third company has uploaded none.
  logo: id === '3' ? null : `/media/company/${id}/1.svg`,
  company_name: names,
  ...contact,
  website: `www.${contact.email.slice(contact.email.indexOf('@') + 1)}`,
  show_price: 'none',
  header_text: { en: '', 'zh-cn': '' },
  footer_text: thanks,
  ...plainDress,
})

/** The dress of a company that has saved nothing yet. */
export const plainSetting = (company: CompanyRecord): VoucherSettingRecord => ({
  id: company.id,
  logo: null,
  company_name: company.name,
  company_phone: '',
  emergency_phone: '',
  address: nothing,
  email: '',
  website: '',
  show_price: 'none',
  header_text: nothing,
  footer_text: nothing,
  ...plainDress,
})

/** How the four companies of the seed head their vouchers. */
export const seededVoucherSettings: readonly VoucherSettingRecord[] = [
  setting(
    '1',
    { en: 'Golden Land Travel', 'zh-cn': '金土地旅行社' },
    {
      company_phone: '+95 1 555 0120',
      emergency_phone: '+95 9 555 012 001',
      email: 'desk@goldenland.example',
      address: { en: '27 Strand Lane, Yangon', 'zh-cn': '仰光河滨巷27号' },
    },
  ),
  setting(
    '2',
    { en: 'Jade Route Holidays', 'zh-cn': '翠路假期' },
    {
      company_phone: '+86 871 5550 2200',
      emergency_phone: '+86 139 5550 2200',
      email: 'service@jaderoute.example',
      address: { en: '188 Spring City Road, Kunming', 'zh-cn': '昆明市春城路188号' },
    },
  ),
  setting(
    '3',
    { en: 'Pacific Bridge DMC', 'zh-cn': '太平洋桥旅运' },
    {
      company_phone: '+65 5550 3300',
      emergency_phone: '+65 9555 0330',
      email: 'ops@pacificbridge.example',
      address: { en: '9 Harbour Walk, Singapore', 'zh-cn': '新加坡海港步道9号' },
    },
  ),
  setting(
    '4',
    { en: 'Newleaf Tours', 'zh-cn': '新叶旅游' },
    {
      company_phone: '+95 1 555 0440',
      emergency_phone: '+95 9 555 044 001',
      email: 'hello@newleaf.example',
      address: { en: '3 Inya Terrace, Yangon', 'zh-cn': '仰光茵雅台3号' },
    },
  ),
]
