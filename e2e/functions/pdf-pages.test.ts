import { getDocumentProxy } from 'unpdf'
import { expect, it } from 'vitest'
import { wordingFor } from '../../functions/src/platform/wording'
import { NO_BRAND } from '../../functions/src/pdf/brand'
import { renderPdf } from '../../functions/src/pdf/render'
import { assembleAnswer } from '../../src/domain/answering/whole'
import { answersTo } from '../stack/seed/build-answers'
import { buildForm } from '../stack/seed/build-form'
import { newFilePool } from '../stack/seed/file-pool'
import { SHOP_INSPECTION } from '../stack/seed/forms/shop-inspection'
import { versionsOf } from '../stack/seed/versions'

const BASE = new Date(2026, 5, 15)
const ANSWERS = 6
const MAX_PAGES = 4

it('PDF-01 an inspection of a shop with 84 questions and photos takes at most four pages', async () => {
  const files = newFilePool((path) => `http://files.example/${path}`)
  const seed = buildForm(SHOP_INSPECTION, BASE)
  const versions = versionsOf(seed)
  for (const stored of answersTo(seed, ANSWERS, files, BASE)) {
    const version = versions.find((one) => one.version === stored.version) ?? versions[0]
    if (!version) throw new Error('The form has no version.')
    const answer = assembleAnswer(version, stored)
    const pictures = new Map(
      files
        .files()
        .map(({ path, contentType, bytes }) => [
          path,
          `data:${contentType};base64,${Buffer.from(bytes).toString('base64')}`,
        ]),
    )
    const pdf = await renderPdf({
      answer,
      wording: wordingFor('es', 'UTC'),
      pictures,
      header: null,
      lookupUrl: 'https://formularios.test/actas/consultar?codigo=VA-7K3M9QXT2B',
      statusUrl: 'https://formularios.test/publico/consultar-estado?codigo=VA-7K3M9QXT2B',
      extras: null,
      brand: NO_BRAND,
    })
    const { numPages } = await getDocumentProxy(new Uint8Array(pdf))
    expect(numPages).toBeLessThanOrEqual(MAX_PAGES)
  }
})
