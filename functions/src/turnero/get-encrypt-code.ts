import { randomUUID } from 'node:crypto'
import { HttpsError } from 'firebase-functions/v2/https'
import * as z from 'zod/mini'
import type { StoredAnswer } from '../../../src/domain/answer/answer'
import { isBookingPage } from '../../../src/domain/appointment/booking-page'
import {
  GET_TURNERO_ENCRYPT_CODE_CHECKED,
  type GetTurneroEncryptCodeResponse,
} from '../../../src/domain/calls/get-turnero-encrypt-code'
import type { AppointmentGroup } from '../../../src/domain/form/form'
import { formSchema } from '../../../src/domain/form/stored-form'
import { paymentOf } from '../../../src/domain/payment/answer-payment'
import { formPath } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { decode } from '../platform/decode'
import { forbidden, outsideFailed } from '../platform/errors'
import { served } from '../platform/served'
import { municipalityOfAnswer, type MunicipalityOutside } from '../platform/municipality'
import { askOutside } from '../platform/outside'
import { APP_URL, TURNERO_PAGE_URL } from '../platform/params'
import { answerToBook, bookingCaller, type BookingCaller } from './own-booking'
import { TURNERO } from './system'
import { withoutAnswers } from '../../../src/domain/text/without-answers'

const codeSchema = z.object({ data: z.string().check(z.minLength(1), z.maxLength(4096)) })

/** The agenda of the form as it is now: in one that was replaced nobody books any more. */
async function agendaOf({ idPlantilla }: StoredAnswer): Promise<AppointmentGroup> {
  const form = decode(formSchema, await database().doc(formPath(idPlantilla)).get(), { id: idPlantilla })
  if (!form?.appointmentGroup) throw new HttpsError('failed-precondition', 'The form has no agenda.')
  return form.appointmentGroup
}

/**
 * Where the booking page leads back to: the saved page of who answered (APPT-02), the page of the order with its
 * tickets where something was bought, the view of staff.
 */
function wayBack({ kind }: BookingCaller, stored: StoredAnswer, { usarAWS }: MunicipalityOutside): string {
  const { id, idPlantilla, codigoMunicipio, datosCiudadano } = stored
  const inAddress = id.replaceAll('%', '%25')
  const ways: Record<BookingCaller['kind'], string[]> = {
    staff: ['ver', inAddress],
    stranger: ['publico', 'guardado', idPlantilla, codigoMunicipio],
    citizen: [
      'ciudadano',
      'guardado',
      idPlantilla,
      codigoMunicipio,
      datosCiudadano?.id ?? '',
      String(usarAWS),
    ],
  }
  const payment = paymentOf(stored)
  const isBought = kind !== 'staff' && payment?.status === 'paid'
  const way = isBought ? ['pago-exitoso', payment.order, inAddress] : ways[kind]
  return [APP_URL.value(), ...way.map(encodeURIComponent)].join('/')
}

/**
 * The code with which an appointment is booked for an answer of the caller, and what else the booking page is opened
 * with (§2.7, APPT-01). The appointment system seals into it which answer it is for and where the page leads back to.
 * @throws HttpsError of {@link bookingCaller}, {@link answerToBook} and {@link askOutside}, `failed-precondition` where
 * the form has no agenda, `invalid-argument`
 */
export const getTurneroEncryptCode = served(
  GET_TURNERO_ENCRYPT_CODE_CHECKED,
  async (request): Promise<GetTurneroEncryptCodeResponse> => {
    const caller = await bookingCaller(request)
    const requested = request.checked()
    const stored = await answerToBook(caller, requested.answerId)
    if (stored.invalida || stored.removeVision === true) throw forbidden()
    const { appointmentData, tenantId, tenantUniqueName: tenant } = await agendaOf(stored)
    const municipality = await municipalityOfAnswer(stored.municipalityPath)
    const page = TURNERO_PAGE_URL.value()
    if (!municipality || !isBookingPage(page)) throw outsideFailed({ outside: 'turnero', reason: 'down' })
    const { codigoMunicipio: docCode, idPlantilla: formId, datosCiudadano } = stored
    const titulo = withoutAnswers(stored.titulo)
    const { data } = await askOutside(TURNERO, {
      operation: 'makeCode',
      path: ['v1', 'municipios', municipality.idMuniCore, 'codigos'],
      body: {
        ...{ respuesta: stored.id, codigo: docCode, formulario: titulo },
        ...{ grupo: appointmentData.id, tenantId, vuelta: wayBack(caller, stored, municipality) },
      },
      idempotencyKey: randomUUID(),
      schema: codeSchema,
    })
    const citizenId = caller.kind === 'stranger' ? '' : (datosCiudadano?.id ?? '')
    return { data, page, tenant, formId, titulo, docCode, agenda: appointmentData.id, citizenId }
  },
)
