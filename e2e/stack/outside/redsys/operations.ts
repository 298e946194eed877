import { z } from 'zod'
import type { Reply } from '../modes'
import type { Operation, System } from '../stand-in'
import type { Wire } from '../validate'
import {
  attemptAt,
  attemptWithId,
  beginAttempt,
  decide,
  forgetAttempts,
  readAsked,
  wordOf,
  type Attempt,
} from './attempts'
import { noticeSchema, notify, type Notice } from './notify'
import { closedPage, faultPage, payPage } from './page'

let notices: Notice = 'once'

const html = (status: number, text: string): Reply => ({ status, body: null, html: text })

function openPage(body: unknown): Reply {
  const asked = readAsked(body)
  const attempt = typeof asked === 'string' ? asked : beginAttempt(asked)
  return typeof attempt === 'string' ? html(400, faultPage(attempt)) : html(200, payPage(attempt))
}

const pressedSchema = z.object({ id: z.string(), what: z.enum(['pay', 'refuse', 'close']) })

function press(body: unknown): Reply {
  const pressed = pressedSchema.safeParse(body)
  const attempt = pressed.success ? attemptWithId(pressed.data.id) : undefined
  if (!pressed.success || !attempt) return html(400, faultPage('SIS0000'))
  if (pressed.data.what === 'close') return html(200, closedPage())
  const isPaid = pressed.data.what === 'pay'
  decide(attempt, isPaid)
  void notify(attempt, notices)
  const { DS_MERCHANT_URLOK: ok, DS_MERCHANT_URLKO: ko } = attempt.asked
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

/** Answers a question about an order of a merchant by its newest attempt. */
const about =
  (answer: (attempt: Attempt) => unknown): Operation =>
  ({ body }) => {
    const asked = readAsked(body)
    if (typeof asked === 'string') return { status: 200, body: { errorCode: asked } }
    const attempt = attemptAt(asked)
    return { status: 200, body: attempt ? answer(attempt) : unknown }
  }

const consultarPeticion = about((attempt) =>
  attempt.state === 'open' ? unknown : wordOf(attempt, attempt.state),
)

const trataPeticionREST = about((attempt) => {
  if (attempt.state !== 'paid' && attempt.state !== 'refunded') return { errorCode: 'SIS0054' }
  attempt.state = 'refunded'
  return wordOf(attempt, 'refunded')
})

/** The stand-in for the card payment provider. */
export const REDSYS_SYSTEM: System = {
  name: 'redsys',
  contract: new URL('redsys.openapi.json', import.meta.url),
  operations: { consultarPeticion, trataPeticionREST },
  door,
  forget: () => {
    forgetAttempts()
    notices = 'once'
  },
}
