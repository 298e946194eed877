import { getStorage } from 'firebase-admin/storage'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cachedPdf } from '../../functions/src/pdf/cached-pdf'
import { generatePublicPdf } from '../../functions/src/pdf/generate-pdf'
import { firebaseAdmin } from '../../functions/src/platform/admin'
import { savePublicAnswer } from '../../src/data/public/answers'
import { publicAnswerPdf } from '../../src/data/public/pdf'
import type { StoredAnswer } from '../../src/domain/answer/answer'
import { anonymousAuthor, authorOf } from '../../src/domain/answering/new-answer'
import { assembleAnswer } from '../../src/domain/answering/whole'
import type { Form } from '../../src/domain/form/form'
import { toVersion } from '../../src/domain/form/version'
import { anAnswer, aUser, AREA } from '../../src/testing/builders'
import { answerTo, formAt, formDocuments, freshCode, newName, options, stored } from '../rules/documents'
import { tokenOf } from '../rules/people'
import { OWN_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import { PROJECT_ID, STORAGE_BUCKET } from '../stack/ports'
import { call } from './calls'
import { connectData, failureOf } from './data'
import { limitedTo, refusalOf, strangersCall } from './flood-world'
import { atWork, claimsToken } from './staff-tokens'
import { beginWorld, owner, write } from './world'

const formWith = (id: string, automaticDownload: boolean): Form =>
  formAt(OWN_AREA, { id, titulo: 'Talleres', opcionales: options({ publico: true, automaticDownload }) })
const HANDS_OUT = formWith('con-copia', true)
const KEEPS = formWith('sin-copia', false)

const nameless = (uid: string, claims: object = {}) =>
  tokenOf(uid, { firebase: { sign_in_provider: 'anonymous', identities: {} }, ...claims }, PROJECT_ID)
const ask = async (answerId: string, token: string | null, more = {}) =>
  (await call('generatePublicPdf', token, { answerId, ...more })).status

/** An answer that the account `uid-mia` sent. */
async function sent(form = HANDS_OUT, given: Partial<StoredAnswer> = {}): Promise<string> {
  const id = newName(owner, 'copia')
  await write(
    `respuestas_formularios/${id}`,
    stored(owner, { ...answerTo(form, anonymousAuthor('uid-mia')), id, ...given }),
  )
  return id
}

beforeAll(async () => {
  connectData()
  await beginWorld()
  await layOut({ ...formDocuments(owner, HANDS_OUT), ...formDocuments(owner, KEEPS) }, owner)
})

describe('the copy of who answered without signing in', () => {
  it('ANS-21 is given to the browser that sent the answer', async () => {
    const id = newName(owner, 'copia')
    const code = freshCode()
    await savePublicAnswer((uid) =>
      anAnswer({ id, code, version: toVersion(HANDS_OUT), author: anonymousAuthor(uid) }),
    )
    const url = await publicAnswerPdf(id, { language: 'es', timeZone: 'America/Argentina/Cordoba' })
    const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer())
    const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true })
    expect(text).toContain('Talleres')
    expect(text).toContain(code)
  })

  it('ANS-21 is not given to another browser, which is told so apart', async () => {
    const failure = await failureOf(publicAnswerPdf(await sent(), { language: 'es', timeZone: 'UTC' }))
    expect(failure).toMatchObject({ code: 'forbidden' })
  })

  it('ANS-21 is not given to another account, whoever the request names', async () => {
    const id = await sent()
    expect(await ask(id, nameless('uid-mia'))).toBe('OK')
    expect(await ask(id, nameless('uid-otra'))).toBe('PERMISSION_DENIED')
    expect(await ask(id, nameless('uid-otra'), { uid: 'uid-mia' })).toBe('PERMISSION_DENIED')
    expect(await ask(id, null)).toBe('UNAUTHENTICATED')
  })

  it('ANS-21 is not given to claims of staff, or of a citizen whose hour is over: they are asked to sign in', async () => {
    const id = await sent()
    expect(await ask(id, nameless('uid-mia', { usuario: 'nadie', sid: 'x' }))).toBe('UNAUTHENTICATED')
    expect(await ask(id, nameless('uid-mia', { citizenId: 'c-1' }))).toBe('UNAUTHENTICATED')
    expect(await ask(id, claimsToken('nadie'))).toBe('UNAUTHENTICATED')
  })

  it('ANS-21 CIT-04 of an answer about a citizen is not given to the sending account without the citizen’s hour', async () => {
    const eva = { id: 'c-1', nombre: 'Eva', apellido: 'Luna', dni: '30111222' }
    const datosCiudadano = { ...eva, cuit: '', email: '', telefono: '', calle: '', tipo: 'fisica' }
    const id = await sent(HANDS_OUT, { datosCiudadano })
    expect(await ask(id, nameless('uid-mia'))).toBe('PERMISSION_DENIED')
  })

  it('SEC-03 ANS-21 is made by functions apart: strangers cannot use those of staff, nor staff these', async () => {
    const id = await sent()
    expect((await call('generatePdfv3', nameless('uid-mia'), { answerId: id })).status).toBe(
      'UNAUTHENTICATED',
    )
    expect(await ask(id, await atWork('sara', 'ROLE_SUPERVISOR', { areas: [AREA] }))).toBe('UNAUTHENTICATED')
  })

  it('SEC-03 ANS-21 is given so many times an hour to one account, whatever the answers', async () => {
    const answerId = await sent()
    const ofAccount = () => refusalOf(generatePublicPdf(strangersCall('uid-mia', { answerId })))
    await limitedTo({ STRANGER_PDFS_PER_HOUR: 0 }, async () =>
      expect(await ofAccount()).toEqual(['resource-exhausted', { limit: 'account' }]),
    )
    expect(await ofAccount()).toBe(null)
  })

  it('SEC-03 ANS-21 is given so many times an hour to one network, and so many at once, under however many accounts', async () => {
    const [mine, theirs] = [await sent(), await sent(HANDS_OUT, { uid: 'uid-otra' })]
    const copy = (uid: string, answerId: string, address: string) =>
      refusalOf(generatePublicPdf(strangersCall(uid, { answerId }, address)))
    await limitedTo({ STRANGER_PDFS_PER_ADDRESS: 1 }, async () => {
      expect(await copy('uid-mia', mine, '192.0.2.31')).toBe(null)
      expect(await copy('uid-otra', theirs, '192.0.2.31')).toEqual([
        'resource-exhausted',
        { limit: 'address' },
      ])
      expect(await copy('uid-otra', theirs, '203.0.113.31')).toBe(null)
    })
    await limitedTo({ DOCUMENTS_AT_ONCE: 0 }, async () =>
      expect(await copy('uid-mia', mine, '192.0.2.31')).toEqual(['resource-exhausted', { limit: 'atOnce' }]),
    )
    expect(await copy('uid-mia', mine, '192.0.2.31')).toBe(null)
  })

  it('ANS-21 is not given where the form hands out none, nor of a marked answer', async () => {
    expect(await ask(await sent(KEEPS), nameless('uid-mia'))).toBe('PERMISSION_DENIED')
    // Of a version that the form has not, so that the mark stays.
    const marked = await sent(HANDS_OUT, { invalida: true, version: 99 })
    expect(await ask(marked, nameless('uid-mia'))).toBe('PERMISSION_DENIED')
  })

  it('ANS-21 of a staff answer is not given without their session, even to the same account', async () => {
    const author = authorOf(aUser('ROLE_INSPECTOR', { username: 'ines' }), 'uid-mia')
    const id = await sent(HANDS_OUT, author)
    expect(await ask(id, nameless('uid-mia'))).toBe('PERMISSION_DENIED')
    const sara = await atWork('sara', 'ROLE_SUPERVISOR', { areas: [AREA] })
    expect((await call('generatePdfv3', sara, { answerId: id })).status).toBe('OK')
  })

  it.each(['no-existe', '..', '.', '__x__', '', 'a/b', 'x'.repeat(500)])(
    'ANS-21 guessing the id %j leads nowhere',
    async (id) => {
      expect(['PERMISSION_DENIED', 'INVALID_ARGUMENT']).toContain(await ask(id, nameless('uid-mia')))
    },
  )
})

const bucket = () => getStorage(firebaseAdmin()).bucket(STORAGE_BUCKET)
const filesOf = async (id: string) => (await bucket().getFiles({ prefix: `pdf/${id}/` }))[0].length

describe('an answer that is deleted while its document is made', () => {
  it('PDF-01 leaves no document behind', async () => {
    const version = toVersion(HANDS_OUT)
    const given = { id: newName(owner, 'borrada'), code: freshCode(), author: anonymousAuthor('uid-mia') }
    const gone = assembleAnswer(version, anAnswer({ ...given, version }))
    const made = cachedPdf(gone, { language: 'es' })
    expect(await failureOf(made)).toMatchObject({ code: 'permission-denied' })
    expect(await filesOf(gone.id)).toBe(0)
  })
})

describe('what one stranger may cost', () => {
  let id: string
  beforeEach(async () => {
    id = await sent()
  })

  it('ANS-21 asking again gives the document that was made before', async () => {
    const first = await call('generatePublicPdf', nameless('uid-mia'), { answerId: id })
    expect(await call('generatePublicPdf', nameless('uid-mia'), { answerId: id })).toEqual(first)
    expect(await filesOf(id)).toBe(1)
  })

  it('ANS-21 a stranger gets documents in at most a dozen languages an hour', async () => {
    expect(await ask(id, nameless('uid-mia'))).toBe('OK')
    const others = Array.from({ length: 11 }, (_, n) => bucket().file(`pdf/${id}/${n}.pdf`).save('otro'))
    await Promise.all(others)
    const abroad = { language: 'ja' }
    expect(await ask(id, nameless('uid-mia'), abroad)).toBe('RESOURCE_EXHAUSTED')
    expect(await ask(id, nameless('uid-mia'))).toBe('OK')
    const sara = await atWork('sara', 'ROLE_SUPERVISOR', { areas: [AREA] })
    expect((await call('generatePdfv3', sara, { answerId: id, ...abroad })).status).toBe('OK')
  })
})
