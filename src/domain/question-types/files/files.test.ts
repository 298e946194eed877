import { describe, expect, it } from 'vitest'
import { aForm, anAnswer, aSection, aVersion, questions, TYPED } from '../../../testing/builders'
import { EXPORT_FORMAT } from '../../../testing/export-format'
import { addedFiles } from '../../answer/added-files'
import { compactSections } from '../../answering/compact'
import { contentFaults } from '../../answering/content'
import { pathsOfFiles } from '../../answer/files'
import { exportColumns } from '../../export/columns'
import { exportRow } from '../../export/row'
import { assembleAnswer } from '../../answering/whole'
import { toPublicForm } from '../../form/version'
import { fileRequirementsIn, fileRequirementsText, MAX_LISTED } from '../../form/file-requirements'
import { listedIn, listedText, listFault, type ListedFile } from './list'

const FORM = 'comercios'
const path = (letter: string, folder = 'imagenes') =>
  `${folder}/${FORM}/${folder === 'documentos' ? 'doc-' : ''}${letter.repeat(12)}.${folder === 'documentos' ? 'pdf' : 'jpg'}`
const aFile = (given: Partial<ListedFile> = {}): ListedFile => ({
  ...{ path: path('a'), name: 'IMG_1.jpg', size: 9, caption: '', takenAt: '', place: '' },
  ...given,
})
const formato = 'photo-document:1-3:caption'
const asking = (given: Parameters<typeof questions>[0] = {}) => [
  aSection({ preguntas: questions({ ...TYPED.files, formato, ...given }) }),
]
const answered = (respuesta: string, given: Parameters<typeof questions>[0] = {}) => {
  const version = aVersion({ formId: FORM, secciones: asking(given) })
  const secciones = asking({ ...given, respuesta })
  return { version, secciones, stored: anAnswer({ version, secciones }) }
}
const faultsOf = (respuesta: string, given: Parameters<typeof questions>[0] = {}) => {
  const { version, secciones } = answered(respuesta, given)
  return contentFaults(version, compactSections(secciones), null)
}

describe('what is asked', () => {
  it('KIND-08 is read from its format and written back', () => {
    const text = 'photo-document:2-8:needed:when:where'
    expect(fileRequirementsIn(text)).toEqual({
      ...{ kinds: ['photo', 'document'], least: 2, most: 8, captions: 'required', when: true, where: true },
    })
    expect(fileRequirementsText(fileRequirementsIn(text))).toBe(text)
    expect(fileRequirementsText(fileRequirementsIn(''))).toBe('photo:1-10')
  })
  it('KIND-08 damaged formats ask something that can be answered', () => {
    expect(fileRequirementsIn('video:9-2:caption?')).toMatchObject({ kinds: ['photo'], least: 2, most: 2 })
    expect(fileRequirementsIn('document:0-99').most).toBe(MAX_LISTED)
    expect(fileRequirementsIn('document:0-99').least).toBe(1)
  })
  it('KIND-08 SEC-03 strangers may send the kinds of files that a list takes', () => {
    const form = aForm({ secciones: asking({ formato: 'document:1-3' }) })
    const open = { ...form, opcionales: { ...form.opcionales, publico: true } }
    expect(toPublicForm(open)?.adjuntos).toEqual({
      ...{ imagen: false, documento: true, video: false, audio: false },
    })
    const voices = { ...open, secciones: asking({ formato: 'photo-voice:1-3' }) }
    expect(toPublicForm(voices)?.adjuntos).toMatchObject({ imagen: true, documento: false, audio: true })
  })
})

describe('a list of files', () => {
  it('KIND-08 is written and read back, with what is said of each', () => {
    const files = [
      aFile({ caption: 'Frente «norte»\n2', takenAt: '2026-10-05T10:30', place: '-31.4,-64.18 ±8' }),
      aFile({ path: path('b', 'documentos'), name: 'plano.pdf' }),
    ]
    expect(listedIn(listedText(files))).toEqual(files)
    expect(listedText([])).toBe('')
    expect(listedIn('')).toEqual([])
  })

  it.each([
    ['a text', 'frente.jpg'],
    ['half a list', '[{"path":"imagenes/comercios/a.jpg"'],
    ['a path outside', listedText([aFile({ path: 'cabeceras/comercios/a.jpg' })])],
    ['a path that climbs', listedText([aFile({ path: 'imagenes/comercios/../a.jpg' })])],
    ['the same file twice', listedText([aFile(), aFile()])],
    ['a time that there is not', listedText([aFile({ takenAt: '2026-02-30T10:00' })])],
    ['two places', listedText([aFile({ place: '0,0;1,1' })])],
    ['another field', '[{"path":"imagenes/comercios/a.jpg","name":"a","size":1,"url":"https://x"}]'],
    [
      'more than anybody may',
      listedText(Array.from({ length: 31 }, (_, at) => aFile({ path: `imagenes/${FORM}/${at}.jpg` }))),
    ],
  ])('KIND-08 %s is none, and is marked', (_what, text) => {
    expect(listedIn(text)).toBeNull()
    expect(faultsOf(text)).toContain('problem')
  })

  it.each([
    [
      'most',
      [aFile(), aFile({ path: path('b') }), aFile({ path: path('c') }), aFile({ path: path('d') })],
      formato,
    ],
    ['least', [aFile()], 'photo:2-3'],
    ['kind', [aFile({ path: path('b', 'documentos') })], 'photo:1-3'],
    ['kind', [aFile({ path: path('b', 'videos') })], formato],
    ['caption', [aFile({ caption: ' ' })], 'photo:1-3:needed'],
    ['kind', [aFile({ path: path('b', 'audios') })], 'photo-document:1-3'],
    ['fact', [aFile({ caption: 'Frente' })], 'photo:1-3'],
    ['fact', [aFile({ takenAt: '2026-10-05T10:30' })], 'photo:1-3:where'],
    ['fact', [aFile({ place: '-31.4,-64.18' })], 'photo:1-3:when'],
  ] as const)('KIND-08 against one stands: %s', (fault, files, asked) => {
    expect(listFault(asked, listedText(files))).toBe(fault)
    expect(faultsOf(listedText(files), { formato: asked })).toContain('problem')
  })

  it('KIND-08 SEC-05 one that names a file of another form is marked', () => {
    expect(faultsOf(listedText([aFile()]))).toEqual([])
    expect(faultsOf(listedText([aFile({ path: 'imagenes/otro/aaaaaaaaaaaa.jpg' })]))).toEqual(['file'])
  })

  it('KIND-08 none is fine where none has to be, and missing where one has to', () => {
    expect(faultsOf('')).toEqual([])
    expect(faultsOf('', { required: true })).toEqual(['problem'])
  })
})

describe('the files of a list', () => {
  it('KIND-08 FILE-02 are files of the answer, those of its corrections too', () => {
    const { stored } = answered(listedText([aFile(), aFile({ path: path('b', 'documentos') })]))
    expect(pathsOfFiles({ ...stored, idPlantilla: FORM, signatures: [] })).toEqual([
      path('a'),
      path('b', 'documentos'),
    ])
    const foreign = answered(listedText([aFile({ path: 'imagenes/otro/aaaaaaaaaaaa.jpg' })])).stored
    expect(pathsOfFiles({ ...foreign, idPlantilla: FORM, signatures: [] })).toEqual([])
  })

  it('KIND-08 FILE-02 SEC-05 voice notes are files of the answer like the others', () => {
    const voice = aFile({ path: `audios/${FORM}/aaaaaaaaaaaa.webm`, name: 'Nota de voz 0:42.webm' })
    const asked = { formato: 'voice:1-3' }
    expect(faultsOf(listedText([voice]), asked)).toEqual([])
    const foreign = { ...voice, path: 'audios/otro/aaaaaaaaaaaa.webm' }
    expect(faultsOf(listedText([foreign]), asked)).toEqual(['file'])
    const { stored } = answered(listedText([voice]), asked)
    expect(pathsOfFiles({ ...stored, idPlantilla: FORM, signatures: [] })).toEqual([voice.path])
  })

  it('KIND-08 FILE-02 that a change adds are told, whatever is said of them', () => {
    const before = asking({ respuesta: listedText([aFile()]) })
    const after = asking({
      respuesta: listedText([aFile({ caption: 'Frente' }), aFile({ path: path('b') })]),
    })
    expect(addedFiles(before, after)).toEqual([path('b')])
  })

  it('KIND-08 ALIST-06 have a line each in an export', () => {
    const two = listedText([
      aFile({ caption: 'Frente' }),
      aFile({ path: path('b', 'documentos'), name: 'plano.pdf' }),
    ])
    const { version, stored } = answered(two)
    const columns = exportColumns([version], 'es').filter(({ of }) => of === 'answer')
    expect(exportRow(assembleAnswer(version, stored), columns, EXPORT_FORMAT)).toEqual([
      '(2)\n1. Frente https://formularios.test/IMG_1.jpg\n2. plano.pdf',
    ])
  })
})
