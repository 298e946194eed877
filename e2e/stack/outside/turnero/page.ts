import { openDays } from './agendas'
import { bookingOf, freeHours, type Booking, type Visit } from './bookings'
import { page, shown } from '../html'

const inWords = (day: string): string =>
  new Intl.DateTimeFormat('es', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

const back = ({ vuelta }: Visit, words: string): string => `<p><a href="${shown(vuelta)}">${words}</a></p>`

const radio = (name: string, value: string, words: string): string =>
  `<label><input type="radio" name="${name}" value="${value}" required> ${words}</label>`

const about = ({ agenda, codigo, formulario, name }: Visit): string =>
  `<p>${shown(agenda.nombre)}, ${shown(agenda.direccion)}</p><p>${shown(formulario)} · ${shown(codigo)}</p>
${name === '' ? '' : `<p>A nombre de ${shown(name)}</p>`}`

/** First the day. */
const dayPage = (visit: Visit): string =>
  page(
    'Elija un día',
    `${about(visit)}<form action="/reservar/${visit.id}"><fieldset><legend>Día</legend>
${openDays()
  .map((day) => radio('dia', day, inWords(day)))
  .join('')}</fieldset><button>Continuar</button></form>${back(visit, 'Dejarlo para después')}`,
  )

/** Then the hour. */
export const hourPage = (visit: Visit, day: string, fault = ''): string =>
  page(
    'Elija una hora',
    `${about(visit)}<p>${inWords(day)}</p>${fault === '' ? '' : `<p role="alert">${fault}</p>`}
<form method="post" action="/reservar/${visit.id}"><input type="hidden" name="dia" value="${shown(day)}">
<fieldset><legend>Hora</legend>${freeHours(visit, day)
      .map((hour) => radio('hora', hour, hour))
      .join('')}</fieldset><button>Confirmar turno</button></form>${back(visit, 'Dejarlo para después')}`,
  )

/** What is booked, and the way back. */
export const bookedPage = (visit: Visit, { fecha, hora }: Booking): string =>
  page(
    'Turno confirmado',
    `${about(visit)}<p><strong>${inWords(fecha)}, ${hora}</strong></p>${back(visit, 'Volver al formulario')}`,
  )

/** Where somebody stands who opens the page, or comes back to it. */
export function startPage(visit: Visit): string {
  const booking = bookingOf(visit.municipality, visit.respuesta)
  return booking ? bookedPage(visit, booking) : dayPage(visit)
}

/** What the real one shows for a code that it did not make. */
export const refusedPage = (): string =>
  page('No se puede reservar', '<p>El código no es válido. Vuelva al formulario y pruebe otra vez.</p>')
