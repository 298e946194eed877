import { beforeAll, describe, expect, it } from 'vitest'
import { assembleAnswer } from '../../../src/domain/answering/whole'
import { signaturePath } from '../../../src/domain/files/storage-path'
import type { Certificate } from '../../../src/domain/certificate/certificate'
import type { Question } from '../../../src/domain/form/question'
import type { Section } from '../../../src/domain/form/section'
import type { Language } from '../../../src/domain/language'
import { payOrderSchema } from '../../../src/domain/payment/pay-order'
import { processingRecord } from '../../../src/domain/privacy/record'
import { QUESTION_KINDS, typesOf, type QuestionKind } from '../../../src/domain/form/kinds'
import { listedText } from '../../../src/domain/question-types/files/list'
import {
  aBranch,
  anAnswer,
  anAttachment,
  aQuestion,
  aSection,
  aSignature,
  aVersion,
  NOW,
  questions,
} from '../../../src/testing/builders'
import { responseTo } from '../../../src/testing/gallery/samples'
import { uaFaults } from '../../../src/testing/pdf/ua-faults'
import { wordingFor } from '../platform/wording'
import { RECORD_WORDS } from '../privacy/words'
import { renderCertificate } from './certificate'
import type { PdfParts } from './document'
import { renderPersonFile, type PersonFileParts } from './person'
import { renderProcessingRecord } from './processing'
import { renderReceipt } from './receipt'
import { renderPdf } from './render'

const DOT =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const BRAND = { logo: DOT, color: '#7a1f3d', contact: 'Plaza Mayor 1 · 945 000 000' }

/** Words of a form, in languages that are written in several ways. */
const WORDS = {
  Spanish: 'Inspección de comercios «año 2026»',
  Persian: 'نام خانوادگی و نشانی محل سکونت ۱۲۳۴',
  Arabic: 'الاسم الكامل وعنوان السكن (١٢٣)',
  Thai: 'กรุณากรอกชื่อและที่อยู่น้ำ',
  Hindi: 'कृपया अपना पूरा नाम और पता लिखें क्षेत्र',
  Korean: '이름과 주소를 적어 주세요',
}

const PHOTOS = Array.from({ length: 5 }, (_, at) => `imagenes/comercios/foto${at}.png`)
const DOCUMENT = 'documentos/comercios/doc-abcdefghijkl.pdf'

const FORMATS: Partial<Record<QuestionKind, string>> = {
  ...{ identifier: 'ar-cuit', amount: 'ARS', files: 'photo-document:1-10:caption:when:where' },
}

/** One question of every kind, answered; texts are answered in the words. */
function everyKind(words: string): Question[] {
  return QUESTION_KINDS.map((kind, orden) => {
    const asked = aQuestion({
      ...typesOf(kind),
      ...{ id: kind, orden, titulo: `${words} ${orden}` },
      formato: FORMATS[kind] ?? '',
    })
    return {
      ...asked,
      ...responseTo(kind, asked),
      ...(kind === 'long-text' && { respuesta: longText(words) }),
    }
  })
}

/** Longer than a page. */
const longText = (words: string): string => Array.from({ length: 90 }, () => `${words}. ${words}.`).join('\n')

/** A form of all that a document can have. */
function sectionsIn(words: string): Section[] {
  const photo = { adjuntar: true, imagen: anAttachment({ path: PHOTOS[0], name: 'frente.png' }) }
  const files = {
    documento: anAttachment({ path: DOCUMENT, name: `${words}.pdf` }),
    video: anAttachment({ path: 'videos/comercios/abcdefghijkl.mp4', name: 'v.mp4' }),
  }
  const list = listedText(
    [...PHOTOS, DOCUMENT].map((path, at) => ({
      ...{ path, name: `${at}`, size: 9, caption: at === 1 ? '' : words },
      ...{ takenAt: '2026-10-05T10:30', place: '' },
    })),
  )
  return [
    aSection({ orden: 0, titulo: words, descripcion: words, preguntas: everyKind(words) }),
    aSection({
      orden: 1,
      titulo: '',
      repetible: true,
      preguntas: questions({ titulo: words, respuesta: words, ...photo }),
      seccionesRepetibles: [{ orden: 1, preguntas: questions({ titulo: words, respuesta: 'ok\u{F8FF}' }) }],
    }),
    aSection({
      orden: 2,
      titulo: words,
      conditions: [
        aBranch({ condition: words, checked: true, questions: questions({ titulo: words, ...files }) }),
      ],
    }),
    aSection({ orden: 3, titulo: 'Vacía', repetible: true, puedeEstarVacia: true, vacia: true }),
    aSection({
      orden: 4,
      titulo: 'Fotos',
      preguntas: questions({
        ...typesOf('files'),
        formato: 'photo-document:1-9:caption:when',
        respuesta: list,
      }),
    }),
  ]
}

const SIGNED = [1, 2, 3]

function answerOf(secciones: Section[], words: string) {
  const signatures = SIGNED.map((at) =>
    aSignature({ title: words, names: words, imgID: `firma${at}`, imgURL: at === 3 ? '' : 'https://firma' }),
  )
  const version = aVersion({ titulo: words, descripcion: words, secciones, signatures })
  return assembleAnswer(version, anAnswer({ version, secciones, signatures }))
}

const PICTURES = new Map(
  [...PHOTOS.slice(0, 4), ...SIGNED.map((at) => signaturePath('comercios', `firma${at}`))].map((path) => [
    path,
    DOT,
  ]),
)
const SITE = 'https://formularios.test'

const pdfOf = (
  secciones: Section[],
  words: string,
  language: Language = 'es',
  more: Partial<PdfParts> = {},
) =>
  renderPdf({
    ...{
      answer: answerOf(secciones, words),
      wording: wordingFor(language, 'UTC'),
      header: DOT,
      brand: BRAND,
    },
    ...{
      lookupUrl: `${SITE}/consulta/VDR-1`,
      statusUrl: `${SITE}/estado/VDR-1`,
      extras: null,
      pictures: PICTURES,
    },
    ...more,
  })

const order = () =>
  payOrderSchema.parse({
    ...{ orderId: '000000000042', id: 'respuesta-1', amount: 250_000, date: NOW, dni: '20123456' },
    ...{
      email: 'ana@b.test',
      phone: '',
      form: 'concierto',
      formTitle: WORDS.Persian,
      fullName: 'Ana María Paz',
    },
    ...{ status: 'Pagado', validate: true, state: 'paid', paymentId: 'concierto', sectionId: 'platea' },
    ...{ sectionName: 'Platea', code: 'VDR-7K3M9QXT2B', municipalityPath: 'm', uid: 'u', merchantCode: 'm' },
    ...{ price: 125_000, quanty: 2, currency: '032', paidAt: NOW, holdUntil: NOW, anuladas: [] },
    tickets: ['ABCDEFGHJKMN', 'PQRSTVWXYZ01'],
  })

const CERTIFICATE: Certificate = {
  ...{ codigo: 'ABCDEFGH12345678', numero: 7, formId: 'comercios', respuesta: 'respuesta-1' },
  ...{ codigoMunicipio: 'VDR-7K3M9QXT2B', municipalityPath: 'm', municipio: 'Villa del Río' },
  ...{ clase: 'autorizacion', formulario: 'Permisos', titulo: WORDS.Arabic, texto: longText(WORDS.Thai) },
  ...{
    iniciales: 'A. P.',
    emitido: NOW,
    emitidoPor: 'rosa',
    valeHasta: null,
    revocado: null,
    descarga: true,
  },
  firmas: ['Rosa Luna', 'Juan Sol', 'Eva Mar'].map((nombre) => ({ nombre, cargo: 'Directora' })),
}
function person(): Pick<PersonFileParts, 'drawn' | 'plan'> {
  const entry = {
    answerId: 'respuesta-1',
    answer: null,
    orders: [order()],
    certificates: [CERTIFICATE],
    notes: 2,
  }
  const answer = answerOf(sectionsIn(WORDS.Hindi), WORDS.Hindi)
  return {
    drawn: [
      { entry, answer, pictures: PICTURES },
      { entry, answer: null, pictures: PICTURES },
    ],
    plan: [{ name: 'Respuestas', ending: 'Se borran', reason: '' }],
  }
}
const OF_TOWN = { municipality: 'Villa del Río', brand: BRAND, wording: wordingFor('ek', 'UTC') }

/** Every other document, by what it is. */
const OTHERS: Record<string, () => Promise<Buffer>> = {
  'an answer in Japanese words with what its reader adds': () =>
    pdfOf(sectionsIn(WORDS.Korean), WORDS.Korean, 'ja', {
      extras: { text: 'Texto', location: 'Lugar', logo: DOT },
    }),
  'a certificate': () => renderCertificate({ ...OF_TOWN, certificate: CERTIFICATE }),
  'a certificate before it is issued': () =>
    renderCertificate({ ...OF_TOWN, certificate: CERTIFICATE, isPreview: true }),
  'a voucher with its tickets': () => renderReceipt({ ...OF_TOWN, order: order() }),
  'a record of processing': () => {
    const words = RECORD_WORDS.ek
    const activities = processingRecord(words, { trailDays: 365, kept: [] })
    return renderProcessingRecord({ ...OF_TOWN, activities, made: NOW, words })
  },
  'the file for a person': () =>
    renderPersonFile({ ...OF_TOWN, ...person(), made: NOW, words: RECORD_WORDS.ek }),
}

describe('PDF-01 PDF-02 what a machine can check of PDF/UA-1', () => {
  it.each(Object.entries(WORDS))(
    'an answer in %s',
    async (_script, words) => {
      expect(await uaFaults(await pdfOf(sectionsIn(words), words))).toEqual([])
    },
    120_000,
  )

  it.each(Object.entries(OTHERS))(
    '%s',
    async (_name, render) => {
      expect(await uaFaults(await render())).toEqual([])
    },
    120_000,
  )

  it('a form that begins with rows of a section without a title', async () => {
    const preguntas = questions({ titulo: 'Nombre' })
    const seccionesRepetibles = [{ orden: 1, preguntas }]
    const secciones = [aSection({ titulo: '', repetible: true, preguntas, seccionesRepetibles })]
    expect(await uaFaults(await pdfOf(secciones, 'Censo'))).toEqual([])
  }, 120_000)
})

describe('PDF-01 the check finds what is spoiled', () => {
  let sound = ''
  beforeAll(async () => {
    sound = (await pdfOf(sectionsIn(WORDS.Spanish), WORDS.Spanish)).toString('latin1')
  }, 120_000)

  /** Of the same length: a file says where each of its objects begins. */
  it.each([
    ['02-001', '/S /TH', '/S /XX'],
    ['04-001', '/Marked true', '/Marked null'],
    ['06-002', '<pdfuaid:part>1<', '<pdfuaid:part>2<'],
    ['06-003', '<dc:title>', '<dc:titel>'],
    ['07-001', '/DisplayDocTitle true', '/DisplayDocTitle null'],
    ['09-001', '/K [5]', '/K [4]'],
    ['09-004', '/S /TR', '/S /TD'],
    ['11-006', '/Lang (es)', '/Lanx (es)'],
    ['13-004', '/Alt ', '/Alx '],
    ['14-003', '/S /H1', '/S /H2'],
    ['15-003', '/Scope /Row', '/Scope /Rox'],
    ['15-005', '/S /TD', '/S /P '],
    ['28-009', '/Tabs /S', '/Tabs /R'],
    ['28-010', '/StructParent ', '/StructParenx '],
    ['28-011', '/S /Link', '/S /Note'],
    ['28-012', '/Contents (', '/Contentx ('],
    ['31-009', '/FontFile2', '/FontFileX'],
    ['31-027', '/ToUnicode', '/ToUnicodX'],
  ])('%s', async (condition, written, spoiled) => {
    expect(sound).toContain(written)
    const bytes = Buffer.from(sound.replace(written, spoiled), 'latin1')
    expect((await uaFaults(bytes)).join('\n')).toContain(condition)
  })
})
