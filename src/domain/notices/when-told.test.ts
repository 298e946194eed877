import { describe, expect, it } from 'vitest'
import { aSection, questions } from '../../testing/builders'
import { DATA_TYPE } from '../form/question'
import { isFromPortal, notificationAddress } from './notification-address'
import { firstLoud, notificationTime } from './notification-time'

const CORDOBA = 'America/Argentina/Cordoba'
const MADRID = 'Europe/Madrid'
const at = (moment: string) => new Date(moment)

describe('when a change is told', () => {
  it('REACH-06 after ten minutes by day', () => {
    expect(notificationTime(at('2026-03-10T15:00:00Z'), CORDOBA)).toEqual(at('2026-03-10T15:10:00Z'))
  })

  it.each([
    ['in the evening', '2026-03-11T00:00:00Z', '2026-03-11T10:00:00Z'],
    ['whose ten minutes end at nine', '2026-03-10T23:50:00Z', '2026-03-11T10:00:00Z'],
    ['after midnight', '2026-03-11T04:00:00Z', '2026-03-11T10:00:00Z'],
    ['just before seven', '2026-03-11T09:49:59Z', '2026-03-11T10:00:00Z'],
    ['on the last night of a month', '2026-04-01T01:00:00Z', '2026-04-01T10:00:00Z'],
  ])('REACH-06 a change %s is told at seven by the clock of the municipality', (_name, changed, told) => {
    expect(notificationTime(at(changed), CORDOBA)).toEqual(at(told))
  })

  it('REACH-06 seven is seven on the nights on which the clock is changed', () => {
    expect(firstLoud(at('2026-03-28T22:00:00Z'), MADRID)).toEqual(at('2026-03-29T05:00:00Z'))
    expect(firstLoud(at('2026-10-24T21:00:00Z'), MADRID)).toEqual(at('2026-10-25T06:00:00Z'))
    expect(firstLoud(at('2026-03-29T05:00:00Z'), MADRID)).toEqual(at('2026-03-29T05:00:00Z'))
  })
})

describe('to whom mails about an answer go', () => {
  const asking = (...addresses: string[]) => [
    aSection({
      preguntas: questions(...addresses.map((respuesta) => ({ tipoDato: DATA_TYPE.email, respuesta }))),
    }),
  ]
  const person = { id: '7', nombre: 'Ana', apellido: 'Paz', dni: '1', cuit: '', email: 'ana@correo.test' }
  const citizen = { ...person, telefono: '', calle: '', tipo: 'fisica' }

  it('REACH-06 to the recipient, else to the first question for an address', () => {
    const secciones = asking('', 'no es', ' uno@correo.test ', 'dos@correo.test')
    expect(notificationAddress({ datosCiudadano: citizen, secciones })).toBe('ana@correo.test')
    expect(notificationAddress({ datosCiudadano: { ...citizen, email: '' }, secciones })).toBe(
      'uno@correo.test',
    )
    expect(notificationAddress({ datosCiudadano: null, secciones })).toBe('uno@correo.test')
    expect(notificationAddress({ datosCiudadano: null, secciones: asking('') })).toBe('')
  })

  it.each(['a@b.es\r\nBcc: c@d.es', 'a@b.es, c@d.es', '<a@b.es>', 'a@b', 'a b@c.es'])(
    'REACH-06 SEC-03 %j is no address',
    (respuesta) => {
      expect(notificationAddress({ datosCiudadano: null, secciones: asking(respuesta) })).toBe('')
    },
  )

  it('REACH-06 only who comes from the portal is known', () => {
    const stranger = { creadoPor: 'Usuario Anónimo', datosCiudadano: null }
    expect(isFromPortal(stranger)).toBe(false)
    expect(isFromPortal({ ...stranger, datosCiudadano: citizen })).toBe(true)
    expect(isFromPortal({ creadoPor: 'ines', datosCiudadano: citizen })).toBe(false)
  })
})
