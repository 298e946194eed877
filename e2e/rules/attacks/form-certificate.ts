import { doc, getDoc, setDoc } from 'firebase/firestore/lite'
import { describe, it } from 'vitest'
import { NEW_CERTIFICATE } from '../../../src/domain/form/certificate/layout'
import { countCoverage } from '../coverage'
import { allow, refuse } from '../judge'
import { the } from '../people'
import { storeOf } from '../store'
import { laidOut, newForm, next, save } from './saved-forms'

const CERTIFICATE = { ...NEW_CERTIFICATE, titulo: 'Permiso', texto: 'Para {{codigo}}' }

describe('certificates of a form', () => {
  countCoverage()
  it('PDF-02 are accepted as the editor stores them, can be changed, and removed again', async () => {
    await allow(save(newForm({ certificado: CERTIFICATE })))
    const known = await laidOut({ certificado: CERTIFICATE })
    await allow(save(next(known, { certificado: { ...CERTIFICATE, dias: 30 } })))
    await allow(save(next(await laidOut({ certificado: CERTIFICATE }), { certificado: null })))
  })
  it.each([
    ['that say more', { ...CERTIFICATE, html: '<b>' }],
    ['without a text', { titulo: 'Permiso', firmas: [] }],
    ['with a title beyond measure', { ...CERTIFICATE, titulo: 'x'.repeat(201) }],
    ['with a text beyond measure', { ...CERTIFICATE, texto: 'x'.repeat(5001) }],
    ['with a title that is no text', { ...CERTIFICATE, titulo: 7 }],
    ['with more signatories than stand below them', { ...CERTIFICATE, firmas: [1, 2, 3, 4, 5] }],
    ['of words', 'sí'],
  ])('PDF-02 are none %s', async (_name, certificado) => {
    await refuse(save(newForm(), { form: { certificado } }))
    await refuse(save(next(await laidOut()), { form: { certificado } }))
  })
  it('PDF-02 are not in a version, which strangers read', async () => {
    const form = newForm({ certificado: CERTIFICATE })
    await refuse(save(form, { version: { certificado: CERTIFICATE } }))
  })
  it('PDF-02 that were issued, and their number, can be read and written by nobody', async () => {
    const known = await laidOut()
    const paths = [`certificados/${'0'.repeat(16)}`, `formularios/${known.id}/contadores/certificados`]
    for (const by of [the('ROLE_ADMIN'), the('ROLE_SUPERVISOR')])
      for (const path of paths) {
        await refuse(() => getDoc(doc(storeOf(by), path)))
        await refuse(() => setDoc(doc(storeOf(by), path), { ultimo: 9 }))
      }
  })
})
