import {
  certificateState,
  shownCertificateCode,
  type Certificate,
} from '../../../src/domain/certificate/certificate'
import type { CertificateSignatory } from '../../../src/domain/form/certificate/layout'
import { certificateUrl } from '../platform/code-urls'
import { fill } from '../platform/fill'
import type { Wording } from '../platform/wording'
import { contactOf, logoOf, type DrawnBrand } from './brand'
import { text, type Setting } from './content'
import { INK, paper } from './document'
import { factsTable } from './facts'
import type { Content, DocumentDefinition, TableCell } from './pdfmake'
import { renderDocument } from './render'

/** What a certificate is drawn of. */
export interface CertificateParts {
  certificate: Certificate
  /** The municipality's name, as its record has it. */
  municipality: string
  brand: DrawnBrand
  wording: Wording
  /** Shows what would be issued: it has no number and nothing by which it could be verified. */
  isPreview?: boolean
}

function facts({ certificate, municipality, isPreview }: CertificateParts, setting: Setting): Content {
  const { labels, write } = setting.wording
  const all: [label: string, value: string][] = [
    [labels.municipality, municipality],
    [labels.certificateIssued, write('date', certificate.emitido)],
    [labels.certificateUntil, write('date', certificate.valeHasta)],
    [labels.code, certificate.codigoMunicipio],
    [labels.certificateCode, isPreview ? '' : shownCertificateCode(certificate.codigo)],
  ]
  return factsTable(all, setting, { width: 140, margin: [0, 16, 0, 4] })
}

/** A line to sign on, with whose it is below. */
const signatory = ({ nombre, cargo }: CertificateSignatory, setting: Setting): TableCell => ({
  stack: [
    { canvas: [{ type: 'line', x1: 0, y1: 0, x2: 200, y2: 0, lineWidth: 0.5, lineColor: INK }] },
    text(nombre, 'value', setting, { margin: [0, 4, 0, 0] }),
    ...(cargo === '' ? [] : [text(cargo, 'label', setting)]),
  ],
  margin: [0, 56, 0, 0],
})

/** Two beside each other, none torn over two pages. */
function signatories({ firmas }: Certificate, setting: Setting): Content[] {
  if (firmas.length === 0) return []
  const cells = firmas.map((one) => signatory(one, setting))
  const rows: TableCell[][] = []
  for (let at = 0; at < cells.length; at += 2) rows.push([cells[at] ?? '', cells[at + 1] ?? ''])
  return [{ table: { widths: ['*', '*'], body: rows, dontBreakRows: true }, layout: 'noBorders' }]
}

/** The way to verify it. */
function verification({ codigo }: Certificate, setting: Setting): Content[] {
  const url = certificateUrl(codigo)
  if (url === null) return []
  return [
    { qr: url, fit: 90, foreground: INK, margin: [0, 24, 0, 0] },
    text(setting.wording.labels.certificateScan, 'label', setting, { margin: [0, 6, 0, 0] }),
    text(url, 'link', setting, { link: url }),
  ]
}

function definition(parts: CertificateParts, setting: Setting): DocumentDefinition {
  const { certificate, wording, brand, isPreview } = parts
  const { labels, tag } = wording
  const number = isPreview
    ? labels.certificatePreview
    : fill(labels.certificateNumber, { number: certificate.numero })
  const isOver = certificateState(certificate, new Date()) === 'vencido'
  return {
    ...paper(tag, `${certificate.titulo} · ${number}`, brand),
    content: [
      ...logoOf(brand),
      text(certificate.titulo, 'title', setting),
      text(number, isPreview ? 'warning' : 'lead', setting),
      ...(isOver ? [text(labels.certificateOver, 'warning', setting)] : []),
      text(certificate.texto, 'answer', setting, { margin: [0, 16, 0, 8] }),
      facts(parts, setting),
      ...signatories(certificate, setting),
      ...(isPreview ? [text(number, 'warning', setting)] : verification(certificate, setting)),
      ...contactOf(brand, setting),
    ],
  }
}

/** A certificate of an answer, in the municipality's colours (PDF-02). Whatever was typed is drawn as text. */
export const renderCertificate = (parts: CertificateParts): Promise<Buffer> =>
  renderDocument((fonts) => definition(parts, { wording: parts.wording, pictures: new Map(), fonts }))
