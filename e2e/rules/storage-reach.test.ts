import { deleteDoc, doc, getDoc, setDoc } from 'firebase/firestore/lite'
import { deleteObject, getBytes, getMetadata, ref, uploadBytes } from 'firebase/storage'
import { describe, expect, it } from 'vitest'
import { answersTo, oneForm } from '../../src/domain/access/things'
import type { Role } from '../../src/domain/user/roles'
import { attachmentPath, signaturePath } from '../../src/domain/files/storage-path'
import { answerPath, FILE_PERMITS } from '../../src/domain/store-paths'
import { aUser } from '../../src/testing/builders'
import { abilityFor } from '../../src/lib/ability'
import { PROJECT_ID } from '../stack/ports'
import { filesOf, reaches, upload } from './files'
import { NOBODY, type Person } from './people'
import { PLACES, RELATIONS, type Relation } from './places'
import {
  allow,
  ANONYMOUS,
  at,
  AWAY_FORM,
  BESIDE,
  CITIZEN,
  OTHER_CITIZENS,
  CLOSED_OUT,
  document,
  INSPECTOR,
  inStorageMunicipality,
  lay,
  member,
  MEMBERS,
  name12,
  OPEN,
  OTHER,
  photo,
  placed,
  PRIVATE,
  refuse,
  RUN,
  SAVED,
  SUPERVISOR,
  video,
} from './storage-municipality'
import { ownerStore } from './store'

inStorageMunicipality()

/** The functions: past the rules. */
const SERVER = filesOf({ name: 'server', token: 'owner' })
const FORMS: Record<Relation, string> = {
  'own area': PRIVATE,
  'other area': BESIDE,
  'other municipality': AWAY_FORM,
}
const nameOf = (role: Role) => `${RUN}-${role.toLowerCase()}`
/** The user as recorded, to ask the domain what the rules have to decide. */
const userOf = (role: Role) =>
  aUser(role, { username: nameOf(role), email: `${nameOf(role)}@villadelrio.test`, ...PLACES['own area'] })

/** A file that functions noted something on. */
async function kept(path: string, notes: Record<string, string>): Promise<string> {
  await uploadBytes(ref(SERVER, path), new Uint8Array(10), {
    contentType: 'image/png',
    customMetadata: { uid: ANONYMOUS.uid, respuesta: 'no-existe-ninguna', ...notes },
  })
  return path
}
const reads = (person: Pick<Person, 'name' | 'token'>, path: string) =>
  reaches(() => getBytes(at(person, path)))

/** An answer of a place by an author; gives its id. */
async function answer(relation: Relation, creadoPor: string, given: object = {}): Promise<string> {
  const id = `${RUN}-${name12()}`
  await lay({
    [answerPath(id)]: {
      ...placed(PLACES[relation]),
      ...{ idPlantilla: FORMS[relation], creadoPor, uid: '', datosCiudadano: null, lastUpdate: new Date() },
      ...given,
    },
  })
  return id
}

describe('the files of an answer', () => {
  const AUTHORS = ['own', 'own under the e-mail', "somebody else's"] as const
  it.each(MEMBERS)('SEC-05 can be read by $name where the answer can, and nowhere else', async ({ role }) => {
    const [user, person] = [userOf(role), member(role)]
    const ability = abilityFor(user)
    for (const relation of RELATIONS) {
      for (const author of AUTHORS) {
        const creadoPor =
          { own: user.username, 'own under the e-mail': user.email }[String(author)] ?? 'colega'
        const guardado = await answer(relation, creadoPor)
        const path = await kept(photo(FORMS[relation]).path, { guardado })
        const allowed = ability.can('read', answersTo(PLACES[relation], creadoPor))
        expect(await reads(person, path), `${author} of ${relation}`).toBe(allowed)
      }
    }
  })

  it('SEC-05 can be documents, videos and signatures, with the same rights', async () => {
    const [near, far] = [await answer('own area', 'colega'), await answer('other municipality', 'colega')]
    const paths = () => [
      signaturePath(OPEN, name12()),
      attachmentPath('documento', OPEN, name12(), 'a.pdf'),
      attachmentPath('video', OPEN, name12(), 'a.mp4'),
    ]
    for (const path of paths())
      expect(await reads(SUPERVISOR, await kept(path, { guardado: near }))).toBe(true)
    for (const path of paths())
      expect(await reads(SUPERVISOR, await kept(path, { guardado: far }))).toBe(false)
  })

  it('SEC-05 can be read by the stranger who sent the answer and by its recipient, and by no other stranger', async () => {
    const mine = await answer('own area', 'Usuario Anónimo', { uid: ANONYMOUS.uid })
    const datosCiudadano = { id: 'ciudadana-1' }
    const opcionales = { citizenAssociationFromCitizenPortal: true }
    const about = await answer('own area', 'colega', { datosCiudadano, opcionales })
    const [own, hers] = [
      await kept(photo(OPEN).path, { guardado: mine }),
      await kept(photo(OPEN).path, { guardado: about }),
    ]
    expect([await reads(ANONYMOUS, own), await reads(CITIZEN, own)]).toEqual([true, false])
    expect([await reads(ANONYMOUS, hers), await reads(CITIZEN, hers)]).toEqual([false, true])
    for (const person of [OTHER, NOBODY, CLOSED_OUT, ...OTHER_CITIZENS]) {
      for (const path of [own, hers]) expect(await reads(person, path)).toBe(false)
    }
    // An answer by staff about her to another form belongs to the town hall.
    const elsewhere = await answer('own area', 'colega', { datosCiudadano, opcionales: {} })
    expect(await reads(CITIZEN, await kept(photo(OPEN).path, { guardado: elsewhere }))).toBe(false)
  })

  it('CORR-05 CIT-04 can be added by a citizen while the answer is to be revised, and not otherwise', async () => {
    const asks = [{ needCompletition: false }, { needCompletition: true }]
    const about = {
      datosCiudadano: { id: 'ciudadana-1' },
      opcionales: { citizenAssociationFromCitizenPortal: true },
      requestsForChanges: asks,
    }
    const revising = (id: string, formId = PRIVATE) =>
      photo(formId, { answer: id, notes: { completa: 'si' } })
    const asked = await answer('own area', 'Usuario Anónimo', about)
    await allow(upload(CITIZEN, revising(asked)))
    for (const person of [ANONYMOUS, OTHER, NOBODY, CLOSED_OUT, ...OTHER_CITIZENS]) {
      await refuse(upload(person, revising(asked)))
    }
    await refuse(upload(CITIZEN, revising(asked, AWAY_FORM)))
    // Also of a form that is open to strangers, whose files need a permit: she has none.
    await deleteDoc(doc(ownerStore(PROJECT_ID), `${FILE_PERMITS}/${CITIZEN.uid}`))
    const ofOpenForm = await answer('own area', 'Usuario Anónimo', { ...about, idPlantilla: OPEN })
    await allow(upload(CITIZEN, revising(ofOpenForm, OPEN)))
    await refuse(upload(CITIZEN, photo(PRIVATE, { answer: asked })))
    for (const over of [[], asks.toReversed(), null]) {
      const id = await answer('own area', 'Usuario Anónimo', { ...about, requestsForChanges: over })
      await refuse(upload(CITIZEN, revising(id)))
    }
  })

  it('CIT-04 cannot be read by a citizen’s account after its hour, even if it sent the answer', async () => {
    for (const person of OTHER_CITIZENS) {
      const made = await answer('own area', 'Usuario Anónimo', { uid: person.uid })
      expect(await reads(person, await kept(photo(OPEN).path, { guardado: made }))).toBe(false)
    }
    // Whoever had the hour of the portal may have given the account a password.
    const about = { uid: ANONYMOUS.uid, datosCiudadano: { id: 'ciudadana-1' } }
    const hers = await answer('own area', 'Usuario Anónimo', about)
    expect(await reads(ANONYMOUS, await kept(photo(OPEN).path, { guardado: hers }))).toBe(false)
  })

  it('SEC-05 can be read by nobody once the answer is gone, and not by their sender once it keeps them', async () => {
    const gone = await kept(photo(OPEN).path, { guardado: 'no-existe-ninguna' })
    const others = await kept(photo(OPEN).path, { guardado: await answer('other municipality', 'colega') })
    for (const person of [ANONYMOUS, SUPERVISOR, INSPECTOR]) {
      for (const path of [gone, others]) expect(await reads(person, path)).toBe(false)
    }
  })

  it('SEC-05 that the town hall put there can be read by staff who work with the form', async () => {
    const bare = async (formId: string) => {
      const { path } = photo(formId)
      await uploadBytes(ref(SERVER, path), new Uint8Array(10), { contentType: 'image/png' })
      return path
    }
    const [near, far] = [await bare(PRIVATE), await bare(AWAY_FORM)]
    for (const person of [SUPERVISOR, INSPECTOR]) {
      expect([await reads(person, near), await reads(person, far)]).toEqual([true, false])
    }
    for (const person of [ANONYMOUS, NOBODY, CLOSED_OUT, CITIZEN, member('ROLE_GENERADOR')]) {
      expect(await reads(person, near)).toBe(false)
    }
  })
})

describe('the copy of a user’s rights in the session', () => {
  it('SEC-05 AUTH-05 takes effect from the next request on: role, areas, municipality and names', async () => {
    const person = member('ROLE_INSPECTOR_ELEVADO')
    const path = await kept(photo(OPEN).path, { guardado: await answer('own area', 'inés') })
    const changes: [object, boolean][] = [
      [{}, false],
      [{ nombres: ['inés'] }, true],
      [{ areas: [] }, false],
      [{ rol: 'ROLE_SUPERVISOR_ELEVADO' }, true],
      [{ municipalityPath: 'paises/ar/provincias/cordoba/municipios/las-lomas' }, false],
      [{ rol: 'ROLE_ADMIN' }, true],
      [{ rol: '' }, false],
      [{ rol: 'ROLE_ADMIN', active: false }, false],
      [{ active: true }, true],
      [{ vence: new Date(Date.now() - 1000) }, false],
      [{ vence: new Date(Date.now() + 60_000), usuario: 'otra' }, false],
    ]
    const session = doc(ownerStore(PROJECT_ID), `sesiones_web/sid-${nameOf('ROLE_INSPECTOR_ELEVADO')}`)
    const before = (await getDoc(session)).data() ?? {}
    for (const [change, allowed] of changes) {
      await setDoc(session, change, { merge: true })
      expect(await reads(person, path), JSON.stringify(change)).toBe(allowed)
    }
    await setDoc(session, before)
  })
})

describe('a file that is sent', () => {
  it.each(MEMBERS)(
    'SEC-05 by $name is accepted for forms where the role answers or writes',
    async ({ role }) => {
      const [ability, person] = [abilityFor(userOf(role)), member(role)]
      for (const relation of RELATIONS) {
        const formId = FORMS[relation]
        const files = [
          photo(formId),
          { path: signaturePath(formId, name12()) },
          document('pdf', { path: attachmentPath('documento', formId, name12(), 'a.pdf') }),
          video({ path: attachmentPath('video', formId, name12(), 'a.mp4') }),
        ]
        for (const file of files) {
          expect(await reaches(upload(person, file)), relation).toBe(
            ability.can('create', answersTo(PLACES[relation])),
          )
        }
        const header = { path: `cabeceras/${formId}/${name12()}.png` }
        expect(await reaches(upload(person, header)), relation).toBe(
          ability.can('update', oneForm(PLACES[relation])),
        )
      }
      expect(await reaches(upload(person, { path: `cabeceras/nuevo-${name12()}/${name12()}.png` }))).toBe(
        ability.can('update', 'form'),
      )
    },
  )

  it.each(MEMBERS)(
    'COMP-01 SEC-05 by $name to complete an answer is accepted where they may complete it, wherever the form is now',
    async ({ role }) => {
      const [ability, person] = [abilityFor(userOf(role)), member(role)]
      for (const relation of RELATIONS) {
        const id = await answer(relation, 'colega', { idPlantilla: AWAY_FORM })
        const file = photo(AWAY_FORM, { answer: id, notes: { completa: 'si' } })
        const allowed = ability.can('move', answersTo(PLACES[relation], 'colega'))
        expect(await reaches(upload(person, file)), relation).toBe(allowed)
      }
    },
  )

  it('SEC-05 is refused for a form that does not exist', async () => {
    for (const person of [SUPERVISOR, INSPECTOR, ANONYMOUS]) {
      await refuse(upload(person, photo('no-existe-este-formulario')))
    }
  })

  it('COMP-01 SEC-05 is refused to complete an answer of another form, or a missing one', async () => {
    const completing = (form: string, id: string) => photo(form, { answer: id, notes: { completa: 'si' } })
    const id = await answer('own area', 'colega')
    await allow(upload(SUPERVISOR, completing(PRIVATE, id)))
    await refuse(upload(SUPERVISOR, completing(AWAY_FORM, id)))
    await refuse(upload(SUPERVISOR, completing(PRIVATE, 'no-existe-ninguna')))
    await refuse(upload(ANONYMOUS, completing(PRIVATE, SAVED)))
    const moved = await answer('own area', 'colega', { idPlantilla: AWAY_FORM })
    await allow(upload(SUPERVISOR, completing(AWAY_FORM, moved)))
    await refuse(upload(SUPERVISOR, photo(AWAY_FORM, { answer: moved })))
  })

  it('SEC-05 cannot be removed by another municipality, kept or not', async () => {
    const stranger = photo(OPEN)
    await allow(upload(ANONYMOUS, stranger))
    const far = member('ROLE_SUPERVISOR_ELEVADO')
    for (const person of [far, SUPERVISOR, member('ROLE_ADMIN'), OTHER]) {
      await refuse(() => deleteObject(at(person, stranger.path)))
    }
    await allow(() => getMetadata(at(ANONYMOUS, stranger.path)))
  })

  it('AUTH-07 SEC-05 by staff cannot be reached over a closed session', async () => {
    const { path } = photo(PRIVATE)
    const person = member('ROLE_CENSISTA_PRIVADO')
    await allow(upload(person, { path }))
    await allow(() => getBytes(at(person, path)))
    const session = doc(ownerStore(PROJECT_ID), `sesiones_web/sid-${nameOf('ROLE_CENSISTA_PRIVADO')}`)
    await setDoc(session, { active: false }, { merge: true })
    await refuse(() => getBytes(at(person, path)))
    await refuse(() => deleteObject(at(person, path)))
    await setDoc(session, { active: true }, { merge: true })
    await allow(() => deleteObject(at(person, path)))
  })
})
