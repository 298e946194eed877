/**
 * Requests that one condition of the rules alone refuses: all else about them is as it should be, and nothing later
 * touches their documents and files, so that `npm run mutate` can send them again.
 */
import { deleteObject, getBytes } from 'firebase/storage'
import { describe, it } from 'vitest'
import type { Role } from '../../src/domain/user/roles'
import { formPicturePath, logoPath } from '../../src/domain/files/header-image'
import { attachmentPath, signaturePath } from '../../src/domain/files/storage-path'
import {
  answerPath,
  formPath,
  FILE_PERMITS,
  PASSES,
  publicFormPath,
  sessionPath,
} from '../../src/domain/store-paths'
import type { WebSession } from '../../src/domain/user/web-session'
import { upload } from './files'
import type { Person } from './people'
import { OWN_AREA, PLACES } from './places'
import {
  allow,
  ANONYMOUS,
  at,
  GENERATOR,
  inStorageMunicipality,
  lay,
  member,
  name12,
  OTHER,
  photo,
  placed,
  PRIVATE,
  refuse,
  RUN,
  session,
  SUPERVISOR,
} from './storage-municipality'

inStorageMunicipality()

/** The functions: past the rules. */
const SERVER: Person = { name: 'server', uid: '', token: 'owner', user: null }
// Mutants take hours: what is over is long over, and what goes on does so for ever.
const OVER = new Date('2020-01-01')
const NEVER_OVER = new Date('2100-01-01')

const reads = (person: Person, path: string) => () => getBytes(at(person, path))
const removes = (person: Person, path: string) => () => deleteObject(at(person, path))

/** Somebody of the staff with a session of its own. */
async function staffWith(
  mark: string,
  given: Partial<WebSession>,
  role: Role = 'ROLE_SUPERVISOR',
): Promise<Person> {
  const person = member(role, mark)
  const username = person.uid.replace(/^uid-/, '')
  await lay({ [sessionPath(`sid-${username}`)]: session(username, role, given) })
  return person
}

/** A photo as it is once functions came to it; gives its path. */
async function kept(metadata: Record<string, string>, { path } = photo(PRIVATE)): Promise<string> {
  await upload(SERVER, { path, uid: null, answer: null, notes: metadata })()
  return path
}
const sentBy = ({ uid }: Person) => ({ uid, respuesta: 'sin-guardar-todavia' })

/** An answer of another municipality; gives its id. */
async function farAnswer(given: object): Promise<string> {
  const id = `${RUN}-${name12()}`
  const answer = { idPlantilla: PRIVATE, creadoPor: 'colega', uid: '', datosCiudadano: null }
  await lay({
    [answerPath(id)]: { ...placed(PLACES['other municipality']), ...answer, lastUpdate: OVER, ...given },
  })
  return id
}

describe('a single condition keeps files', () => {
  it("SEC-07 AUTH-07 from a session that is somebody else's, closed or over", async () => {
    const ofTheTownHall = await kept({})
    const another = await staffWith('-ajena', { usuario: 'otra' })
    const closed = await staffWith('-cerrada-aparte', { active: false })
    const over = await staffWith('-vencida', { vence: OVER })
    for (const person of [another, closed, over]) {
      await refuse(reads(person, ofTheTownHall))
      const own = await kept(sentBy(person))
      await refuse(reads(person, own))
      await refuse(removes(person, own))
    }
  })

  it('SEC-07 SEC-05 from the same account signed in otherwise than when it answered', async () => {
    const named = await farAnswer({ uid: ANONYMOUS.uid })
    await refuse(reads(ANONYMOUS, await kept({ guardado: named })))
    const anonymous = await farAnswer({ uid: ANONYMOUS.uid, creadoPor: 'Usuario Anónimo' })
    await refuse(reads(OTHER, await kept({ guardado: anonymous })))
  })

  it('SEC-07 SEC-05 from being read by their sender, once an answer keeps them', async () => {
    const path = await kept({ ...sentBy(ANONYMOUS), guardado: await farAnswer({}) })
    await refuse(reads(ANONYMOUS, path))
    await refuse(removes(ANONYMOUS, path))
  })

  it('SEC-07 SEC-05 from the person whom they name, when the town hall put them there', async () => {
    await refuse(reads(ANONYMOUS, await kept({ uid: ANONYMOUS.uid })))
  })

  it('SEC-07 FILE-02 from being removed by their sender, once their answer is saved', async () => {
    const respuesta = await farAnswer({ lastUpdate: NEVER_OVER })
    await refuse(removes(ANONYMOUS, await kept({ uid: ANONYMOUS.uid, respuesta })))
  })
})

describe('a single condition refuses files for a public form', () => {
  /** A public form of its own that asks for photos; gives its id. */
  async function formWith(given: object): Promise<string> {
    const id = `${RUN}-${name12()}`
    await lay({
      [publicFormPath(id)]: {
        ...{ formId: id, version: 1, abierto: true, motivo: null, titulo: 'x', firmas: false },
        ...{ adjuntos: { imagen: true, documento: false, video: false }, ...given },
      },
    })
    return id
  }
  const sends = (person: Person, formId: string, answer?: string) =>
    upload(person, photo(formId, answer === undefined ? {} : { answer }))
  /** A pass for an answer; gives the answer's id. */
  async function passFor(formId: string, given: object): Promise<string> {
    const id = `respuesta-${name12()}`
    await lay({
      [`${publicFormPath(formId)}/${PASSES}/${id}`]: { uid: OTHER.uid, hasta: NEVER_OVER, ...given },
    })
    return id
  }

  it('SEC-07 SIGN-01 that are signatures only by a name among the attachments', async () => {
    const formId = await formWith({ adjuntos: { firma: true } })
    await refuse(upload(ANONYMOUS, { path: signaturePath(formId, name12()) }))
  })

  it('SEC-07 SEC-03 without a pass, with the pass of another account, or with one that is over', async () => {
    const underPressure = [
      { paseHasta: NEVER_OVER },
      { pocosLugares: true },
      { pocosLugares: true, paseHasta: OVER },
    ]
    for (const pressed of underPressure) {
      const formId = await formWith(pressed)
      await refuse(sends(ANONYMOUS, formId))
      await refuse(sends(ANONYMOUS, formId, await passFor(formId, {})))
      await refuse(sends(ANONYMOUS, formId, await passFor(formId, { uid: ANONYMOUS.uid, hasta: OVER })))
      await allow(sends(ANONYMOUS, formId, await passFor(formId, { uid: ANONYMOUS.uid })))
    }
  })

  it('SEC-07 SEC-03 of an account whose permit is over, even if it has a pass and the form asks for none', async () => {
    await lay({ [`${FILE_PERMITS}/${OTHER.uid}`]: { hasta: OVER } })
    for (const quiet of [{}, { paseHasta: OVER, pocosLugares: false }]) {
      const formId = await formWith(quiet)
      await refuse(sends(OTHER, formId))
      await refuse(sends(OTHER, formId, await passFor(formId, {})))
      await allow(sends(ANONYMOUS, formId))
    }
  })
})

describe('a single condition refuses files of staff', () => {
  it('SEC-07 COMP-01 to complete an answer that they may not move, or of another form', async () => {
    const completing = (person: Person, formId: string, answer: string) =>
      upload(person, photo(formId, { answer, notes: { completa: 'si' } }))
    const near = await farAnswer({ ...placed(OWN_AREA) })
    const far = await farAnswer({})
    const inspector = await staffWith('-aparte', {}, 'ROLE_INSPECTOR_ACTAS')
    await refuse(completing(SUPERVISOR, PRIVATE, far))
    await refuse(completing(inspector, PRIVATE, near))
    const formOfOthers = `${RUN}-de-otros`
    await refuse(completing(SUPERVISOR, formOfOthers, near))
    await refuse(
      upload(
        SUPERVISOR,
        photo(formOfOthers, { answer: await farAnswer({ ...placed(OWN_AREA), idPlantilla: formOfOthers }) }),
      ),
    )
    await allow(completing(SUPERVISOR, PRIVATE, near))
  })

  it('SEC-07 FILE-01 that are no document by their type or their name', async () => {
    const named = attachmentPath('documento', PRIVATE, name12(), 'a.pdf')
    await refuse(upload(SUPERVISOR, { path: named, type: 'text/html' }))
    await refuse(upload(SUPERVISOR, { path: named.replace(/pdf$/, 'exe'), type: 'application/pdf' }))
  })

  it('SEC-07 MAIL-01 that are attachments of a mail with a name of neither documents nor pictures', async () => {
    const folder = `sendEmailv3/${SUPERVISOR.uid}`
    const types = ['application/pdf', 'image/png']
    for (const type of types)
      await refuse(upload(SUPERVISOR, { path: `${folder}/adjunto-${name12()}.exe`, type }))
    await refuse(upload(SUPERVISOR, { path: `${folder}/adjunto-${name12()}.png`, uid: ANONYMOUS.uid }))
  })
})

describe('a single condition keeps the header image', () => {
  const picture = async (formId: string, sender: Person = GENERATOR): Promise<string> => {
    const path = formPicturePath(formId, name12(), 'image/png')
    await kept({ uid: sender.uid }, { path })
    return path
  }
  const unsaved = () => `cabecera-${name12().toLowerCase()}`

  it('SEC-07 EDIT-02 from being removed once a save named it', async () => {
    const formId = unsaved()
    await lay({ [formPath(formId)]: { ...placed(OWN_AREA), lastUpdate: NEVER_OVER } })
    await refuse(removes(GENERATOR, await picture(formId)))
  })

  it('SEC-07 EDIT-02 from being removed by others, and over a closed session of its sender', async () => {
    await refuse(removes(SUPERVISOR, await picture(unsaved())))
    const closed = await staffWith('-cerrada-cabecera', { active: false }, 'ROLE_GENERADOR')
    await refuse(removes(closed, await picture(unsaved(), closed)))
  })

  it('SEC-07 EDIT-02 from being overwritten', async () => {
    const path = await picture(unsaved())
    await refuse(upload(GENERATOR, { path }))
  })
})

describe('a single condition refuses a logo', () => {
  it('SEC-07 PDF-02 of an administrator whose session is closed', async () => {
    const closed = await staffWith('-cerrada-logo', { active: false }, 'ROLE_ADMIN')
    await refuse(upload(closed, { path: logoPath('villa-del-rio', name12(), 'image/png') }))
  })
})
