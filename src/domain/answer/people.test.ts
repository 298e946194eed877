import { describe, expect, it } from 'vitest'
import { LUCIA } from '../../testing/citizens'
import { toCitizen } from '../citizen/citizen'
import type { Citizen } from './answer'
import { authorName, citizenName, citizenNumber, intervieweeInWords } from './people'

const citizen = (given: Partial<Citizen>): Citizen => ({
  ...toCitizen(LUCIA, { kind: 'fisica', number: '' }),
  ...given,
})

describe('who answered', () => {
  it.each([
    ['Eva', 'Luna', 'Eva Luna'],
    ['', 'Luna', 'Luna'],
    ['Eva', '', 'Eva'],
    ['', '', 'eva.luna'],
  ])('ALIST-01 «%s» and «%s» is named %s', (firstName, lastName, name) => {
    expect(authorName({ firstName, lastName, creadoPor: 'eva.luna' })).toBe(name)
  })
})

describe('who answered without signing in to work', () => {
  const nameless = { firstName: '', lastName: '', creadoPor: 'Usuario Anónimo' }

  it('ANS-19 a citizen of the portal is named, and only who is named nowhere is anonymous', () => {
    const lucia = citizen({ nombre: 'Lucía', apellido: 'Paz' })
    expect(authorName({ ...nameless, datosCiudadano: lucia })).toBe('Lucía Paz')
    expect(authorName({ ...nameless, datosCiudadano: null })).toBe('Usuario Anónimo')
    // Staff who answered about her did so themselves.
    expect(authorName({ ...nameless, creadoPor: 'eva', datosCiudadano: lucia })).toBe('eva')
  })
})

describe('whom an answer is about', () => {
  it('RECIP-03 a legal entity is named without its surname, and an answer about nobody has no name', () => {
    expect(citizenName(citizen({ nombre: 'Ana', apellido: 'Ríos' }))).toBe('Ana Ríos')
    expect(citizenName(citizen({ nombre: 'La Espiga', apellido: 'Dummy' }))).toBe('La Espiga')
    expect(citizenName(null)).toBe('')
  })

  it.each([
    ['30111222', '', '30111222'],
    ['30111222', '30712345678', '30111222'],
    ['', '30712345678', '30712345678'],
    ['', '', ''],
  ])('RECIP-03 with DNI «%s» and CUIT «%s» has the number «%s»', (dni, cuit, number) => {
    expect(citizenNumber(citizen({ dni, cuit }))).toBe(number)
  })

  it('RECIP-03 an answer about nobody has no number', () => {
    expect(citizenNumber(null)).toBe('')
  })

  it.each([
    [{ nombre: 'Rosa Ibáñez', direccion: 'Mitre 40' }, 'Rosa Ibáñez, Mitre 40'],
    [{ nombre: 'Rosa Ibáñez', direccion: '' }, 'Rosa Ibáñez'],
    [{ nombre: '', direccion: 'Mitre 40' }, 'Mitre 40'],
    [null, ''],
    [undefined, ''],
  ])('VIEW-01 of older answers %o was interviewed: «%s»', (persona, words) => {
    expect(intervieweeInWords({ persona })).toBe(words)
  })
})
