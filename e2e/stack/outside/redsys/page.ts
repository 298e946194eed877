import { page, shown } from '../html'
import type { AskedPayment } from './payments'

const button = (id: string, what: string, words: string): string =>
  `<form method="post" action="/sis/pagar"><input type="hidden" name="id" value="${id}">
<button name="what" value="${what}">${words}</button></form>`

/** The payment page: what is to be paid, and what may be done. */
export const payPage = ({ id, asked }: AskedPayment): string =>
  page(
    'Pasarela de pago de prueba',
    `<p>${shown(asked.DS_MERCHANT_PRODUCTDESCRIPTION)}</p><p>${shown(asked.DS_MERCHANT_TITULAR)}</p>
<p><strong>${(Number(asked.DS_MERCHANT_AMOUNT) / 100).toFixed(2)} €</strong></p><p>Pedido ${asked.DS_MERCHANT_ORDER}</p>
${button(id, 'pay', 'Pagar')}${button(id, 'refuse', 'Rechazar')}${button(id, 'close', 'Cerrar')}`,
  )

/** What the real one shows when it does not take a message. */
export const faultPage = (code: string): string => page('Error en los datos enviados', `<p>${code}</p>`)

export const closedPage = (): string => page('Pago cancelado', '<p>Puede cerrar esta ventana.</p>')
