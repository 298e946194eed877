import type { Attempt } from './attempts'

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const shown = (text: string): string => text.replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter)

const STYLE = `body{font:16px/1.5 system-ui;max-width:28rem;margin:2rem auto;padding:0 1rem}
button{font:inherit;padding:.75rem 1rem;margin:.25rem 0;width:100%}`

const page = (title: string, body: string): string => `<!doctype html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`

const button = (id: string, what: string, words: string): string =>
  `<form method="post" action="/sis/pagar"><input type="hidden" name="id" value="${id}">
<button name="what" value="${what}">${words}</button></form>`

/** The payment page: what is to be paid, and what may be done. */
export const payPage = ({ id, asked }: Attempt): string =>
  page(
    'Pasarela de pago de prueba',
    `<p>${shown(asked.DS_MERCHANT_PRODUCTDESCRIPTION)}</p><p>${shown(asked.DS_MERCHANT_TITULAR)}</p>
<p><strong>${(Number(asked.DS_MERCHANT_AMOUNT) / 100).toFixed(2)} €</strong></p><p>Pedido ${asked.DS_MERCHANT_ORDER}</p>
${button(id, 'pay', 'Pagar')}${button(id, 'refuse', 'Rechazar')}${button(id, 'close', 'Cerrar')}`,
  )

/** What the real one shows when it does not take a message. */
export const faultPage = (code: string): string => page('Error en los datos enviados', `<p>${code}</p>`)

export const closedPage = (): string => page('Pago cancelado', '<p>Puede cerrar esta ventana.</p>')
