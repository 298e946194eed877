import type { TFunction } from 'i18next'
import type { ListedOrder } from '../../domain/calls/list-orders'
import { writeDate } from '../../domain/dates'
import type { Cell } from '../../domain/export/cell'
import { unitsOf } from '../../domain/payment/money'
import { CSV_START, csvLines } from '../../lib/csv'

const moment = (at: number | null): Cell => (at === null ? null : { date: writeDate('cell', new Date(at)) })

/** Orders as a file for spreadsheets, as the filters leave them: by year it is the treasury's list (PAY-13). */
export function ordersFile(t: TFunction<'orders'>, orders: readonly ListedOrder[]): Blob {
  const headings = [
    ...[
      t('form'),
      t('order'),
      t('answerCode'),
      t('placedAt'),
      t('paidAt'),
      t('state'),
      t('buyer'),
      t('document'),
    ],
    ...[
      t('email'),
      t('phone'),
      t('section'),
      t('quanty'),
      t('amount'),
      t('currency'),
      t('reference'),
      t('paidBy'),
    ],
  ]
  const rows = orders.map((order): Cell[] => [
    ...[
      order.formTitle,
      order.orderId,
      order.code,
      moment(order.date),
      moment(order.paidAt),
      t(`states.${order.state}`),
    ],
    ...[order.fullName, order.dni, order.email, order.phone, order.sectionName, order.quanty],
    ...[unitsOf(order.amount), order.currency, order.reference, order.paidBy],
  ])
  return new Blob([CSV_START, csvLines([headings, ...rows])], { type: 'text/csv;charset=utf-8' })
}
