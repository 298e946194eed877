import type { TFunction } from 'i18next'
import type { ListedOrder, Span } from '../../domain/payment/listed-order'
import type { DateWriter } from '../../domain/dates'
import type { Cell } from '../../domain/export/cell'
import { unitsOf } from '../../domain/payment/money'
import { movementsOf, orderWord } from '../../domain/payment/orders-list'
import { CSV_START, csvLines } from '../../lib/csv'

/** The words of the file, and how moments are written: by the municipality's clock. */
export interface FileWording {
  t: TFunction<'orders'>
  write: DateWriter
}

/** Each column: its heading, and what an order has there. */
const columnsOf = (
  { t, write }: FileWording,
  span: Span | null,
): [heading: string, cell: (order: ListedOrder) => Cell][] => {
  const moment = (at: number | null): Cell => (at === null ? null : { date: write('cell', new Date(at)) })
  const refunds = (order: ListedOrder) => movementsOf(order, span).refunds
  const joined = (texts: string[]) => texts.filter(Boolean).join(' · ')
  return [
    [t('form'), ({ formTitle }) => formTitle],
    [t('order'), ({ orderId }) => orderId],
    [t('answerCode'), ({ code }) => code],
    [t('placedAt'), ({ date }) => moment(date)],
    [t('paidAt'), ({ paidAt }) => moment(paidAt)],
    [t('state'), (order) => t(`states.${orderWord(order)}`)],
    [t('buyer'), ({ fullName }) => fullName],
    [t('document'), ({ dni }) => dni],
    [t('email'), ({ email }) => email],
    [t('phone'), ({ phone }) => phone],
    [t('section'), ({ sectionName }) => sectionName],
    [t('quanty'), ({ quanty }) => quanty],
    [t('amount'), ({ amount }) => unitsOf(amount)],
    [t('currency'), ({ currency }) => currency],
    [t('reference'), ({ reference }) => reference],
    [t('paidBy'), ({ paidBy }) => paidBy],
    [t('secondPaidAt'), ({ secondPayment }) => moment(secondPayment?.at ?? null)],
    [t('collected'), (order) => unitsOf(movementsOf(order, span).collected)],
    [t('refunded'), (order) => unitsOf(movementsOf(order, span).refunded)],
    [t('refundedAt'), (order) => moment(refunds(order).at(-1)?.at ?? null)],
    [t('refundedBy'), (order) => joined(refunds(order).map(({ by }) => by))],
    [t('refundReason'), (order) => joined(refunds(order).map(({ reason }) => reason))],
    [t('refundWay'), (order) => joined(refunds(order).map(({ way }) => t(`ways.${way}`)))],
  ]
}

/**
 * Orders as a file for spreadsheets, as the filters leave them: by year it is the treasury's list (PAY-13).
 * @param span the time whose money counts; null for always
 */
export function ordersFile(wording: FileWording, orders: readonly ListedOrder[], span: Span | null): Blob {
  const columns = columnsOf(wording, span)
  const rows = orders.map((order) => columns.map(([, cell]) => cell(order)))
  const lines = csvLines([columns.map(([heading]) => heading), ...rows])
  return new Blob([CSV_START, lines], { type: 'text/csv;charset=utf-8' })
}
