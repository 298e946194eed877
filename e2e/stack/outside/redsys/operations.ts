import { z } from 'zod'
import type { Reply } from '../modes'
import type { Operation, System } from '../stand-in'
import type { Wire } from '../validate'
import {
  newestPayment,
  paymentWithId,
  beginPayment,
  decide,
  forgetPayments,
  giveBack,
  readAsked,
  wordOf,
  type Asked,
  type AskedPayment,
} from './payments'
import { noticeSchema, notify, type Notice } from './notify'
import { closedPage, faultPage, payPage } from './page'

let notices: Notice = 'once'

const html = (status: number, text: string): Reply => ({ status, body: null, html: text })

function openPage(body: unknown): Reply {
  const asked = readAsked(body)
  const payment = typeof asked === 'string' ? asked : beginPayment(asked)
  return typeof payment === 'string' ? html(400, faultPage(payment)) : html(200, payPage(payment))
}

const pressedSchema = z.object({ id: z.string(), what: z.enum(['pay', 'refuse', 'close']) })

function press(body: unknown): Reply {
  const pressed = pressedSchema.safeParse(body)
  const payment = pressed.success ? paymentWithId(pressed.data.id) : undefined
  if (!pressed.success || !payment) return html(400, faultPage('SIS0000'))
  if (pressed.data.what === 'close') return html(200, closedPage())
  const isPaid = pressed.data.what === 'pay'
  decide(payment, isPaid)
  void notify(payment, notices)
  const { DS_MERCHANT_URLOK: ok, DS_MERCHANT_URLKO: ko } = payment.asked
  return { status: 303, body: {}, location: isPaid ? ok : ko }
}

/** `POST /__notify` says how notifications are sent from now on. */
function door({ method, path, body }: Wire): Reply | null {
  switch (`${method} ${path}`) {
    case 'POST /sis/realizarPago':
      return openPage(body)
    case 'POST /sis/pagar':
      return press(body)
    case 'POST /__notify': {
      const asked = noticeSchema.safeParse(body)
      if (!asked.success) return { status: 400, body: { error: asked.error.message } }
      notices = asked.data.how
      return { status: 200, body: asked.data }
    }
    default:
      return null
  }
}

const unknown = { errorCode: 'SIS0057' }

/** Answers a question about an order of a merchant by the payment that counts. */
const about =
  (answer: (payment: AskedPayment, asked: Asked) => unknown): Operation =>
  ({ body }) => {
    const asked = readAsked(body)
    if (typeof asked === 'string') return { status: 200, body: { errorCode: asked } }
    const payment = newestPayment(asked)
    return { status: 200, body: payment ? answer(payment, asked) : unknown }
  }

const REFUND = '3'

const consultarPeticion = about((payment, asked) => {
  if (asked.DS_MERCHANT_TRANSACTIONTYPE === REFUND) {
    return payment.refunded === 0 ? unknown : wordOf(payment, 'refunded', payment.refunded)
  }
  return payment.state === 'open' ? unknown : wordOf(payment, payment.state)
})

const trataPeticionREST = about((payment, asked) => {
  const amount = Number(asked.DS_MERCHANT_AMOUNT)
  return giveBack(payment, amount) ? wordOf(payment, 'refunded', amount) : { errorCode: 'SIS0054' }
})

/** The stand-in for the card payment provider. */
export const REDSYS_SYSTEM: System = {
  name: 'redsys',
  contract: new URL('redsys.openapi.json', import.meta.url),
  operations: { consultarPeticion, trataPeticionREST },
  door,
  forget: () => {
    forgetPayments()
    notices = 'once'
  },
}
