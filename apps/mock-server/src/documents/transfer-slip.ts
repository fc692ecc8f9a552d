interface Transfer {
  /** Such as `TR20261102-0001`. */
  readonly ref: string
  /** YYYY-MM-DD */
  readonly date: string
  /** Such as `CNY 5,000.00`. */
  readonly money: string
}

/** The slip of an invented transfer that nobody uploaded: one small page of plain letters. */
export function transferSlip({ ref, date, money }: Transfer): Uint8Array {
  const lines = ['Bank transfer', `Number: ${ref}`, `Date: ${date}`, `Amount: ${money}`]
  const shown = lines.map((line) => `(${line.replace(/[()\\]/g, '')}) Tj T*`).join(' ')
  const drawing = `BT /F1 14 Tf 22 TL 40 160 Td ${shown} ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 420 200] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const table = file.length
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`
  return new TextEncoder().encode(file)
}
