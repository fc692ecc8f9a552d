import { checkCharacter, type InvoiceTitleRecord } from '../../domain/invoice/title.ts'
import { deepFreeze } from '../base.ts'

type Row = Omit<InvoiceTitleRecord, 'company_id'>

const blank = { tax_no: '', address: '', phone: '', bank: '', account_no: '', email: '', is_default: false }

const enterprise = (id: string, title: string, first17: string, more: Partial<Row>): Row => ({
  ...blank,
  id,
  title_type: 'enterprise',
  title,
  tax_no: `${first17}${checkCharacter(first17)}`,
  ...more,
})

const byCompany: Readonly<Record<string, readonly Row[]>> = {
  '1': [
    enterprise('it-101', '金土地国际旅行社（昆明）有限公司', '91530102MA6PYT8K7', {
      address: '昆明市盘龙区北京路928号',
      phone: '0871-65550128',
      bank: '中国银行昆明盘龙支行',
      account_no: '6222020200112200101',
      email: 'finance@goldenland.example',
      is_default: true,
    }),
    {
      ...blank,
      id: 'it-102',
      title_type: 'organisation',
      title: 'Golden Land Travel Co., Ltd.',
      address: '128 Pansodan Street, Yangon',
      email: 'accounts@goldenland.example',
    },
    {
      ...blank,
      id: 'it-103',
      title_type: 'individual',
      title: '王小明',
      email: 'xiaoming.wang@goldenland.example',
    },
  ],
  '2': [
    enterprise('it-201', '翠路假期旅行社有限公司', '91310115MA1K4H7B2', {
      address: '上海市浦东新区张杨路500号',
      phone: '021-58880500',
      bank: '招商银行上海陆家嘴支行',
      account_no: '6225880200113300201',
      email: 'invoice@jaderoute.example',
      is_default: true,
    }),
    {
      ...blank,
      id: 'it-202',
      title_type: 'enterprise',
      title: '翠路商务服务部',
      tax_no: '310115713402134',
      address: '上海市浦东新区张杨路500号',
      phone: '021-58880501',
      bank: '中国工商银行上海浦东支行',
      account_no: '6222020200114400202',
      email: 'invoice@jaderoute.example',
    },
  ],
  '3': [
    {
      ...blank,
      id: 'it-301',
      title_type: 'organisation',
      title: 'Pacific Bridge DMC Pte. Ltd.',
      address: '60 Robinson Road, Singapore 068892',
      email: 'ap@pacificbridge.example',
      is_default: true,
    },
  ],
}

/** Whom the companies have invoices made out to. Company 2 still keeps a number from before 2015; company 4 has none yet. */
export const seededInvoiceTitles: readonly InvoiceTitleRecord[] = deepFreeze(
  Object.entries(byCompany).flatMap(([company_id, rows]) => rows.map((row) => ({ ...row, company_id }))),
)
