/** A one-page PDF that says what it stands for. */
export function pdf(title: string): Uint8Array {
  const text = `BT /F1 24 Tf 72 740 Td (${title.toUpperCase()}) Tj 0 -36 Td /F1 12 Tf (Municipalidad de Villa Alta) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let body = '%PDF-1.4\n'
  const starts = objects.map((object, index) => {
    const start = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return start
  })
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const trailer = `trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF`
  return Buffer.from(`${body}xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}`, 'latin1')
}
