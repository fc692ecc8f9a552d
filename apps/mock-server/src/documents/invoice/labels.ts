/** The labels of an invoice: Chinese, then English, for both sides of the border. */
export const invoiceLabels = {
  specimen: '样票，无税务效力 / Specimen, not a tax document',
  number: '发票号码 / Invoice No.',
  date: '开票日期 / Date',
  buyer: '购买方 / Buyer',
  seller: '销售方 / Seller',
  name: '名称 / Name',
  tax_no: '税号 / Tax No.',
  address: '地址、电话 / Address, phone',
  bank: '开户行及账号 / Bank, account',
  item: '项目名称 / Item',
  booking: '订单号 / Booking',
  net: '金额 / Net',
  rate: '税率 / Rate',
  tax: '税额 / Tax',
  sum: '合计 / Sum',
  total: '价税合计 / Total with tax',
  in_words: '大写 / In words',
  corrects: '对应发票 / Corrects invoice',
  remark: '备注 / Remark',
} as const

const digits = '零壹贰叁肆伍陆柒捌玖'
const units = ['', '拾', '佰', '仟']
const groups = ['', '万', '亿', '万亿']

/** Four digits in financial numerals, without leading or trailing zeros. */
function group(value: number): string {
  let words = ''
  let gap = false
  for (let place = 3; place >= 0; place -= 1) {
    const digit = Math.floor(value / 10 ** place) % 10
    if (digit === 0) gap = words !== ''
    else {
      words += `${gap ? '零' : ''}${digits.charAt(digit)}${units[place]}`
      gap = false
    }
  }
  return words
}

function integer(value: number): string {
  let words = ''
  let rest = value
  for (let at = 0; rest > 0; at += 1) {
    const part = rest % 10_000
    const above = Math.floor(rest / 10_000)
    if (part > 0) words = `${above > 0 && part < 1000 ? '零' : ''}${group(part)}${groups[at]}${words}`
    else if (words !== '' && !words.startsWith('零')) words = `零${words}`
    rest = above
  }
  return words
}

/** An amount in yuan in words, as Chinese invoices write it: `1440.05` is 壹仟肆佰肆拾圆零伍分. */
export function yuanInWords(amount: string): string {
  const negative = amount.startsWith('-')
  const [yuan = '0', cents = ''] = amount.replace('-', '').split('.')
  const [jiao, fen] = [Number(cents.charAt(0) || 0), Number(cents.charAt(1) || 0)]
  const head = integer(Number(yuan))
  const tail = `${jiao > 0 ? `${digits.charAt(jiao)}角` : ''}${fen > 0 ? `${digits.charAt(fen)}分` : ''}`
  if (head === '' && tail === '') return '零圆整'
  const zero = head !== '' && jiao === 0 && fen > 0 ? '零' : ''
  return `${negative ? '负' : ''}${head === '' ? '' : `${head}圆`}${zero}${tail === '' ? '整' : tail}`
}
