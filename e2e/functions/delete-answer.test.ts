import { beforeAll, describe, expect, it } from 'vitest'
import { deleteAnswer } from '../../functions/src/answers/delete-answer'
import { ROLES } from '../../src/domain/user/roles'
import { oneAnswer } from '../../src/domain/access/things'
import type { StoredAnswer } from '../../src/domain/answer/answer'
import { deleteAnswer as deleteInBrowser } from '../../src/data/staff/answers'
import { abilityFor } from '../../src/lib/ability'
import { aUser, THREE_STATES } from '../../src/testing/builders'
import { answerTo, formAt, newName, stored } from '../rules/documents'
import { AREA, OWN_AREA, PLACES, RELATIONS } from '../rules/places'
import { PROJECT_ID } from '../stack/ports'
import { signInAnonymously } from './accounts'
import { auditEntries } from './audit-entries'
import { ORIGIN } from './callable'
import { call } from './calls'
import { connectData, enter, failureOf, leave } from './data'
import { atWork, claimsToken } from './staff-tokens'
import { heard, onceHeard } from './events'
import { beginWorld, change, hire, owner, read, remove, write } from './world'

const FORM = formAt(OWN_AREA, { id: 'borrable', titulo: 'Comercios', estados: THREE_STATES })
const AUTHOR = { creadoPor: 'otra', uid: 'uid-otra', firstName: '', lastName: '', inspectorID: '' }
const at = (id: string) => `respuestas_formularios/${id}`

/** An answer that nobody's trigger looks at. */
async function kept(given: Partial<StoredAnswer> = {}): Promise<StoredAnswer> {
  const answer = answerTo(FORM, AUTHOR, { id: newName(owner, 'respuesta'), ...given })
  await write(at(answer.id), { ...stored(owner, answer), fechaCreacion: new Date() })
  return answer
}
const deletions = async (id: string) =>
  (await auditEntries('borrado')).filter(({ respuesta }) => respuesta === id)

let supervisor: string
beforeAll(async () => {
  connectData()
  await beginWorld()
  supervisor = await atWork('sara', 'ROLE_SUPERVISOR')
})

/** Past the emulator, which begins a program for each call that comes while another runs. */
function deletedHere(username: string, answerId: string): Promise<boolean> {
  const firebase = { sign_in_provider: 'custom', identities: {} }
  const facts = { aud: PROJECT_ID, auth_time: 0, exp: 0, iat: 0, iss: '', sub: '', uid: '', firebase }
  const token = { ...facts, usuario: username, sid: `sid-${username}` }
  return deleteAnswer({ auth: { uid: '', rawToken: '', token }, data: { answerId } }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Error && Reflect.get(error, 'code') === 'permission-denied') return false
      throw error
    },
  )
}

describe('deleting an answer', () => {
  it('SEC-06 ALIST-04 notes who did it, with which role, from where, and what the answer was', async () => {
    const answer = await kept()
    expect((await call('deleteAnswer', supervisor, { answerId: answer.id })).result).toEqual({
      status: 'ok',
      until: expect.any(Number),
    })
    expect(await read(at(answer.id))).toBeUndefined()
    expect(await deletions(answer.id)).toMatchObject([
      {
        ...{ por: 'sara', rol: 'ROLE_SUPERVISOR', sesion: 'sid-sara', origen: ORIGIN },
        ...{ de: 'Pendiente', codigoMunicipio: answer.codigoMunicipio, creadoPor: 'otra' },
        ...{ idPlantilla: FORM.id, formulario: 'Comercios', municipalityPath: OWN_AREA.municipalityPath },
      },
    ])
  })

  it('VIEW-06 removes the staff’s notes about it, and those of no other answer', async () => {
    const [gone, kept1] = [await kept(), await kept()]
    for (const { id } of [gone, kept1]) await write(`${at(id)}/notas/nota-interna-1`, { texto: 'Llamar' })
    await heard()
    await remove(at(gone.id))
    await onceHeard(async () => expect(await read(`${at(gone.id)}/notas/nota-interna-1`)).toBeUndefined())
    expect(await read(`${at(kept1.id)}/notas/nota-interna-1`)).toBeDefined()
  })

  it('OPS-09 leaves nothing below it: neither its incident nor its certificate', async () => {
    const { id } = await kept()
    const inside = ['muniCore', 'certificado'].map((name) => `${at(id)}/interno/${name}`)
    for (const path of inside) await write(path, { numero: 7 })
    await heard()
    await remove(at(id))
    await onceHeard(async () =>
      expect(await Promise.all(inside.map((path) => read(path)))).toEqual([undefined, undefined]),
    )
  })

  it('SEC-06 is noted once by the function, and without a name by the trigger when an operator deletes', async () => {
    const [byStaff, byOperator] = [await kept(), await kept()]
    await heard()
    await call('deleteAnswer', supervisor, { answerId: byStaff.id })
    await remove(at(byOperator.id))
    await onceHeard(async () => expect(await deletions(byOperator.id)).toHaveLength(1))
    expect(await deletions(byOperator.id)).toMatchObject([{ por: '' }])
    expect(await deletions(byStaff.id)).toMatchObject([{ por: 'sara' }])
  })

  it('SEC-06 twice, at once or later, is one deletion and one entry, of whoever came first', async () => {
    await atWork('lola', 'ROLE_ADMIN')
    const answer = await kept()
    const outcomes = ['sara', 'lola', 'sara', 'lola'].map((who) => deletedHere(who, answer.id))
    expect(await Promise.all(outcomes)).toEqual([true, true, true, true])
    expect(await deletedHere('sara', answer.id)).toBe(true)
    expect(await deletions(answer.id)).toHaveLength(1)
  })

  it('SEC-01 ALIST-04 works for a damaged answer too, for whoever it belongs to', async () => {
    const { id } = await kept()
    await change(at(id), { estados: 'rotos', secciones: 7, codigoMunicipio: null, titulo: { a: 1 } })
    expect(await deletedHere('sara', id)).toBe(true)
    const [entry] = await deletions(id)
    expect(entry).toMatchObject({ por: 'sara', codigoMunicipio: '' })
    await write(at('sin-lugar-ninguno'), { areas: 'todas', creadoPor: ['sara'] })
    expect(await deletedHere('sara', 'sin-lugar-ninguno')).toBe(false)
    expect(await deletedHere('lola', 'sin-lugar-ninguno')).toBe(true)
  })

  it('SEC-06 is refused to strangers, citizens and closed sessions; an impossible id names nothing', async () => {
    const { id: answerId } = await kept()
    await atWork('fuera', 'ROLE_ADMIN')
    await change('sesiones_web/sid-fuera', { active: false })
    const citizen = claimsToken('sara', 'sid-sara', { citizenId: 'c-1' })
    for (const token of [null, await signInAnonymously(), claimsToken('fuera'), citizen]) {
      expect((await call('deleteAnswer', token, { answerId })).status).toBe('UNAUTHENTICATED')
    }
    expect(await read(at(answerId))).toBeDefined()
    for (const odd of ['', '..', 'a/b', '__x__', 7, null]) {
      expect((await call('deleteAnswer', supervisor, { answerId: odd })).status).toBe('INVALID_ARGUMENT')
    }
  })

  it('ALIST-04 by the browser ends as gone, gone already, or refused', async () => {
    await enter(await hire('berta', 'ROLE_SUPERVISOR', { areas: [AREA] }))
    const { id } = await kept()
    await deleteInBrowser(id)
    expect(await read(at(id))).toBeUndefined()
    await deleteInBrowser(id)
    const elsewhere = await kept(PLACES['other area'])
    expect(await failureOf(deleteInBrowser(elsewhere.id))).toMatchObject({ code: 'forbidden' })
    await leave()
  })
})

describe('who deletes an answer', () => {
  it.each(ROLES)(
    'ROLE-01 ROLE-03 ALIST-04 %s deletes what the table allows and nothing else',
    async (role) => {
      const username = role.toLowerCase().replaceAll('_', '.')
      const email = `${username}@villadelrio.test`
      await atWork(username, role, { email })
      const user = aUser(role, { username, email })
      const places = RELATIONS.flatMap((relation) =>
        [username, email, 'otra'].map((creadoPor) => ({ ...PLACES[relation], creadoPor })),
      )
      const outcomes = places.map(async (place) => {
        const { id } = await kept(place)
        const deleted = await deletedHere(username, id)
        return { place, deleted, gone: (await read(at(id))) === undefined }
      })
      const allowed = places.map((place) => abilityFor(user).can('delete', oneAnswer(place)))
      expect(await Promise.all(outcomes)).toEqual(
        places.map((place, index) => ({
          place,
          deleted: allowed[index],
          gone: allowed[index],
        })),
      )
    },
  )
})
