import { deleteField, doc, serverTimestamp, updateDoc, type DocumentData } from 'firebase/firestore/lite'
import { describe, it } from 'vitest'
import { FIRST_CHOICE, MAX_FORM_NOTICES } from '../../../src/domain/notices/choice'
import { countCoverage } from '../coverage'
import { allow, refuse } from '../judge'
import { STAFF, STRANGERS, type Person } from '../people'
import { storeOf } from '../store'
import { newcomer } from './newcomer'

const CHOICE = { ...FIRST_CHOICE, desde: serverTimestamp() }
const write = (by: Person, username: string, data: DocumentData) => () =>
  updateDoc(doc(storeOf(by), `usuarios/${username}`), data)
const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`form-${at}`, 'no']))

describe('of what a person is told', () => {
  countCoverage()

  it('REACH-07 is chosen by oneself, also by who is told of turns alone, and so is until when they looked', async () => {
    for (const role of ['ROLE_SUPERVISOR', 'ROLE_INSPECTOR'] as const) {
      const person = await newcomer(role)
      const { username } = person.user
      await allow(write(person, username, { avisos: CHOICE }))
      await allow(
        write(person, username, {
          avisos: { ...CHOICE, nuevas: 'ya', ya: true, formularios: many(MAX_FORM_NOTICES) },
        }),
      )
      await allow(write(person, username, { avisosVistos: serverTimestamp() }))
    }
  })

  it('REACH-07 SEC-01 is chosen by nobody else, whoever manages the person', async () => {
    const { user } = await newcomer('ROLE_INSPECTOR')
    for (const by of [...STAFF, ...STRANGERS]) {
      await refuse(write(by, user.username, { avisos: CHOICE }))
      await refuse(write(by, user.username, { avisosVistos: serverTimestamp() }))
    }
  })

  it('REACH-07 SEC-02 SEC-04 brings nothing else along', async () => {
    const person = await newcomer('ROLE_SUPERVISOR')
    const { username } = person.user
    for (const other of [
      { roles: ['ROLE_ADMIN'] },
      { email: 'otra@correo.test' },
      { areas: [] },
      { listas: '[]' },
    ]) {
      await refuse(write(person, username, { avisos: CHOICE, ...other }))
      await refuse(write(person, username, { avisosVistos: serverTimestamp(), ...other }))
    }
  })

  it.each<[string, unknown]>([
    ['no choice at all', 'ya'],
    ['another word', { ...CHOICE, nuevas: 'siempre' }],
    ['another word for a form', { ...CHOICE, formularios: { f: true } }],
    ['what is late at once', { ...CHOICE, vencidas: 'ya' }],
    ['too many forms', { ...CHOICE, formularios: many(MAX_FORM_NOTICES + 1) }],
    ['forms that are no map', { ...CHOICE, formularios: ['f'] }],
    ['a field more', { ...CHOICE, otro: 1 }],
    ['a field less', { asignadas: 'ya' }],
    ['another moment', { ...CHOICE, desde: new Date(0) }],
    ['no language', { ...CHOICE, idioma: '<b>' }],
    ['a word for whether anything is told at once', { ...CHOICE, ya: 'no' }],
    ['nothing any more', deleteField()],
  ])('REACH-07 SEC-01 is not %s', async (_what, avisos) => {
    const person = await newcomer('ROLE_SUPERVISOR')
    await refuse(write(person, person.user.username, { avisos }))
  })

  it('REACH-07 SEC-01 was looked at now, and at no other moment', async () => {
    const person = await newcomer('ROLE_SUPERVISOR')
    for (const avisosVistos of [new Date(0), new Date(Date.now() + 86_400_000), 'hoy', null, deleteField()])
      await refuse(write(person, person.user.username, { avisosVistos }))
  })
})
