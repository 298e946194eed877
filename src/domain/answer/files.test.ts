import { describe, expect, it } from 'vitest'
import {
  anAnswer,
  anAttachment,
  aSection,
  aSignature,
  aVersion,
  NOW,
  questions,
} from '../../testing/builders'
import { askingFor, corrected, REVIEWED } from '../../testing/corrections'
import { Scenario } from '../../testing/scenario'
import type { StoredAnswer } from './answer'
import { pathsOfFiles } from './files'

const file = (path: string) => anAttachment({ path })
const answer = (given: Partial<StoredAnswer>): StoredAnswer => ({
  ...anAnswer(),
  idPlantilla: 'poda',
  secciones: [],
  signatures: [],
  ...given,
})
const asking = (...paths: string[]) =>
  answer({
    secciones: [
      {
        id: 's',
        orden: 0,
        preguntas: paths.map((path, orden) => ({ id: `${orden}`, orden, imagen: file(path) })),
      },
    ],
  })

describe('the files of an answer', () => {
  it('FILE-02 are found in questions, repetitions, rows and conditions, each once', () => {
    const question = (...paths: string[]) => ({ id: 'q', orden: 0, imagen: file(paths[0] ?? '') })
    const secciones: StoredAnswer['secciones'] = [
      {
        id: 'a',
        orden: 0,
        preguntas: [
          {
            ...question('imagenes/poda/uno.png'),
            documento: file('documentos/poda/doc-dos.pdf'),
            video: file('videos/poda/tres.mp4'),
            repeticiones: [{ orden: 1, imagen: file('imagenes/poda/cuatro.png') }],
          },
        ],
        seccionesRepetibles: [{ orden: 1, preguntas: [question('imagenes/poda/cinco.png')] }],
      },
      {
        id: 'b',
        orden: 1,
        conditions: [
          {
            id: 'c',
            order: 0,
            questions: [question('imagenes/poda/seis.png'), question('imagenes/poda/uno.png')],
          },
        ],
      },
    ]
    expect(pathsOfFiles(answer({ secciones }))).toEqual([
      'imagenes/poda/uno.png',
      'documentos/poda/doc-dos.pdf',
      'videos/poda/tres.mp4',
      'imagenes/poda/cuatro.png',
      'imagenes/poda/cinco.png',
      'imagenes/poda/seis.png',
    ])
  })

  it('FILE-02 CORR-02 files are found that a correction put or replaced, or that stood there when they were asked for again', () => {
    const foto = { titulo: 'Foto', adjuntar: true }
    const version = aVersion({
      formId: 'poda',
      opcionales: REVIEWED,
      secciones: [aSection({ preguntas: questions(foto) })],
    })
    const showing = (name: string) =>
      Scenario.open(version.secciones).attach('Foto', { imagen: file(`imagenes/poda/${name}.png`) })
    const stored = anAnswer({ version, secciones: showing('primera').secciones })
    const put = corrected(version, stored, { secciones: showing('segunda').stored }, NOW)
    const spot = {
      seccionId: 'seccion-0',
      condicionId: '',
      preguntaId: 'pregunta-0',
      rowIndex: 0,
      repeticion: 0,
    }
    const request = askingFor({ sections: ['seccion-0'], items: [{ ...spot, parte: 'imagen' }] })
    const asked = corrected(version, put, { request }, NOW)
    expect(pathsOfFiles({ ...asked, secciones: [], editsBySupervisor: [] })).toEqual([
      'imagenes/poda/segunda.png',
    ])
    const edits = { ...asked, secciones: [], requestsForChanges: [] }
    expect(pathsOfFiles(edits).toSorted()).toEqual(['imagenes/poda/primera.png', 'imagenes/poda/segunda.png'])
    expect(pathsOfFiles(asked).toSorted()).toEqual(['imagenes/poda/primera.png', 'imagenes/poda/segunda.png'])
  })

  it('SIGN-04 pictures of given signatures are found too', () => {
    const signatures = [
      aSignature({ imgID: 'abc', imgURL: 'https://x' }),
      aSignature({ imgID: 'def', imgURL: '' }),
      aSignature({ imgID: '../cabeceras/poda/x', imgURL: 'https://x' }),
    ]
    expect(pathsOfFiles(answer({ signatures }))).toEqual(['imagenes/signatures-poda/imgPNG-abc.png'])
  })

  it.each([
    'imagenes/otro/uno.png',
    'cabeceras/poda/uno.png',
    'pdf/poda/uno.pdf',
    'imagenes/poda/../otro/uno.png',
    'imagenes/poda',
    'imagenes/poda/',
    'imagenes//uno.png',
    '/imagenes/poda/uno.png',
    'imagenes/signatures-poda/imgPNG-abc.png',
    '',
  ])('FILE-02 %j is none of its form', (path) => {
    expect(pathsOfFiles(asking(path))).toEqual([])
  })
})
