import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { counterPath } from '../../functions/src/limits/rate-limit'
import { workOn } from '../../functions/src/person/erase'
import { ROLES } from '../../src/domain/user/roles'
import { answerPath } from '../../src/domain/store-paths'
import { newName } from '../rules/documents'
import { AWAY, FOREIGN_AREA, HOME, PLACES } from '../rules/places'
import { auditEntries } from './audit-entries'
import { call } from './calls'
import { beginCorrecting, CITIZEN, left, revise, RUBRO, save, sendBack, standing } from './correcting'
import {
  aboutNorma,
  answered,
  ask,
  askedFor,
  BY_DOCUMENT,
  BY_NAME,
  NORMA,
  requestRef,
  SEARCH,
  telling,
} from './person-world'
import { atWork, nobodyOfStaff } from './staff-tokens'
import { beginWorld, owner, read, write } from './world'
import { erasureRefusalOf } from '../../src/domain/privacy/person-erasure'

const REQUESTS = (answers: string[], id = 'peticion-de-prueba') => ({
  findPerson: { municipality: HOME, search: SEARCH, after: null },
  getPersonFile: { municipality: HOME, answers, language: 'es' },
  requestErasure: { municipality: HOME, search: SEARCH, answers, attempt: newName(owner, 'intento-') },
  decideErasure: { id, decision: 'confirm' },
  listErasures: { municipality: HOME, language: 'es' },
})
const ADMINISTER = ['ROLE_ADMIN', 'ROLE_SUPERVISOR_ELEVADO']

let elsa: string
let adela: string
let answer: string
beforeAll(beginWorld)
beforeEach(async () => {
  elsa = await atWork('elsa', 'ROLE_SUPERVISOR_ELEVADO')
  adela = await atWork('adela', 'ROLE_ADMIN')
  answer = await aboutNorma()
})
const isThere = async (id: string) => (await read(answerPath(id))) !== undefined

describe('the rights of a person are administered', () => {
  it.each(ROLES.filter((role) => !ADMINISTER.includes(role)))('OPS-03 SEC-01 not by %s', async (role) => {
    const { id } = await askedFor(elsa, [await telling('Norma Vega')], { search: BY_NAME })
    const token = await atWork(`otro-${role.toLowerCase()}`, role)
    for (const [name, data] of Object.entries(REQUESTS([answer], id)))
      expect([name, (await call(name, token, data)).status]).toEqual([name, 'PERMISSION_DENIED'])
    expect((await requestRef(id).get()).get('estado')).toBe('esperando')
  })

  it.each(nobodyOfStaff('adela'))('OPS-03 SEC-01 not by %s', async (_who, token) => {
    for (const [name, data] of Object.entries(REQUESTS([answer])))
      expect([name, (await call(name, await token(), data)).status]).toEqual([name, 'UNAUTHENTICATED'])
  })

  it('OPS-03 SEC-02 not by who administers another municipality, whatever of it they name', async () => {
    const foreign = { areas: [FOREIGN_AREA], municipalityPath: AWAY }
    const away = await atWork('lejos', 'ROLE_SUPERVISOR_ELEVADO', foreign)
    const { id } = await askedFor(elsa, [await telling('Norma Vega')], { search: BY_NAME })
    for (const [name, data] of Object.entries(REQUESTS([answer], id)))
      expect([name, (await call(name, away, data)).status]).toEqual([name, 'PERMISSION_DENIED'])
    const theirs = { municipality: AWAY, answers: [answer] }
    expect((await call('getPersonFile', away, { ...theirs, language: 'es' })).status).toBe(
      'PERMISSION_DENIED',
    )
    const asked = await ask(away, [answer], { municipality: AWAY })
    expect([asked.status, erasureRefusalOf(asked.details)]).toEqual(['FAILED_PRECONDITION', 'notFound'])
    const found = await call('findPerson', away, { municipality: AWAY, search: SEARCH, after: null })
    expect(JSON.stringify(found.result)).not.toContain(answer)
    expect(await isThere(answer)).toBe(true)
  })

  it('OPS-03 SEC-02 a place to go on from leads to no other collection, and not to another municipality', async () => {
    const elsewhere = await answered({ datosCiudadano: NORMA }, { place: PLACES['other municipality'] })
    const go = (after: unknown) => call('findPerson', elsa, { municipality: HOME, search: SEARCH, after })
    for (const after of [
      'usuarios:',
      'answers:usuarios/elsa',
      'answers:x',
      'order:../x',
      'x',
      7,
      'note:a/b/c',
    ])
      expect([after, (await go(after)).status]).toEqual([after, 'INVALID_ARGUMENT'])
    const all = await Promise.all(['answers:', 'note:', 'order:', 'certificate:'].map(go))
    expect(JSON.stringify(all)).toContain(answer)
    expect(JSON.stringify(all)).not.toContain(elsewhere)
  })

  it('OPS-03 SEC-03 a search that is too vague, and one that is begun too often, finds nobody', async () => {
    for (const search of [
      { name: 'N' },
      { name: '*' },
      { document: '%' },
      { telephone: '3' },
      {},
      { mail: '@' },
    ])
      expect((await call('findPerson', elsa, { municipality: HOME, search, after: null })).status).toBe(
        'INVALID_ARGUMENT',
      )
    const token = await atWork('prisas', 'ROLE_ADMIN')
    const search = (after: string | null) =>
      call('findPerson', token, { municipality: HOME, search: BY_DOCUMENT, after })
    const caduca = new Date(Date.now() + 3_600_000)
    for (const [what, after] of [
      ['personas', null],
      ['personas, páginas', 'note:'],
    ] as const) {
      expect((await search(after)).status).toBe('OK')
      await write(counterPath({ what, who: 'prisas' }), { que: what, cuantos: 6000, caduca })
      expect((await search(after)).status).toBe('RESOURCE_EXHAUSTED')
    }
  })
})

describe('a request to erase', () => {
  it('OPS-03 is not confirmed by who asked, and by another administrator once', async () => {
    const { id } = await askedFor(elsa, [await telling('Norma Vega')], { search: BY_NAME })
    const decide = (token: string, decision = 'confirm') => call('decideErasure', token, { id, decision })
    const own = await decide(elsa)
    expect([own.status, erasureRefusalOf(own.details)]).toEqual(['FAILED_PRECONDITION', 'own'])
    const rosa = await atWork('rosa', 'ROLE_SUPERVISOR_ELEVADO')
    const both = await Promise.all([decide(adela), decide(rosa)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['FAILED_PRECONDITION', 'OK'])
    // Whoever heard nothing of it asks again, and it is the same decision.
    const again = await Promise.all([decide(adela), decide(rosa)])
    expect(again.map(({ status }) => status)).toEqual(both.map(({ status }) => status))
    expect((await auditEntries('supresionConfirmada')).length).toBe(1)
    await workOn(requestRef(id))
    const late = await decide(adela, 'refuse')
    expect(erasureRefusalOf(late.details)).toBe('decided')
    expect((await call('decideErasure', adela, { id: 'ninguna', decision: 'confirm' })).status).toBe(
      'PERMISSION_DENIED',
    )
  })

  it('OPS-03 eleven answers, or one that only a name tells, wait for another administrator', async () => {
    const eleven = await Promise.all(Array.from({ length: 11 }, () => aboutNorma()))
    expect((await askedFor(elsa, eleven)).state).toBe('esperando')
    const named = await telling('Norma Vega')
    expect((await askedFor(elsa, [named, answer])).state).toBe('esperando')
    expect(await isThere(named)).toBe(true)
  })

  it('OPS-03 sent again is the same one, and no answer is in two that are not over', async () => {
    const attempt = 'intento-de-siempre'
    const named = await telling('Norma Vega')
    const twice = await Promise.all([1, 2].map(() => ask(elsa, [named], { attempt })))
    const [first, second] = twice.map(({ result }) => result)
    expect(first).toEqual(second)
    const other = await ask(adela, [named, answer])
    expect([other.status, erasureRefusalOf(other.details)]).toEqual(['FAILED_PRECONDITION', 'underWay'])
    // The attempt of somebody else is another one.
    expect(erasureRefusalOf((await ask(adela, [named], { attempt })).details)).toBe('underWay')
  })

  it('OPS-03 takes no answer that does not name the person: a homonym by number, anybody else, one that is gone', async () => {
    const homonym = await answered({
      datosCiudadano: { ...NORMA, id: 'otra', dni: '30999888', email: '', telefono: '' },
    })
    const stranger = await telling('Nadie')
    for (const [wrong, search] of [
      [homonym, BY_DOCUMENT],
      [stranger, SEARCH],
      ['no-existe', SEARCH],
    ] as const) {
      const asked = await ask(elsa, [answer, wrong], { search })
      expect([asked.status, erasureRefusalOf(asked.details)]).toEqual(['FAILED_PRECONDITION', 'notFound'])
    }
    expect(await isThere(answer)).toBe(true)
    expect((await askedFor(elsa, [answer], { search: BY_DOCUMENT })).state).toBe('borrando')
  })

  it('OPS-03 races a citizen who revises the answer: it is gone, and stays so', async () => {
    await beginCorrecting()
    const clerk = await atWork('elsa', 'ROLE_SUPERVISOR_ELEVADO')
    await save()
    await sendBack({ items: [RUBRO] })
    const revised = left.answer.id
    const secciones = standing().answer('Rubro', 'Pub').stored
    const { id } = await askedFor(clerk, [revised], { search: { ...BY_DOCUMENT, document: CITIZEN.dni } })
    await Promise.all([revise({ secciones }), workOn(requestRef(id))])
    expect((await revise({ secciones })).status).toBe('PERMISSION_DENIED')
    expect(await isThere(revised)).toBe(false)
    expect((await requestRef(id).get()).get('estado')).toBe('hecha')
  })
})
