import { validTickets, type PayOrder } from '../../../src/domain/payment/pay-order'
import { currencyOf } from '../../../src/domain/payment/payments'
import { nameOnPaper } from '../../../src/domain/payment/same-buyer'
import { shownReference } from '../../../src/domain/payment/reference'
import { shownTicketCode } from '../../../src/domain/payment/ticket'
import { formatPrice } from '../../../src/domain/payment/price'
import { fill } from '../platform/fill'
import type { Wording } from '../platform/wording'
import { contactOf, logoOf, type DrawnBrand } from './brand'
import { text, type Setting } from './content'
import { INK, paper } from './document'
import { factsTable } from './facts'
import type { Content, DocumentDefinition } from './pdfmake'
import { renderDocument } from './render'

/** What a receipt is made of. */
export interface ReceiptParts {
  order: PayOrder
  /** The municipality's name, as its record has it. */
  municipality: string
  brand: DrawnBrand
  wording: Wording
}

/** An order's amount in words of the reader. */
export const amountOf = (
  { amount, currency, sign }: Pick<PayOrder, 'amount' | 'currency' | 'sign'>,
  { tag }: Wording,
): string => formatPrice(amount, currencyOf(currency, sign), tag)

function facts({ order, municipality }: ReceiptParts, setting: Setting): Content {
  const { labels, write } = setting.wording
  const all: [label: string, value: string][] = [
    [labels.receiptAmount, amountOf(order, setting.wording)],
    [labels.receiptName, nameOnPaper(order.fullName)],
    [labels.receiptId, order.dni],
    [labels.receiptReference, shownReference(order.reference)],
    [labels.receiptOrder, order.orderId],
    [labels.receiptPaid, write('dateTime', order.paidAt)],
    [labels.code, order.code],
    [labels.municipality, municipality],
  ]
  return factsTable(all, setting, { width: 140, margin: [0, 8, 0, 4] })
}

/** One ticket with its code to be scanned; none is torn over two pages. */
function ticket({ order }: ReceiptParts, code: string, setting: Setting): Content {
  const { labels } = setting.wording
  const number = order.tickets.indexOf(code) + 1
  const which = fill(labels.receiptTicket, { number, total: order.tickets.length })
  return {
    columns: [
      { width: 110, stack: [{ qr: code, fit: 96, foreground: INK }] },
      {
        width: '*',
        stack: [
          text(order.sectionName, 'place', setting),
          text(which, 'value', setting),
          text(shownTicketCode(code), 'branch', setting, { tag: { role: 'P' } }),
        ],
      },
    ],
    columnGap: 16,
    margin: [0, 8, 0, 8],
    unbreakable: true,
  }
}

function definition(parts: ReceiptParts, setting: Setting): DocumentDefinition {
  const { order, wording, brand } = parts
  const { labels, tag } = wording
  const valid = validTickets(order)
  return {
    ...paper(tag, `${labels.receipt} · ${order.orderId}`, brand),
    content: [
      ...logoOf(brand),
      {
        columns: [
          {
            width: '*',
            stack: [
              text(labels.receipt, 'title', setting),
              text(order.formTitle, 'lead', setting),
              facts(parts, setting),
            ],
          },
          // The answer's code, which the town hall finds the order by (§2.2).
          {
            width: 96,
            stack: [{ qr: order.code || order.orderId, fit: 90, foreground: INK, alignment: 'right' }],
          },
        ],
        columnGap: 16,
      },
      ...(valid.length > 0 ? [text(labels.receiptTickets, 'section', setting)] : []),
      ...valid.map((code) => ticket(parts, code, setting)),
      ...contactOf(brand, setting),
    ],
  }
}

/** The receipt of a paid order with its tickets (PAY-08). */
export const renderReceipt = (parts: ReceiptParts): Promise<Buffer> =>
  renderDocument((fonts) => definition(parts, { wording: parts.wording, pictures: new Map(), fonts }))
