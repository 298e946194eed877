import { describe, expect, it } from 'vitest'
import { anAnswer, anAttachment, aSignature } from '../../testing/builders'
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
