import { deleteField, doc, getDoc, setDoc, updateDoc } from 'firebase/firestore/lite'
import { describe, it } from 'vitest'
import { NO_FACTOR_POLICY, NO_STORED_FACTOR } from '../../../src/domain/user/second-factor'
import { factorPath, sessionPath, userPath } from '../../../src/domain/store-paths'
import { countCoverage } from '../coverage'
import { signedBy } from '../documents'
import { allow, refuse } from '../judge'
import { COLLEAGUE, the } from '../people'
import { AWAY } from '../places'
import { layOut, ownerStore, storeOf } from '../store'
import { GENERATOR } from './saved-forms'

const MANAGER = the('ROLE_SUPERVISOR_ELEVADO')
const ADMIN = the('ROLE_ADMIN')

describe('which roles have a second factor', () => {
  countCoverage()
  const sound = { ...NO_FACTOR_POLICY, exigido: { ROLE_ADMIN: new Date() }, gracia: 90, recordar: true }
  const change =
    (segundoFactor: unknown, person = ADMIN) =>
    () =>
      updateDoc(doc(storeOf(person), AWAY), { segundoFactor, ...signedBy(person) })

  it('OPS-01 administrators alone say', async () => {
    await layOut({ [AWAY]: { ...(await getDoc(doc(ownerStore(), AWAY))).data() } })
    await allow(change(sound))
    await allow(change(NO_FACTOR_POLICY))
    await allow(change(null))
    await allow(change(deleteField()))
    await refuse(change(sound, MANAGER))
    await refuse(change(sound, GENERATOR))
  })

  const many = Array.from({ length: 13 }, (_, index) => `ROLE_${index}`)
  it.each([
    ['with another field', { ...sound, mas: 1 }],
    ['without one', { gracia: 1, recordar: true }],
    ['with too many offered', { ...sound, ofrecido: many }],
    ['with a text for those offered', { ...sound, ofrecido: 'ROLE_ADMIN' }],
    ['with too many required', { ...sound, exigido: Object.fromEntries(many.map((role) => [role, 1])) }],
    ['with a list of those required', { ...sound, exigido: ['ROLE_ADMIN'] }],
    ['with a day too many', { ...sound, gracia: 91 }],
    ['with less than no day', { ...sound, gracia: -1 }],
    ['with half a day', { ...sound, gracia: 1.5 }],
    ['with a word for a switch', { ...sound, recordar: 'sí' }],
    ['as a text', 'todos'],
  ])('OPS-01 is not said %s', async (_how, segundoFactor) => {
    await refuse(change(segundoFactor))
  })
})

describe('a second factor', () => {
  countCoverage()
  const paths = [COLLEAGUE, ADMIN].map(({ user }) => factorPath(user.username))

  it('OPS-01 nobody reads, writes or takes away', async () => {
    for (const path of paths) {
      await layOut({ [path]: { ...NO_STORED_FACTOR } })
      for (const person of [COLLEAGUE, MANAGER, ADMIN]) {
        await refuse(() => getDoc(doc(storeOf(person), path)))
        await refuse(() => setDoc(doc(storeOf(person), path), { ...NO_STORED_FACTOR }))
        await refuse(() => updateDoc(doc(storeOf(person), path), { fallos: 0 }))
      }
    }
  })

  it('OPS-01 nobody says of the own user or session that it has one, or that none is needed', async () => {
    const { username } = COLLEAGUE.user
    const say = (path: string, fields: object) => () => updateDoc(doc(storeOf(COLLEAGUE), path), fields)
    await refuse(say(userPath(username), { segundoFactor: null }))
    const mine = sessionPath(`sid-${username}`)
    await refuse(say(mine, { factor: new Date() }))
    await refuse(say(mine, { conFactor: true }))
    await refuse(say(mine, { sinFactorHasta: null, vence: new Date(Date.now() + 1e9) }))
  })
})
