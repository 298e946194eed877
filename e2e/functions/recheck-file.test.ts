import { beforeAll, describe, expect, it } from 'vitest'
import { settle } from '../../functions/src/checking/check-content'
import { RECHECK_FILE } from '../../src/domain/calls/recheck-file'
import { anonymousAuthor } from '../../src/domain/answering/new-answer'
import type { StoredAnswer } from '../../src/domain/answer/answer'
import { signaturePath } from '../../src/domain/files/storage-path'
import { anAttachment, aSignature } from '../../src/testing/builders'
import { answerTo, formDocuments, options, stored } from '../rules/documents'
import { AREA, AWAY, FOREIGN_AREA } from '../rules/places'
import { tokenOf } from '../rules/people'
import { layOut } from '../rules/store'
import { PROJECT_ID } from '../stack/ports'
import { signInAnonymously } from './accounts'
import { call } from './calls'
import { CITIZEN, citizenToken } from './correcting'
import { limitedTo } from './flood-world'
import { atWork } from './staff-tokens'
import { bucket, form, inWorldOfFiles, keptBy, naming, newId, pathOf, photoPath, sent } from './stored-files'
import { owner, read, write } from './world'

inWorldOfFiles()

const PORTAL = {
  ...form,
  id: 'fotos-del-portal',
  opcionales: options({ citizenAssociationFromCitizenPortal: true }),
}
let sara: string
let away: string
beforeAll(async () => {
  sara = await atWork('sara', 'ROLE_SUPERVISOR', { areas: [AREA] })
  away = await atWork('alba', 'ROLE_SUPERVISOR', { areas: [FOREIGN_AREA], municipalityPath: AWAY })
  await layOut(formDocuments(owner, PORTAL), owner)
})

/** An answer of a stranger that names a photo, of which no function heard. */
async function unheardOf(photo: string, given: Partial<StoredAnswer> = {}, at = form): Promise<string> {
  const id = newId()
  const answer = answerTo(at, anonymousAuthor('uid-mia'), { secciones: naming(photo), ...given })
  await write(pathOf(id), stored(owner, { ...answer, id }))
  return id
}
const recheck = (token: string | null, path: string, answerId: string | null) =>
  call(RECHECK_FILE, token, { path, answerId })
const stands = async (token: string | null, path: string, answerId: string | null) =>
  (await recheck(token, path, answerId)).result
const told = (file: string) => ({ status: 'ok', file })

describe('a file that its reader does not see', () => {
  it('FILE-05 SEC-05 is kept for its answer when somebody who may read that asks, and asking again changes nothing', async () => {
    const photo = photoPath()
    const id = await unheardOf(photo)
    await sent(photo, id)
    expect(await keptBy(photo)).toBeUndefined()
    expect(await stands(sara, photo, id)).toEqual(told('fine'))
    expect(await stands(sara, photo, id)).toEqual(told('fine'))
    expect(await keptBy(photo)).toBe(id)
    const [{ cacheControl, contentType }] = await bucket().file(photo).getMetadata()
    expect([cacheControl, contentType]).toEqual(['private, max-age=0', 'image/png'])
    // Nobody looked at the answer yet: whoever does tonight counts it.
    expect(await read(pathOf(id))).not.toHaveProperty('ficha')
  })

  it('FILE-05 clears the mark of an answer whose file came after it was looked at', async () => {
    const photo = photoPath()
    const id = await unheardOf(photo)
    await settle(id)
    expect(await read(pathOf(id))).toMatchObject({ invalida: true })
    expect(await stands(sara, photo, id)).toEqual(told('missing'))
    await sent(photo, id)
    expect(await stands(sara, photo, id)).toEqual(told('fine'))
    expect(await read(pathOf(id))).toMatchObject({ invalida: false })
  })

  it('FILE-05 SIGN-04 may be the picture of a signature', async () => {
    const picture = signaturePath(form.id, 'firma0000009')
    const signatures = [aSignature({ names: 'Ana Roca', imgID: 'firma0000009', imgURL: picture })]
    const id = await unheardOf(photoPath(), { secciones: [], signatures })
    await sent(picture, id)
    expect(await stands(sara, picture, id)).toEqual(told('fine'))
    expect(await keptBy(picture)).toBe(id)
  })

  it('FILE-05 is found by what it was sent for, where only its address is known', async () => {
    const photo = photoPath()
    const id = await unheardOf(photo)
    await sent(photo, id)
    expect(await stands(sara, photo, null)).toEqual(told('fine'))
    expect((await recheck(sara, photoPath(), null)).status).toBe('PERMISSION_DENIED')
  })

  it('FILE-05 SEC-05 is told as refused when it is not what it says, and its answer stays marked', async () => {
    const photo = photoPath()
    const id = await unheardOf(photo)
    await bucket()
      .file(photo)
      .save('<script>', { metadata: { metadata: { respuesta: id, uid: 'uid-mia' } } })
    await settle(id)
    expect(await stands(sara, photo, id)).toEqual(told('refused'))
    expect(await read(pathOf(id))).toMatchObject({ invalida: true })
  })

  it('FILE-05 CIT-04 is kept for the citizen whose answer it is, and for no other', async () => {
    const photo = photoPath(PORTAL.id)
    const id = await unheardOf(photo, { datosCiudadano: CITIZEN }, PORTAL)
    await sent(photo, id)
    for (const token of [citizenToken('40102'), citizenToken(CITIZEN.id, AWAY)])
      expect((await recheck(token, photo, id)).status).toBe('PERMISSION_DENIED')
    expect((await recheck(citizenToken(CITIZEN.id, undefined, -1), photo, id)).status).toBe('UNAUTHENTICATED')
    expect(await keptBy(photo)).toBeUndefined()
    expect(await stands(citizenToken(), photo, id)).toEqual(told('fine'))
  })

  it('FILE-05 SEC-04 is nobody’s business without a session, nor that of a browser without a name', async () => {
    const photo = photoPath()
    const id = await unheardOf(photo)
    await sent(photo, id)
    const forged = tokenOf('uid-sara', { usuario: 'sara', sid: 'inventada' }, PROJECT_ID)
    for (const token of [null, await signInAnonymously(), forged])
      expect((await recheck(token, photo, id)).status).toBe('UNAUTHENTICATED')
    expect(await keptBy(photo)).toBeUndefined()
  })

  it('FILE-05 SEC-05 SEC-07 tells nothing of files of another area, and of missing answers', async () => {
    const photo = photoPath()
    const id = await unheardOf(photo)
    await sent(photo, id)
    for (const named of [id, null, 'no-existe-ninguna'])
      expect((await recheck(away, photo, named)).status).toBe('PERMISSION_DENIED')
    expect(await keptBy(photo)).toBeUndefined()
  })

  it('FILE-05 SEC-05 gives no answer the file of somebody else, and does not say that there is one', async () => {
    const [theirs, beside] = [await sent(photoPath(), newId(), 'uid-otra'), photoPath()]
    const id = await unheardOf(theirs)
    await sent(beside, id)
    expect(await stands(sara, theirs, id)).toEqual(told('missing'))
    // There, sent for it, and not named by it.
    expect(await stands(sara, beside, id)).toEqual(told('missing'))
    expect([await keptBy(theirs), await keptBy(beside)]).toEqual([undefined, undefined])
  })

  it.each([
    'pdf/una-respuesta/documento.pdf',
    'logos/municipio/abcDEF123456.png',
    'cabeceras/formulario/abcDEF123456.png',
    'sendEmailv3/uid-ines/adjunto-abcDEF123456.pdf',
    'imagenes/../pdf/documento.pdf',
    'imagenes/formulario',
    'imagenes//foto.png',
    '',
  ])('FILE-05 SEC-01 takes no path outside the files of answers: %s', async (path) => {
    const secciones = [
      { id: 'seccion-0', orden: 0, preguntas: [{ id: 'p', orden: 0, imagen: anAttachment({ path }) }] },
    ]
    const id = await unheardOf(path, { secciones })
    expect((await recheck(sara, path, id)).status).toBe('INVALID_ARGUMENT')
  })

  it('FILE-05 SEC-03 is looked for so often an hour, and not more', async () => {
    const photo = photoPath()
    const id = await unheardOf(photo)
    const other = await atWork('sol', 'ROLE_SUPERVISOR', { areas: [AREA] })
    await limitedTo({ RECHECKS_PER_HOUR: 2 }, async () => {
      expect(await stands(other, photo, id)).toEqual(told('missing'))
      expect(await stands(other, photo, id)).toEqual(told('missing'))
      expect(await recheck(other, photo, id)).toMatchObject({
        status: 'RESOURCE_EXHAUSTED',
        details: { limit: 'lookups' },
      })
    })
  })
})
