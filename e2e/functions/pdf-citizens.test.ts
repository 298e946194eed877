import { beforeAll, describe, expect, it } from 'vitest'
import { generatePublicPdf } from '../../functions/src/pdf/generate-pdf'
import type { StoredAnswer } from '../../src/domain/answer/answer'
import { authorOf } from '../../src/domain/answering/new-answer'
import { answerTo, formAt, formDocuments, newName, options, stored } from '../rules/documents'
import { COLLEAGUE } from '../rules/people'
import { AWAY, HOME, PLACES } from '../rules/places'
import { layOut } from '../rules/store'
import { auditEntries } from './audit-entries'
import { limitedTo, refusalOf, strangersCall } from './flood-world'
import { beginWorld, owner, write } from './world'

const PORTAL = formAt(PLACES['own area'], {
  id: 'pdf-del-portal',
  opcionales: options({ citizenAssociationFromCitizenPortal: true }),
})
const PRIVATE = formAt(PLACES['own area'], { id: 'pdf-privado', opcionales: options({ ciudadano: true }) })
const EVA = {
  ...{ id: 'c-1', nombre: 'Eva', apellido: 'Luna', dni: '30111222' },
  ...{ cuit: '', email: '', telefono: '', calle: '', tipo: 'fisica' },
}
const soon = Math.floor(Date.now() / 1000) + 600
const CLAIMS = { citizenId: 'c-1', municipio: HOME, hasta: soon }

async function about(given: Partial<StoredAnswer> = {}, form = PORTAL): Promise<string> {
  const id = newName(owner, 'pdf')
  const answer = answerTo(form, authorOf(COLLEAGUE.user, COLLEAGUE.uid), { datosCiudadano: EVA, ...given })
  await write(`respuestas_formularios/${id}`, stored(owner, { ...answer, id }))
  return id
}
const ask = (answerId: string, claims: object = CLAIMS) =>
  refusalOf(generatePublicPdf(strangersCall('uid-eva', { answerId }, '198.51.100.7', claims)))
const DENIED = ['permission-denied', undefined]

beforeAll(async () => {
  await beginWorld()
  await layOut({ ...formDocuments(owner, PORTAL), ...formDocuments(owner, PRIVATE) }, owner)
})

describe('the PDF of a citizen', () => {
  it('CIT-03 SEC-06 is given for an own answer to a form of the portal, whoever wrote it, and is noted in the trail', async () => {
    const id = await about()
    expect(await ask(id)).toBeNull()
    const entries = (await auditEntries('pdf')).filter(({ respuesta }) => respuesta === id)
    expect(entries).toMatchObject([{ por: '' }])
  })

  it('CIT-04 is not given to anybody else, nor for a form outside the portal, nor for a missing answer', async () => {
    const id = await about()
    expect(await ask(id, { ...CLAIMS, citizenId: 'c-2' })).toEqual(DENIED)
    expect(await ask(id, { ...CLAIMS, municipio: AWAY })).toEqual(DENIED)
    expect(await ask(await about({ datosCiudadano: null }))).toEqual(DENIED)
    expect(await ask(await about({}, PRIVATE))).toEqual(DENIED)
    expect(await ask('no-existe-ninguna')).toEqual(DENIED)
  })

  it('CIT-01 is not given once the hour is over, nor to staff', async () => {
    const id = await about()
    const refused = ['unauthenticated', undefined]
    expect(await ask(id, { ...CLAIMS, hasta: soon - 601 })).toEqual(refused)
    expect(await ask(id, { ...CLAIMS, hasta: undefined })).toEqual(refused)
    expect(await ask(id, { ...CLAIMS, usuario: 'ana' })).toEqual(refused)
  })

  it('SEC-03 is given so many times an hour', async () => {
    const id = await about()
    await limitedTo({ STRANGER_PDFS_PER_HOUR: 0 }, async () =>
      expect(await ask(id)).toEqual(['resource-exhausted', { limit: 'account' }]),
    )
  })
})
